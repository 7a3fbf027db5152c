import { attribute, textOf } from '../../page/element-text';
import type { PageElement } from '../../page/page';
import { BEHIND_DURATION } from '../../values/duration';
import { ABOUT_WORDS, PEOPLE_WORDS, SERVES_WORDS } from '../../words/label-words';
import type { FoundLines } from '../sections/ingredient-section';
import type { PageRow } from '../rows/page-rows';

const SERVES = new RegExp(
  `(?:^|[^\\p{L}])(?:${SERVES_WORDS})\\s*(?:${ABOUT_WORDS}|:|：|\\||\\()?\\s*(\\d{1,3}(?:[.,]5)?)(?!\\d|[.,]\\d|${BEHIND_DURATION}|\\s*(?:g\\b|kg|ml|cm|mm|%|°))`,
  'iu',
);
const SERVED = new RegExp(
  `(\\d{1,3}(?:[.,]5)?)(?:\\s?(?:[-–]|to|or|bis|oder|à|ou|a|o|tot|til|till|do|до)\\s?\\d{1,3})?\\s*(?:\\(\\p{L}{2,20}\\)\\s)?(?:${PEOPLE_WORDS})(?![\\p{L}])`,
  'iu',
);
/** "24 Makes": a box with the number above its name. */
const NAME_BEHIND = new RegExp(`^(\\d{1,3})\\s+(?:${SERVES_WORDS})$`, 'iu');
/** A line that says nothing else is the recipe's wherever it stands. */
const ONLY_SERVINGS = new RegExp(
  `^(?=.*\\p{L})(?:(?:${SERVES_WORDS})\\s*[:：]?\\s*)?\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?\\s*(?:${PEOPLE_WORDS})?\\.?$`,
  'iu',
);
/** "Makes 3" may be of anything. */
const SERVES_PEOPLE = /^(?:serves|feeds)(?!\p{L})/iu;
/** "Makes about 3 dozen". */
const DOZENS = /^\D*\d+\s*(?:dozen|dz|dutzend|douzaines?|docenas?|dúzias?|dozzin[ae]|dozijn|dussin|dusin)(?!\p{L})/iu;
const NAME_ALONE = new RegExp(`^(?:${SERVES_WORDS}|${PEOPLE_WORDS})\\s*[:：]?$`, 'iu');
const NAMES_SERVINGS = new RegExp(`(?:^|[^\\p{L}])(?:${SERVES_WORDS}|${PEOPLE_WORDS})(?![\\p{L}])`, 'iu');
const ENERGY = /k?cal|kj|ккал|カロリー|大卡|칼로리/i;
const NUMBER_ALONE = /^(\d{1,2})(?:\s?[-–]\s?\d{1,2})?$/;
const SENTENCE_END = /(?<=[.!?])\s+/;
const LONGEST = 160;
const PRESSED = /(?:^|[\s_-])(?:on|active|selected|current|checked|pressed)(?:$|\s)/i;
const MOST = 200;
const ROWS_BEHIND = 25;
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
  const stated = (row: PageRow, next: PageRow | undefined, before: PageRow | undefined): number | null =>
    servingsIn(row.text) ?? numberBesideName(row.text, next?.text, before?.text);
  return (
    first(close, stated) ??
    first(near, stated) ??
    first(rowsOfDish(rows, end), (row) => (ONLY_SERVINGS.test(row.text) ? servingsIn(row.text) : null)) ??
    first(behind, (row) => servingsAtStart(row.text)) ??
    first(close, numberInField) ??
    toldInStory(rows.slice(Math.max(0, start - 40), start))
  );
}

/** Down to the next heading of anything but a part of the recipe. */
function rowsOfDish(rows: readonly PageRow[], end: number): readonly PageRow[] {
  const behind = rows.slice(end, end + ROWS_BEHIND);
  const next = behind.findIndex(({ heading, announces }) => heading > 0 && announces !== 'instructions');
  return rows.slice(0, next < 0 ? end + ROWS_BEHIND : end + next);
}

function first(
  rows: readonly PageRow[],
  read: (row: PageRow, next: PageRow | undefined, before: PageRow | undefined) => number | null,
): FoundServings | null {
  for (const [index, row] of rows.entries()) {
    const value = row.text.length <= LONGEST ? read(row, rows[index + 1], rows[index - 1]) : null;
    if (value !== null && value > 0 && value <= MOST) return { value, place: row.text.slice(0, 80) };
  }
  return null;
}

/** "Feeds about 15 people.", a sentence of a longer text. */
function toldInStory(rows: readonly PageRow[]): FoundServings | null {
  for (const { text } of rows) {
    for (const sentence of text.length > LONGEST ? text.split(SENTENCE_END) : []) {
      const value =
        SERVES.exec(sentence)?.index === 0 && (SERVED.test(sentence) || SERVES_PEOPLE.test(sentence)) ? servingsIn(sentence) : null;
      if (value !== null && value > 0 && value <= MOST) return { value, place: sentence.slice(0, 80) };
    }
  }
  return null;
}

/** The servings that a line speaks of: "Serves 4", "4 people". */
export function servingsIn(text: string): number | null {
  const stated = (SERVED.exec(text) ?? SERVES.exec(text) ?? NAME_BEHIND.exec(text))?.[1];
  // "412 kcal in 1 serving"
  if (!stated || (stated === '1' && ENERGY.test(text))) return null;
  return Number(stated.replace(',', '.')) * (DOZENS.test(text) ? 12 : 1);
}

function servingsAtStart(text: string): number | null {
  return SERVED.exec(text)?.index === 0 || SERVES.exec(text)?.index === 0 ? servingsIn(text) : null;
}

/** Boxes of a name and its value make rows of their own; some show the value first. */
function numberBesideName(text: string, next = '', before = ''): number | null {
  const number = NAME_ALONE.test(text) ? (NUMBER_ALONE.exec(next) ?? NUMBER_ALONE.exec(before))?.[1] : undefined;
  return number ? Number(number) : null;
}

/** A field in which the reader of the page chooses the servings: "for [4] people". Of several buttons the one that is pressed. */
function numberInField({ text, element }: PageRow): number | null {
  const isLine = element.end - element.index <= MOST_ELEMENTS_OF_LINE;
  const [field, another] = isLine && NAMES_SERVINGS.test(text) ? controlsIn(element) : [];
  return field && !another ? Number(field.name === 'input' ? attribute(field, 'value') : textOf(field)) : null;
}

function controlsIn(element: PageElement): PageElement[] {
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : isChosen(child) ? [child] : controlsIn(child)));
}

function isChosen(element: PageElement): boolean {
  if (element.name === 'input') return NUMBER_ALONE.test(attribute(element, 'value'));
  return element.name === 'button' && PRESSED.test(element.attributes.class ?? '') && NUMBER_ALONE.test(textOf(element));
}
