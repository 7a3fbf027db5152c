import { areApart, isUnseen, textOf } from '../page/element-text';
import type { PageElement, PageNode } from '../page/page';
import { INGREDIENT_NAMES } from '../words/vocabulary';
import { BLOCK_NAMES, SKIPPED } from './element-kinds';
import { keepsLines, seenLines } from './text-lines';

/** The text of an inline element as it stands in the source, boxes side by side kept apart. */
export function inlineSource(element: PageElement, areLinesKept = false): string {
  const areKept = areLinesKept || keepsLines(element);
  let source = '';
  let before: PageNode | null = null;
  for (const child of element.children) {
    if (areApart(before, child)) source += ' ';
    if (typeof child === 'string') source += seenLines(child, areKept);
    else if (child.name === 'br') source += '\n';
    else if (!SKIPPED.has(child.name) && !isUnseen(child)) source += inlineSource(child, areKept);
    before = child;
  }
  return source;
}

/** The text of an element that is read as a whole; what it holds beside its own text is left out, unless that is all. */
export function unitText(element: PageElement, isStep: boolean): string {
  return textOf(element, { controls: true, without: isStep ? isListedWithStep : isCaption }) || textOf(element, { controls: true, without: isFooter });
}

/** In a table that lays out the page, its last row. */
function isFooter(element: PageElement): boolean {
  return element.name === 'footer';
}

/** The caption of a picture is no part of the text beside it. */
function isCaption(element: PageElement): boolean {
  return element.name === 'figcaption' || isFooter(element);
}

/** Nor are the ingredients of a step, listed below it. */
function isListedWithStep(element: PageElement): boolean {
  return isCaption(element) || (BLOCK_NAMES.has(element.name) && INGREDIENT_NAMES.test(element.attributes.class ?? ''));
}

/** The sign that marks a line as one of a list. */
export function withoutBullet(text: string): string {
  return text.replace(/^[•·・▢☐□◦▪●○‣⁃∙*–—-]\s*(?=[\p{L}\p{N}½⅓⅔¼¾⅛])/u, '');
}
