import { textOf } from '../../page/element-text';
import type { Page, PageElement } from '../../page/page';
import { isFolded } from '../../page/visibility';
import type { ReadLine } from '../../parsed-recipe';

const MAX_CLIMB = 5;
const MOST_PANELS = 6;
const HEADING = /^h[1-6]$/;

/** The lists in the panels beside the one that `line` stands in, which a click shows in its place; their headings or tabs are the groups. */
export function foldedLists(page: Page, line: PageElement): ReadLine[][] {
  const panels: PageElement[] = [];
  let box: PageElement = line;
  for (let climbed = 0; box.parent && climbed < MAX_CLIMB; climbed++, box = box.parent)
    for (const child of box.parent.children) if (typeof child !== 'string' && child !== box && isFolded(child)) panels.push(child);
  return panels.slice(0, MOST_PANELS).flatMap((panel) => {
    const items = page.elements.slice(panel.index + 1, panel.end).filter(({ name }) => name === 'li');
    if (items.length === 0) return [];
    const group = nameOf(page, panel);
    return [items.map((item) => ({ text: textOf(item), group }))];
  });
}

/** What the tab says that leads there, or the heading within. */
function nameOf(page: Page, { attributes: { id }, index, end }: PageElement): string | null {
  const tab = id === undefined ? undefined : page.elements.find(({ attributes }) => attributes.href === `#${id}`);
  const named = tab ?? page.elements.slice(index + 1, end).find(({ name }) => HEADING.test(name));
  return (named && textOf(named)) || null;
}
