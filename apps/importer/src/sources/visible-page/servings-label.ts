import { attribute } from '../page/element-text';
import type { PageElement } from '../page/page';
import { BEHIND_DURATION } from '../values/duration';
import { PEOPLE_WORDS, SERVES_WORDS } from '../words/label-words';
import type { FoundLines } from './ingredient-section';
import type { PageRow } from './page-rows';

const SERVES = new RegExp(`(?:^|[^\\p{L}])(?:${SERVES_WORDS})\\s*(?:about|approx\\.?|ca\\.?|:|：|\\||\\()?\\s*(\\d{1,3}(?:[.,]5)?)(?!\\d|[.,]\\d|${BEHIND_DURATION}|\\s*(?:g\\b|kg|ml|%|°))`, 'iu');
const SERVED = new RegExp(`(\\d{1,3}(?:[.,]5)?)(?:\\s?[-–]\\s?\\d{1,3})?\\s*(?:${PEOPLE_WORDS})(?![\\p{L}])`, 'iu');
const NAME_ALONE = new RegExp(`^(?:${SERVES_WORDS}|${PEOPLE_WORDS})\\s*[:：]?$`, 'iu');
const NAMES_SERVINGS = new RegExp(`(?:^|[^\\p{L}])(?:${SERVES_WORDS}|${PEOPLE_WORDS})(?![\\p{L}])`, 'iu');
const ENERGY = /k?cal|kj|ккал|カロリー|大卡|칼로리/i;
const NUMBER_ALONE = /^(\d{1,2})(?:\s?[-–]\s?\d{1,2})?$/;
const LONGEST = 160;
const MOST = 200;
const MOST_ELEMENTS_OF_LINE = 30;

export interface FoundServings {
  value: number;
  place: string;
}

/** Close to the ingredients first, then in the last of the steps and the rows `behind` them: elsewhere "serves 4" may be another recipe's. */
export function readServings(rows: readonly PageRow[], ingredients: FoundLines, behind: readonly PageRow[]): FoundServings | null {
  const { start, end } = ingredients;
  const close = rows.slice(Math.max(0, start - 3), start + 4);
  const near = rows.slice(Math.max(0, start - 40), end + 6);
  const stated = (row: PageRow, next: PageRow | undefined): number | null => servingsIn(row.text) ?? numberAfterName(row.text, next?.text);
  return first(close, stated) ?? first(near, stated) ?? first(behind, (row) => servingsAtStart(row.text)) ?? first(close, numberInField);
}

function first(rows: readonly PageRow[], read: (row: PageRow, next: PageRow | undefined) => number | null): FoundServings | null {
  for (const [index, row] of rows.entries()) {
    const value = row.text.length <= LONGEST ? read(row, rows[index + 1]) : null;
    if (value !== null && value > 0 && value <= MOST) return { value, place: row.text.slice(0, 80) };
  }
  return null;
}

/** The servings that a line speaks of: "Serves 4", "4 people". */
export function servingsIn(text: string): number | null {
  const stated = (SERVED.exec(text) ?? SERVES.exec(text))?.[1];
  // "412 kcal in 1 serving"
  return stated && !(stated === '1' && ENERGY.test(text)) ? Number(stated.replace(',', '.')) : null;
}

function servingsAtStart(text: string): number | null {
  return SERVED.exec(text)?.index === 0 || SERVES.exec(text)?.index === 0 ? servingsIn(text) : null;
}

/** Boxes of a name and its value make rows of their own. */
function numberAfterName(text: string, next: string | undefined): number | null {
  const number = next !== undefined && NAME_ALONE.test(text) ? NUMBER_ALONE.exec(next)?.[1] : undefined;
  return number ? Number(number) : null;
}

/** A field in which the reader of the page chooses the servings: "for [4] people". */
function numberInField({ text, element }: PageRow): number | null {
  const isLine = element.end - element.index <= MOST_ELEMENTS_OF_LINE;
  const [field, another] = isLine && NAMES_SERVINGS.test(text) ? fieldsIn(element) : [];
  return field && !another ? Number(attribute(field, 'value')) : null;
}

function fieldsIn(element: PageElement): PageElement[] {
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : child.name === 'input' && NUMBER_ALONE.test(attribute(child, 'value')) ? [child] : fieldsIn(child)));
}
