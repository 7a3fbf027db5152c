import { isOnlyAmount } from '../../lines/amounts';
import { isPluralOf } from '../../lines/line-agreement';
import { areApart, textOf } from '../../page/element-text';
import { isUnseen } from '../../page/visibility';
import type { PageElement, PageNode } from '../../page/page';
import { INGREDIENT_NAMES, namesPartOfDish } from '../../words/vocabulary';
import { BLOCK_NAMES, SKIPPED } from './element-kinds';
import { keepsLines, seenLines } from './text-lines';

/** The text of an inline element as it stands in the source, adjacent boxes separated. */
export function inlineSource(element: PageElement, areLinesKept = false): string {
  const keepsBreaks = areLinesKept || keepsLines(element);
  let source = '';
  let before: PageNode | null = null;
  for (const child of element.children) {
    if (areApart(before, child)) source += ' ';
    if (typeof child === 'string') source += seenLines(child, keepsBreaks);
    else if (child.name === 'br') source += '\n';
    else if (!SKIPPED.has(child.name) && !isUnseen(child)) source += inlineSource(child, keepsBreaks);
    before = child;
  }
  return source;
}

/** The text of an element that is read as a whole; what it holds beside its own text is left out, unless that is all. */
export function unitText(element: PageElement, isStep: boolean): string {
  const further = isStep ? NONE : furtherAmounts(element);
  const isBeside = isStep ? isListedWithStep : isCaption;
  const without = further.size > 0 ? (part: PageElement): boolean => further.has(part) || isBeside(part) : isBeside;
  const text = textOf(element, { controls: true, without }) || textOf(element, { controls: true, without: isFooter });
  return isStep ? text : withUnitOf(element, text);
}

const NUMBER_AHEAD = /^[\d½⅓⅔¼¾⅛][\d\s.,/⁄½⅓⅔¼¾⅛–-]*(?=\s\p{L})/u;
const LONGEST_UNIT_NAME = 15;
const IS_FLAG = /^(?:true|false|yes|no|null|undefined)$/i;

/** The unit of a row may stand in an attribute alone, behind which a script writes it. */
function withUnitOf(element: PageElement, text: string): string {
  const unit = NUMBER_AHEAD.test(text) ? unitIn(element, 2).trim() : '';
  if (
    unit === '' ||
    unit.length > LONGEST_UNIT_NAME ||
    !/^\p{L}/u.test(unit) ||
    IS_FLAG.test(unit) ||
    text.toLowerCase().includes(unit.toLowerCase())
  )
    return text;
  return text.replace(NUMBER_AHEAD, (amount) => `${amount.trim()} ${unit}`);
}

function unitIn({ attributes, children }: PageElement, depth: number): string {
  if (attributes['data-unit'] || depth === 0) return attributes['data-unit'] ?? '';
  for (const child of children) {
    const unit = typeof child === 'string' ? '' : unitIn(child, depth - 1);
    if (unit) return unit;
  }
  return '';
}

const NONE: ReadonlySet<PageElement> = new Set();
const FEWEST_CELLS = 3;
const AMOUNT_SIGNS = /[\d\s.,/⁄½⅓⅔¼¾⅕⅖⅗⅘⅛⅜⅝⅞–-]+/gu;

/**
 * The cells of a row that state its amount once more: for four persons beside the one for two, or, in a table, as a share or a price behind the name.
 * Before the name, an amount in another measure ("1 | 400 g | tin") is a part of the first.
 */
function furtherAmounts(row: PageElement): ReadonlySet<PageElement> {
  if (row.children.length < FEWEST_CELLS || row.children.some((child) => typeof child === 'string' && child.trim() !== '')) return NONE;
  const cells = row.children
    .filter((child): child is PageElement => typeof child !== 'string')
    .map((cell) => ({ cell, text: textOf(cell) }))
    .filter(({ text }) => text !== '');
  if (cells.length < FEWEST_CELLS) return NONE;
  const name = cells.findIndex(({ text }) => /\p{L}/u.test(text) && !isOnlyAmount(text));
  const first = name === 0 ? 1 : 0;
  const amount = cells[first]!.text;
  const measure = amount.replace(AMOUNT_SIGNS, '');
  const isTable = row.name === 'tr';
  const isBehindName = isTable && name < first && isOnlyAmount(amount);
  const isFurther = (text: string): boolean =>
    ((isTable || measure !== '') && isSameMeasure(text.replace(AMOUNT_SIGNS, ''), measure)) ||
    (isBehindName && (isOnlyAmount(text) || !/\p{L}/u.test(text)));
  return new Set(
    name < 0 ? [] : cells.filter(({ text }, index) => index > first && index !== name && isFurther(text)).map(({ cell }) => cell),
  );
}

/** "1 ½ teaspoons" and "¾ teaspoon". */
const isSameMeasure = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && (isPluralOf(one, other) || isPluralOf(other, one)));

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

const BOLD = new Set(['b', 'strong']);
const STARTS_WITH_NUMBER = /^[\d½⅓⅔¼¾]/u;
const FEWEST_OF_PART = 2;

/** "Filling: 500 g lamb, 1 onion": the bold name of a part of the dish, with its ingredients behind it on the line. */
export function nameOfPartIn({ children }: PageElement, text: string): PageElement | null {
  const first = children.find((child) => typeof child !== 'string' || child.trim() !== '');
  if (typeof first !== 'object' || !BOLD.has(first.name)) return null;
  const name = textOf(first);
  return text.startsWith(name) && namesPartOfDish(name) && listsIngredients(text.slice(name.length)) ? first : null;
}

/** "500 g lamb, 1 onion"; "1 cup, or more" and "1 sheet, 275 g" say how much there is of what was named before. */
function listsIngredients(text: string): boolean {
  const parts = text.replace(/^\s*[:：]?\s*|\([^()]*\)/gu, '').split(/,\s+/);
  return parts.filter((part) => STARTS_WITH_NUMBER.test(part) && !isOnlyAmount(part)).length >= FEWEST_OF_PART;
}

/** The sign that marks a line as one of a list. */
export function withoutBullet(text: string): string {
  return text.replace(/^[•·・▢☐□◦▪●○‣⁃∙*–—-]\s*(?=[\p{L}\p{N}½⅓⅔¼¾⅛])/u, '');
}
