import type { PageElement } from '../../page/page';

/** Never rows of the page: fallbacks, controls, menus, captions of pictures. */
export const SKIPPED = new Set([
  'noscript',
  'template',
  'button',
  'textarea',
  'nav',
  'footer',
  'dialog',
  'head',
  'input',
  'option',
  'figcaption',
]);
export const BLOCK_NAMES = new Set(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul center html'.split(
    ' ',
  ),
);
export const HEADING = /^h[1-6]$/;
export const HEADING_CLASS = /(?:^|[\s_-])(?:title|heading|header|headline|subtitle|subheading)(?:$|[\s_-])/i;
export const LONGEST_PSEUDO_HEADING = 80;
const BOLD = new Set(['strong', 'b', 'u', 'br']);
const NAMES_WHAT_FOLLOWS = new Set(['dt', 'legend', 'summary', 'th', 'caption']);

/** A short line that is bold from end to end, or named a title. */
export function looksLikeHeading(element: PageElement, text: string): boolean {
  if (text.length > LONGEST_PSEUDO_HEADING) return false;
  if (HEADING_CLASS.test(element.attributes.class ?? '')) return true;
  if (NAMES_WHAT_FOLLOWS.has(element.name)) return true;
  if (element.name === 'tr') return !/\d/.test(text) && isHeadingOfRows(element, text);
  let parts = 0;
  for (const child of element.children) {
    if (typeof child === 'string' && child.trim() === '') continue;
    if (typeof child === 'string' || !BOLD.has(child.name) || ++parts > 3) return false;
  }
  return parts > 0;
}

/** One cell over all columns: it names the rows below. */
function isHeadingOfRows(row: PageElement, text: string): boolean {
  const cells = cellsOf(row);
  if (cells.length !== 1) return false;
  return looksLikeHeading(cells[0] as PageElement, text) || (row.parent !== null && hasColumns(row.parent));
}

const KNOWN_TABLES = new WeakMap<PageElement, boolean>();

/** Cached: checked for every row. */
function hasColumns(table: PageElement): boolean {
  let known = KNOWN_TABLES.get(table);
  if (known === undefined) KNOWN_TABLES.set(table, (known = cellsOf(table).some((row) => row.name === 'tr' && cellsOf(row).length > 1)));
  return known;
}

function cellsOf(row: PageElement): PageElement[] {
  return row.children.filter((cell): cell is PageElement => typeof cell !== 'string');
}

/** "Ingredient | Amount": names the columns of a table and is no row of it. */
export function isColumnHead(element: PageElement, text: string): boolean {
  if (element.name !== 'tr' || /\d/.test(text)) return false;
  const cells = cellsOf(element);
  return cells.length >= 2 && cells.every((cell) => cell.name === 'th');
}

/** The list or table that an item stands in. */
export function listAround(element: PageElement): PageElement | null {
  let above = element.parent;
  while (above && above.name !== 'ul' && above.name !== 'ol' && above.name !== 'table') above = above.parent;
  return above ?? element.parent;
}
