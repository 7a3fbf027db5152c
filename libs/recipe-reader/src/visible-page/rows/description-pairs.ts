import type { PageElement } from '../../page/page';

const FEWEST_PAIRS = 2;

/**
 * The terms of a description list with their descriptions, where every term has one short description: a table in other words. So is a table of a
 * single row below its heads: "Serves | Time" and "4 | 20 min". Else empty.
 */
export function pairsOf(list: PageElement, isShort: (part: PageElement) => boolean): [PageElement, PageElement][] {
  if (list.name === 'table') return columnsOf(list, isShort);
  // a pair may stand in a box of its own
  const parts = elementsIn(list).flatMap((part) => (part.name === 'div' ? elementsIn(part) : [part]));
  const pairs: [PageElement, PageElement][] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [term, description] = [parts[at], parts[at + 1]];
    if (term?.name !== 'dt' || description?.name !== 'dd' || !isShort(term) || !isShort(description)) return [];
    pairs.push([term, description]);
  }
  return pairs.length >= FEWEST_PAIRS ? pairs : [];
}

function columnsOf(table: PageElement, isShort: (part: PageElement) => boolean): [PageElement, PageElement][] {
  const rows = elementsIn(table).flatMap((part) => (part.name === 'tr' ? [part] : elementsIn(part)));
  const [heads = [], cells = []] = rows.map(elementsIn);
  const areColumns =
    rows.length === 2 &&
    heads.length === cells.length &&
    heads.length >= FEWEST_PAIRS &&
    heads.every(({ name }) => name === 'th') &&
    cells.every(({ name }) => name === 'td');
  return areColumns && [...heads, ...cells].every(isShort) ? heads.map((head, index) => [head, cells[index] as PageElement]) : [];
}

function elementsIn(element: PageElement): PageElement[] {
  return element.children.filter((child): child is PageElement => typeof child !== 'string');
}
