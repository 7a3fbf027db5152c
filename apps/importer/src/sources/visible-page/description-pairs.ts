import type { PageElement } from '../page/page';

const FEWEST_PAIRS = 2;

/** The terms of a description list and what is said of each, where every term has one short description: a table in other words. Else empty. */
export function pairsOf(list: PageElement, isShort: (part: PageElement) => boolean): [PageElement, PageElement][] {
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

function elementsIn(element: PageElement): PageElement[] {
  return element.children.filter((child): child is PageElement => typeof child !== 'string');
}
