import type { AttributeName, PageElement, PageNode } from './page';
import { decodeEntities, plainLines, plainText } from './plain-text';
import { isUnseen } from './visibility';

const BLOCKS = new Set(
  (
    'address article aside blockquote body br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p ' +
    'pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Never read as text: fallbacks, controls, and text for screen readers only. */
const SILENT = new Set(['noscript', 'template', 'button', 'textarea', 'label', 'form', 'nav']);
const MAX_TEXT = 200_000;

export interface TextOptions {
  /** Elements to leave out, with all that is in them. */
  without?: (element: PageElement) => boolean;
  /** Read labels, buttons and forms too: some lists are rows of check boxes. */
  controls?: boolean;
}

/** The element's text on one line. */
export function textOf(element: PageElement, options: TextOptions = {}): string {
  return plainText(sourceText(element, ' ', options));
}

/** The element's text, one entry per block or line break. */
export function linesOf(element: PageElement, options: TextOptions = {}): string[] {
  return plainLines(sourceText(element, '\n', options));
}

/** Attribute value, entities decoded and trimmed; empty when it is not there. */
export function attribute(element: PageElement, name: AttributeName): string {
  const value = element.attributes[name];
  return value ? decodeEntities(value).trim() : '';
}

export function hasClass(element: PageElement, name: string): boolean {
  const value = element.attributes.class;
  return value !== undefined && value.includes(name) && value.split(/\s+/).includes(name);
}

function sourceText(element: PageElement, blockEnd: string, options: TextOptions): string {
  const parts: string[] = [];
  let length = 0;
  const add = (node: PageNode): void => {
    if (length > MAX_TEXT) return;
    if (typeof node === 'string') {
      // a line end in the source is a space to the reader of the page
      parts.push(blockEnd === '\n' ? node.replace(/[\r\n]+/g, ' ') : node);
      length += node.length;
      return;
    }
    if (node !== element) {
      if (SILENT.has(node.name) && !isTrigger(node) && !(options.controls && (node.name === 'label' || node.name === 'form'))) return;
      if (options.without?.(node) || isUnseen(node)) return;
    }
    const block = BLOCKS.has(node.name);
    if (block) parts.push(blockEnd);
    let before: PageNode | null = null;
    for (const child of node.children) {
      if (areApart(before, child)) parts.push(' ');
      add(child);
      before = child;
    }
    if (block) parts.push(blockEnd);
  };
  add(element);
  return parts.join('');
}

/** A heading that folds what stands below it is a button from end to end. */
export function isTrigger({ name, parent }: PageElement): boolean {
  return name === 'button' && parent !== null && HEADING.test(parent.name);
}

const HEADING = /^h[1-6]$/;

/** Boxes side by side with no space between them ("<span>1 cup</span><span>flour</span>") are apart on the screen; letters in bold are not. */
export function areApart(before: PageNode | null, after: PageNode): boolean {
  if (before === null || (typeof before === 'string' && typeof after === 'string')) return false;
  if (typeof before === 'string')
    return (
      (endsWithDigit(before) && STARTS_WITH_LETTER.test(firstText(after))) ||
      (typeof after !== 'string' && !TYPOGRAPHIC.has(after.name) && beginsAnew(before, firstText(after)))
    );
  if (typeof after === 'string')
    return (
      !TYPOGRAPHIC.has(before.name) &&
      ((endsWithDigit(lastText(before)) && STARTS_WITH_LETTER.test(after)) || beginsAnew(lastText(before), after))
    );
  if ((TYPOGRAPHIC.has(before.name) && TYPOGRAPHIC.has(after.name)) || GOES_ON.test(firstText(after))) return false;
  return !isSplitWord(before, after);
}

/** "<span>Time</span>40 min", "<span>Level</span>Easy": what begins with a number or a capital goes on no word. */
function beginsAnew(before: string, after: string): boolean {
  return ENDS_WITH_SMALL.test(before.slice(-1)) && BEGINS_ANEW.test(after);
}

/** Looks at the end alone: a search for the digit would go through all of the text. */
function endsWithDigit(text: string): boolean {
  return /\d/.test(text.slice(-1));
}

/** A text processor's runs are elements of one class, and may end in the middle of a word. */
function isSplitWord(before: PageElement, after: PageElement): boolean {
  const { class: classes } = after.attributes;
  return (
    classes !== undefined && classes === before.attributes.class && /^\p{Ll}/u.test(firstText(after)) && /\p{L}$/u.test(lastText(before))
  );
}

const ENDS_WITH_SMALL = /\p{Ll}/u;
const BEGINS_ANEW = /^[\d½¼¾\p{Lu}]/u;
const STARTS_WITH_LETTER = /^\p{L}/u;
/** The sentence goes on: its comma or full stop stands in the next box. */
const GOES_ON = /^[,.;:!?)]/;

function firstText(node: PageNode | undefined): string {
  let current = node;
  while (current !== undefined && typeof current !== 'string') current = current.children[0];
  return current ?? '';
}

function lastText(node: PageNode | undefined): string {
  let current = node;
  while (current !== undefined && typeof current !== 'string') current = current.children.at(-1);
  return current ?? '';
}

const TYPOGRAPHIC = new Set(['b', 'strong', 'i', 'em', 'u', 'sup', 'sub', 'small', 'font', 'a', 'mark', 'wbr']);
