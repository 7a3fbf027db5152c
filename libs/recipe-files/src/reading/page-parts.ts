import { attribute, type AttributeName, hasClass, linesOf, type Page, type PageElement, parsePage, textOf } from '@simmer/recipe-reader';

/** One page each for the parts of an HTML file that begin with a tag; a file of thousands of recipes is never one tree. */
export function* pagesOfParts(html: string, start: RegExp): Generator<Page> {
  const starts = [...html.matchAll(start)].map((match) => match.index);
  for (const [index, at] of starts.entries()) yield parsePage(html.slice(at, starts[index + 1]), 'about:blank');
}

/** The elements of which an attribute has that value. */
export function elementsWith(page: Page, name: AttributeName, value: string): PageElement[] {
  return page.elements.filter((element) => attribute(element, name) === value);
}

/** What elements with that value of an attribute say: their `content`, else their text; empty ones are left out. */
export function statedIn(page: Page, name: AttributeName, value: string): string[] {
  return elementsWith(page, name, value)
    .map((element) => attribute(element, 'content') || textOf(element, { controls: true }))
    .filter(Boolean);
}

/** Below an element: its paragraphs, each with whether it is all in bold; its lines when it has no paragraphs. */
export function paragraphsBelow(page: Page, element: PageElement): { text: string; isBold: boolean }[] {
  const below = page.elements.slice(element.index + 1, element.end);
  const paragraphs = below.filter((inner) => inner.name === 'p' || inner.name === 'li');
  if (paragraphs.length === 0) return linesOf(element).map((text) => ({ text, isBold: false }));
  return paragraphs.map((paragraph) => ({ text: textOf(paragraph), isBold: isBold(page, paragraph) })).filter(({ text }) => text !== '');
}

function isBold(page: Page, paragraph: PageElement): boolean {
  const bold = page.elements.slice(paragraph.index + 1, paragraph.end).find((inner) => inner.name === 'b' || inner.name === 'strong');
  return bold !== undefined && textOf(bold) === textOf(paragraph);
}

export function elementsOfClass(page: Page, name: string): PageElement[] {
  return page.elements.filter((element) => hasClass(element, name));
}
