import type { PageElement } from './page';

/** Read aloud, and not shown. */
const FOR_SCREEN_READERS =
  /(?:^|[\s_-])(?:sr-only|screen-?reader(?:-text)?|visually-?hidden|visuallyhidden|a11y-hidden|hide-visually)(?:$|[\s_-])/i;
const DISPLAY_NONE = /display\s*:\s*none/i;
/** Names under which style sheets hide a box, and those for paper alone. */
const HIDES =
  /^(?:(?:is|u|js|tw|has|g)-)?(?:hidden|hide|d-none|display-none|invisible)$|^(?:print-only|only-print|printonly|d-print-block|visible-print(?:-block|-inline)?|show-for-print)$/;
/** "d-md-block", "lg:flex", "hidden-xs": hidden at some widths, shown at others. */
const SHOWN_AT_SOME_WIDTH = /(?:^|[-:_])(?:xs|sm|md|lg|xl|2xl|xxl|phone|mobile|small|medium|tablet|large|desktop)(?:$|[-:_])/;
const PANE = /^(?:tabs?[-_]{1,2}(?:pane|panel|content-item)|tabpanel|tabs-panel)$/i;
const OPEN = /^(?:(?:is|tab)[-_])?(?:active|open|opened|show|shown|in|selected|current|visible)$|[-_]{2}(?:active|selected|open|current)$/i;
const PANEL_PARTS = new Set(['ul', 'ol', 'p', 'div', 'section']);

/** What a class attribute says of all that bear it; a page repeats a few hundred of them. */
interface ClassMeaning {
  isHidden: boolean;
  isForScreenReaders: boolean;
  isPane: boolean;
  isOpen: boolean;
}

/** A quick check first: most classes do not match. */
const MAY_MATTER = /hid|none|print|invisib|sr-only|screen|tab/i;
const NOTHING: ClassMeaning = { isHidden: false, isForScreenReaders: false, isPane: false, isOpen: false };
const known = new Map<string, ClassMeaning>();
const MOST_KNOWN = 5_000;

function meaningOf(classes: string): ClassMeaning {
  if (!MAY_MATTER.test(classes)) return NOTHING;
  const before = known.get(classes);
  if (before) return before;
  const names = classes.split(/\s+/);
  const meaning = {
    isHidden: names.some((name) => HIDES.test(name)) && !names.some((name) => SHOWN_AT_SOME_WIDTH.test(name)),
    isForScreenReaders: FOR_SCREEN_READERS.test(classes),
    isPane: names.some((name) => PANE.test(name)),
    isOpen: names.some((name) => OPEN.test(name)),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(classes, meaning);
  return meaning;
}

/** Whether a reader of the page would not see it. */
export function isUnseen(element: PageElement): boolean {
  const { class: classes, hidden, style } = element.attributes;
  if (hidden !== undefined || (style !== undefined && DISPLAY_NONE.test(style))) return true;
  if (classes === undefined) return false;
  const { isHidden, isForScreenReaders, isPane, isOpen } = meaningOf(classes);
  return isHidden || isForScreenReaders || (isPane && !isOpen && hasOpenSibling(element));
}

/** Hidden at first; a click on its tab or its heading may show it. A whole panel can be hidden as text for screen readers only. */
export function isFolded(element: PageElement): boolean {
  return isUnseen(element) && (!meaningOf(element.attributes.class ?? '').isForScreenReaders || holdsParts(element));
}

/** Of the panes of one bar of tabs one is marked as open; where none is, a script opens the first. */
function hasOpenSibling({ parent }: PageElement): boolean {
  return Boolean(
    parent?.children.some((child) => {
      if (typeof child === 'string' || child.attributes.class === undefined) return false;
      const { isPane, isOpen } = meaningOf(child.attributes.class);
      return isPane && isOpen;
    }),
  );
}

function holdsParts({ children }: PageElement): boolean {
  return children.some((child) => typeof child !== 'string' && PANEL_PARTS.has(child.name));
}
