import type { PageElement } from '../../page/page';
import type { ReadLine, RecipeLine } from '../../parsed-recipe';
import { isOnlyAmount, statesAmount, statesNumber } from '../../lines/amounts';
import { lineAgreementWith, wordsOf } from '../../lines/line-agreement';
import { canBeSameLine } from '../../lines/one-system';
import { PEOPLE_WORDS, SERVES_WORDS } from '../../words/label-words';
import { namesEquipment } from '../../words/facts';
import { bareLists, listsBehindSentences } from './bare-lists';
import { withBoxesAsList } from './boxed-lines';
import { dividedByParts, isInParts } from './dish-parts';
import { isLinkOnly, isTab } from '../cleanup/link-rows';
import { showsManyRecipes } from './recipe-collection';
import { LOOKS_LIKE_HEADING, type PageRow } from '../rows/page-rows';
import { GroupScopes, withoutListHeading } from './group-scopes';
import { withoutBullet } from '../rows/row-text';
import { headedSections, namedSections, type Section } from './section-rows';
import { withStages } from './stages';

export interface FoundLines {
  lines: ReadLine[];
  /** The same once more, in other units or for other devices. */
  others?: ReadLine[][];
  place: string;
  /** Row indices of the section among the page's rows. */
  start: number;
  end: number;
  confidence: number;
  score: number;
  /** A heading or the names of boxes say what the lines are. */
  announced: boolean;
}

interface ListedLine extends RecipeLine {
  list: PageElement | null;
  /** Its amount stood apart, behind it. */
  measured: boolean;
}

const LONGEST_LINE = 250;
const FEWEST_WITH_COMMON_END = 3;
const FEWEST_WORDS_OF_END = 2;
/** "2x", "½x", "x4". */
const FACTOR = /^(?:[x×]\d{1,2}|(?:\d{1,2}(?:[.,/]\d{1,2})?|[¼½¾])[x×])$/i;
const NUMBER_ALONE = /^[\d\s.,/⁄½⅓⅔¼¾⅛–-]+$/u;
const BEGINS_WITH_NUMBER = /^[\d½⅓⅔¼¾⅛]/u;
const IN_BRACKETS = /^\([^()]{2,}\)$/;
const LEAST_SHARE_OF_SHORT = 0.8;
const FEWEST_SHORT = 4;
const LEAST_SCORE_OF_BARE = 2;
const LONGEST_GROUP = 80;
const LONGEST_HEADING = 120;
/** Controls and remarks that stand in the list's box and are no ingredients. */
const NOISE =
  /^(?:us customary|metric|imperial|print|save|share|scale|servings?|serves|yield|makes|portions?|jump to|cook mode|prevent your screen|check all|uncheck|select all|add (?:all |to )|copy|shop|buy|get ingredients|powered by|cups?|1x|2x|3x|½x|[+−–-]|\d+x|personen|pers\.?|portionen|für \d+|porties|personer|portioner|port|klik|toevoegen|imprimer|en savoir plus|voir|ingredients?|zutaten|advertisement|deselect|unit|us|eu|einheiten|\d+ (?:servings?|personen|personnes?|portionen|porties|portioner|porsjoner|people))\b.{0,60}$/i;
const COLUMN_NAMES =
  'kg|g|ml|lbs?|oz|%|grams?|gramm|quantity|qty|amount|units?|weight|menge|einheit|zutat(?:en)?|rohstoffe?|quantité|cantidad|quantità|ingredients?|ingrédients?|ingrediënt(?:en)?|ingrediens';
/** "4 servings", in a list of boxes too; "für 4 Personen" above it; "2 personen | 4 personen" as the heads of its columns. */
const ONLY_SERVINGS = new RegExp(
  `^(?:(?:${COLUMN_NAMES})\\s+)?(?:(?:(?:${SERVES_WORDS})\\s+)?\\d{1,3}\\s*(?:${PEOPLE_WORDS}|p)(?:\\s|$))+$`,
  'iu',
);
const LONGEST_SERVINGS = 40;
/** Heads of columns and the sum below them. */
const COLUMN_HEAD = new RegExp(`^(?:${COLUMN_NAMES}|total(?: weight)?)\\s*[:.]?(?:\\s*\\d+(?:[.,]\\d+)?)?$`, 'i');
const LINE_LIKE_SENTENCE = /[.!?]\s+\p{Lu}.*[.!?]$/u;

/** The best ingredient list that can be seen; `known` are the lines that structured data states, if any. */
export function findIngredients(rows: PageRow[], known: readonly RecipeLine[]): FoundLines | null {
  const texts = new Set(known.map(({ text }) => text.toLowerCase()));
  const isKnown = (text: string): boolean => texts.has(text.toLowerCase());
  const trust = { recalled: lineAgreementWith(known), most: mostConfidence(known), isKnown };
  const sections = [
    ...withStages(rows, headedSections(rows, 'ingredients')),
    ...namedSections(rows, 'ingredients', (row) => row.ingredientRoot),
  ];
  const parts = dividedByParts(rows) ?? isInParts(rows);
  const best = bestOf(parts ? [...sections, parts.ingredients] : sections, trust);
  if (best && known.length > 0) return best;
  const lists = bareLists(rows);
  if (known.length === 0 && showsManyRecipes(rows, [...sections, ...lists])) return null;
  return best ?? bestOf(lists, trust, LEAST_SCORE_OF_BARE) ?? bestOf(listsBehindSentences(rows), trust);
}

interface Trust {
  /** How much the lines say of what structured data states: 0 to 1. */
  recalled: (lines: readonly RecipeLine[]) => number;
  /** The most that such lines can be trusted. */
  most: number;
  /** Whether structured data states that line. */
  isKnown: (text: string) => boolean;
}

function bestOf(sections: Section[], trust: Trust, least = -Infinity): FoundLines | null {
  const found = sections
    .map((section) => linesOfSection(section, trust))
    .filter((lines): lines is FoundLines => lines !== null && lines.score > least);
  return found.reduce<FoundLines | null>((best, lines) => (!best || lines.score > best.score + 1e-9 ? lines : best), null);
}

function linesOfSection(found: Section, trust: Trust): FoundLines | null {
  const section = { ...found, rows: withBoxesAsList(found.rows) };
  const rows = keepTheList(section.rows).filter((row) => !COLUMN_HEAD.test(row.text) || row.heading > 0);
  const lines: ListedLine[] = [];
  const follow = amountsFollowNames(rows);
  const groups = new GroupScopes();
  let last = section.start;
  let amount = '';
  let servings: string | null = null;
  for (const [index, row] of rows.entries()) {
    const { text } = row;
    if (text.length > LONGEST_LINE && lines.length > 0 && !row.list) break;
    if (lines.length >= 2 && (beginsSteps(row, rows, index) || (row.heading > 0 && namesEquipment(text)))) break;
    if (isControl(row)) continue;
    const above = lines.at(-1);
    if (above && amount === '' && IN_BRACKETS.test(text)) {
      above.text = `${above.text} ${text}`;
      continue;
    }
    const isAside = isWordy(text) && !isOneOfShort(row, rows);
    if (isAside && isRemark(text)) {
      groups.readRemark();
      continue;
    }
    if (text.length <= LONGEST_SERVINGS && /\d/.test(text) && ONLY_SERVINGS.test(text)) {
      // "2 persons" was the first list, and this is the one for four
      if (servings !== null && lines.length > 0 && servings !== text) break;
      servings ??= text;
      continue;
    }
    if (
      amount === '' &&
      !(row.list && trust.isKnown(text)) &&
      isGroupName(row, rows[index + 1]) &&
      (row.heading > 0 || !NOISE.test(text))
    ) {
      groups.readHeading(row);
      continue;
    }
    if (!/\p{L}/u.test(text) && !isOnlyAmount(text)) continue;
    if ((NOISE.test(text) && !row.list) || isAside || row.announces) continue;
    if (isOnlyAmount(text)) {
      const named = follow ? lines.at(-1) : undefined;
      // of several columns the first is the amount, the others are shares and prices
      if (named && !named.measured) Object.assign(named, { text: `${named.text} ${text}`, measured: true });
      // "1" and "½ cup" are one amount; "2 cups" and "1 cup" are those of two columns
      if (!follow) amount = amount === '' || NUMBER_ALONE.test(amount) ? `${amount} ${text}`.trim() : amount;
      continue;
    }
    lines.push({
      text: withoutBullet(amount && !BEGINS_WITH_NUMBER.test(text) ? `${amount} ${text}` : text),
      group: groups.groupOf(row),
      list: row.list,
      measured: false,
    });
    amount = '';
    last = section.start + section.rows.indexOf(row);
  }
  const [whole = [], ...others] = copiesOf(withoutTail(lines)).map((copy) =>
    withoutListHeading(withoutCommonEnd(copy)).map(({ text, group, list }) => ({ text, group, ...(list && { list: list.index }) })),
  );
  if (whole.length === 0) return null;
  return {
    lines: whole,
    others,
    place: section.place,
    start: section.start,
    end: last + 1,
    announced: section.headed || section.named,
    ...valueOf(section, rows, whole, trust),
  };
}

/** Names and amounts in columns of their own, the name first: then the last row is an amount. */
function amountsFollowNames(rows: PageRow[]): boolean {
  const cells = rows.filter((row) => row.heading === 0);
  const [first, last] = [cells[0], cells.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    !isOnlyAmount(first.text) &&
    isOnlyAmount(last.text) &&
    cells.filter((row) => isOnlyAmount(row.text)).length >= 2
  );
}

/** A factor of the list's scale, or a tab that leads to another place of the page. */
function isControl(row: PageRow): boolean {
  return FACTOR.test(row.text) || isTab(row);
}

/** A link or a button behind every line says the same in all of them. */
function withoutCommonEnd(lines: ListedLine[]): ListedLine[] {
  if (lines.length < FEWEST_WITH_COMMON_END) return lines;
  const words = lines.map(({ text }) => text.split(' '));
  let length = 0;
  while (words.every((own) => own.length > length + 1 && own.at(-1 - length) === words[0]?.at(-1 - length))) length++;
  const end = words[0]?.slice(words[0].length - length).join(' ') ?? '';
  return length < FEWEST_WORDS_OF_END || /\d/.test(end)
    ? lines
    : lines.map((line) => ({ ...line, text: line.text.slice(0, -end.length).trim() }));
}

/** Links and products below the list stand in another list, and state no amount while everything above does. */
function withoutTail(lines: ListedLine[]): ListedLine[] {
  const lastAmount = lines.findLastIndex((line) => statesAmount(line.text));
  const tail = lines.slice(lastAmount + 1);
  const head = lines.slice(0, lastAmount + 1);
  const isStrict = head.length >= 4 && head.filter((line) => statesAmount(line.text)).length >= head.length * 0.8;
  return isStrict && tail.length >= 2 && tail.every((line) => line.list !== head.at(-1)?.list && line.group === head.at(-1)?.group)
    ? head
    : lines;
}

/** The list, and the same once more, in other units or for other devices: each says the same words in the same order. */
function copiesOf(lines: ListedLine[]): ListedLine[][] {
  for (const copies of [2, 3, 4]) {
    const length = lines.length / copies;
    if (!Number.isInteger(length) || length < 3) continue;
    const twins = lines.slice(length).filter((line, index) => isOnceMore(lines[index % length] as ListedLine, line));
    if (twins.length >= (lines.length - length) * 0.8 && !areAlike(lines.slice(0, length)))
      return Array.from({ length: copies }, (_, copy) => lines.slice(copy * length, (copy + 1) * length));
  }
  return [lines];
}

/** "1 tsp ground cumin" and "1 tsp ground ginger" in one list: what lines have in common is then no sign of a copy. */
function areAlike(lines: ListedLine[]): boolean {
  const alike = lines.slice(1).filter((line, index) => isOnceMore(lines[index] as ListedLine, line));
  return alike.length >= (lines.length - 1) * 0.5;
}

function isOnceMore(line: ListedLine, other: ListedLine): boolean {
  const words = ({ text }: ListedLine): string[] => wordsOf(text).filter((word) => word.length > 3);
  const left = words(line);
  const right = new Set(words(other));
  return canBeSameLine(line, other) && left.length > 0 && left.filter((word) => right.has(word)).length >= left.length * 0.5;
}

/** Where most rows are items of a list, the others are remarks, except headings and lines that end in a colon. */
function keepTheList(rows: PageRow[]): PageRow[] {
  const items = rows.filter((row) => row.list !== null && row.heading === 0 && row.text.length <= LONGEST_LINE);
  if (items.length < 2) return rows;
  const lastItem = rows.findLastIndex((row) => row === items.at(-1) || (row.text.length > LONGEST_LINE && isOneOfShort(row, rows)));
  const others = rows.filter((row) => row.list === null && row.heading === 0);
  const amounts = others.filter((row) => statesNumber(row.text) && row.text.length <= 120).length;
  if (amounts > items.length) return rows;
  const first = rows.indexOf(items[0] as PageRow);
  const isListOfSteps = items.filter((row) => statesNumber(row.text)).length < items.length * 0.3;
  if (isListOfSteps && rows.slice(0, first).filter((row) => statesNumber(row.text)).length >= 2) return rows.slice(0, first);
  const remaining: PageRow[] = [];
  for (const [index, row] of rows.slice(0, lastItem + 1).entries()) {
    const before = remaining.at(-1);
    const isBetween = (index === 0 || rows[index - 1]?.list !== null) && rows[index + 1]?.list !== null;
    const isGroup = row.heading > 0 || /[:：]$/.test(row.text) || (isBetween && row.text.length <= 50 && !statesNumber(row.text));
    // some groups of a list are written as plain lines below their heading
    const isPlainLine = row.text.length <= 120 && statesNumber(row.text) && before !== undefined && before.list === null;
    // in a grid of two columns an empty cell makes the amounts look like no list
    const isAmountOfNext = isOnlyAmount(row.text) && rows[index + 1]?.list != null && !statesNumber(rows[index + 1]?.text ?? '');
    if (row.list !== null || isGroup || isPlainLine || isAmountOfNext) remaining.push(row);
  }
  return remaining;
}

/** "1 Peel the beetroot", a row of two cells; "1 Onion" is no sentence. */
const NUMBER_OF_STEP = /^\d{1,2}\s*[.):]?\s+(?=\p{Lu})/u;

/** Steps under the same heading: another list, or sentences, once the amounts are over. */
function beginsSteps(row: PageRow, rows: PageRow[], index: number): boolean {
  const coming = rows.slice(index, index + 3).map(({ text }) => text.replace(NUMBER_OF_STEP, ''));
  return (
    !row.heading &&
    coming.length >= 2 &&
    coming.every((text) => !statesAmount(text) && text.split(' ').length >= 4) &&
    coming.filter((text) => /[.!;]$/.test(text)).length >= 2 &&
    row.list !== rows[index - 1]?.list
  );
}

function isWordy(text: string): boolean {
  return text.length > LONGEST_LINE || isRemark(text);
}

/** A sentence without an amount is a remark of the site's. */
function isRemark(text: string): boolean {
  return text.length > 70 && /[.!?]$/.test(text) && !statesNumber(text) && text.split(' ').length >= 10;
}

/** An ingredient that the cook has much to say about, in a list of short ones. */
function isOneOfShort({ list, element }: PageRow, rows: PageRow[]): boolean {
  if (list === null || element.name !== 'li') return false;
  const items = rows.filter((row) => row.list === list);
  const short = items.filter(({ text }) => !isWordy(text)).length;
  return short >= FEWEST_SHORT && short >= items.length * LEAST_SHARE_OF_SHORT;
}

function isGroupName(row: PageRow, next: PageRow | undefined): boolean {
  if (row.heading > 0 && row.heading < LOOKS_LIKE_HEADING) return row.text.length <= LONGEST_HEADING;
  if (row.text.length > LONGEST_GROUP) return false;
  if (/[:：]$/.test(row.text) && !/\d/.test(row.text)) return true;
  // "Salt and pepper", in bold for no reason
  if (row.heading > 0) return next !== undefined && !(row.element.name === 'li' ? statesAmount(row.text) : statesNumber(row.text));
  return row.list === null && next !== undefined && next.list !== null && !/[:：]$/.test(row.text) && !statesAmount(row.text);
}

function valueOf(
  section: Section,
  rows: PageRow[],
  lines: RecipeLine[],
  { recalled: recalledBy, most }: Trust,
): { score: number; confidence: number } {
  const count = lines.length;
  const share = (test: (text: string) => boolean): number => lines.filter((line) => test(line.text)).length / count;
  const amounts = share(statesNumber);
  const sentences = share((text) => text.length > 120 || LINE_LIKE_SENTENCE.test(text));
  const linked = rows.filter((row) => isLinkOnly(row)).length / Math.max(1, rows.length);
  const plain = rows.filter((row) => row.heading === 0);
  const listed = plain.filter((row) => row.list).length / Math.max(1, plain.length);
  const recalled = recalledBy(lines);
  const score =
    amounts * 3 +
    Math.min(count, 12) * 0.08 +
    (section.headed ? 0.8 : 0) +
    (section.exact ? 0.3 : 0) +
    (section.named ? 0.8 : 0) +
    (section.staged ? 0.3 : 0) +
    (section.hasText ? 0.6 : 0) +
    listed * 0.5 -
    sentences * 3 -
    (linked > 0.8 ? 1.5 : 0) -
    (count === 1 ? 0.8 : 0) +
    recalled * 6;
  const confidence = Math.max(
    0.1,
    Math.min(most, 0.25 + amounts * 0.35 + (section.headed ? 0.1 : 0) + (section.named ? 0.1 : 0) - sentences * 0.3 + recalled * 0.2),
  );
  return { score, confidence };
}

/** What is seen and stated by nobody is a guess. */
export function mostConfidence(known: readonly RecipeLine[]): number {
  return known.length > 0 ? 0.75 : 0.65;
}
