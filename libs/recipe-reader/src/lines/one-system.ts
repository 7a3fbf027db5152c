import { formatAmount, parseIngredient } from '@simmer/culinary';
import type { Alternative, ReadLine, RecipeLine } from '../parsed-recipe';
import { firstNumber } from '../values/numbers';
import { namesPartOfDish } from '../words/vocabulary';
import { PEOPLE_WORDS, SERVES_WORDS } from '../words/label-words';
import { haveWordsInCommon, areSameLines, type Twins, twinsOf } from './twin-lines';

/** One line could be turned by chance. */
const FEWEST_TURNED = 2;
/** Of all lines; what is counted has no second amount. */
const LEAST_SHARE_IN_PAIRS = 0.5;
/** Told sooner than by parsing each line, and good enough to see which lists may be in two systems. */
const METRIC_AMOUNT = /\d\s?(?:[km]?g|[mcd]?l|gr|gram\w*|gramm\w*|lit\w+|milli\w+|кг|г|мл|л)(?!\p{L})/iu;
const LEADS_TO_NAME = /(?:\s(?:of|de|di|du|d['’]))?\s*$/iu;
const SYSTEM_WORD =
  '\\(?(?:u\\.?s\\.?(?: customary)?|american|imperial|metric|cups|grams|metrisch|amerikanisch|métrique|métrico|metrico)\\)?';
/** "Metric", "US units", "US cups", "Metric (grams)". */
const SYSTEM = new RegExp(`^${SYSTEM_WORD}(?: ${SYSTEM_WORD})?(?: (?:units?|measure(?:ment)?s?|system|version|einheiten))?\\s*:?$`, 'iu');
/** "For 4 people", "Serves 4". */
const SERVINGS = new RegExp(
  `^(?=.*\\p{L})(?:(?:for|${SERVES_WORDS})\\s+)?\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?\\s*(?:${PEOPLE_WORDS})?\\s*:?$`,
  'iu',
);

/** One of several equivalent lists, and the others. */
export interface OneOfLists {
  lines: ReadLine[];
  others: ReadLine[][];
}

/** Some lists give every ingredient twice, in US and in metric units: as two lists, of which the first is read, or in pairs, which become one line each. */
export function inOneSystem(lines: ReadLine[]): OneOfLists {
  return firstList(lines) ?? firstSize(lines) ?? alone(pairsJoined(lines)) ?? firstListOfEach(lines) ?? { lines, others: [] };
}

/** The same names come again in the same order with other amounts: for another size, or another machine. */
function firstSize(lines: ReadLine[]): OneOfLists | null {
  for (const copies of COPIES) {
    const length = lines.length / copies;
    if (!Number.isInteger(length) || length < FEWEST_OF_SIZE) continue;
    const [first = [], ...others] = Array.from({ length: copies }, (_, copy) => lines.slice(copy * length, (copy + 1) * length));
    if (others.every((other) => isOtherSize(first, other))) return { lines: withoutGroup(first), others };
  }
  return null;
}

const COPIES = [2, 3, 4];
const FEWEST_OF_SIZE = 4;
/** What is counted may be the same in both. */
const LEAST_SHARE_OF_OTHER_AMOUNTS = 0.5;

/** "Dough" and "Crumble" may need the same things, and are parts of one dish. */
export function isOtherSize(lines: readonly RecipeLine[], other: readonly RecipeLine[]): boolean {
  if (lines.length !== other.length || lines.length < FEWEST_OF_SIZE) return false;
  if ([...lines, ...other].some(({ group }) => group !== null && namesPartOfDish(group))) return false;
  const pairs = lines.map(({ text }, index) => [text, other[index]?.text ?? ''] as const);
  // parsing the lines costs most
  if (!pairs.every(([text, twin]) => haveWordsInCommon(text, twin))) return false;
  const changed = pairs.filter(([text, twin]) => firstNumber(text) !== firstNumber(twin)).length;
  return changed >= pairs.length * LEAST_SHARE_OF_OTHER_AMOUNTS && pairs.every(([text, twin]) => areSameLines(text, twin));
}

/** One name for all lines is that of the size. */
function withoutGroup(lines: readonly ReadLine[]): ReadLine[] {
  const isOne = lines.every(({ group }) => group === lines[0]?.group);
  return lines.map((line) => (isOne ? { ...line, group: null } : line));
}

/** The units in which the other list names the same ingredients in the same order; null where it does not, or has the same amounts. */
export function unitsOfTwin(lines: readonly RecipeLine[], other: readonly RecipeLine[]): Alternative['units'] {
  if (lines.length !== other.length) return null;
  // this settles most lists, without comparing their lines
  const mayBeTurned = lines.filter(({ text }, index) => {
    const twin = other[index]?.text ?? '';
    return text !== twin && METRIC_AMOUNT.test(text) !== METRIC_AMOUNT.test(twin);
  });
  if (mayBeTurned.length < FEWEST_TURNED) return null;
  const twins: Twins[] = [];
  for (const [index, line] of lines.entries()) {
    const found = lineTwins(line, other[index]);
    if (found === null) return null;
    twins.push(found);
  }
  return turnedInto(twins);
}

/** Two parts of a dish may need the same; a name for the units is no part, nor is a number of servings. */
export function canBeSameLine({ group: one }: RecipeLine, { group: other }: RecipeLine): boolean {
  return one === null || other === null || one === other || [SYSTEM, SERVINGS].some((measure) => measure.test(one) && measure.test(other));
}

const alone = (lines: ReadLine[] | null): OneOfLists | null => lines && { lines, others: [] };

/** The first half, where the second repeats it in other units. */
function firstList(lines: ReadLine[]): OneOfLists | null {
  const [first, second] = [lines.slice(0, lines.length / 2), lines.slice(lines.length / 2)];
  return unitsOfTwin(first, second) && { lines: withoutSystemName(first), others: [withoutSystemName(second)] };
}

const withoutSystemName = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map(({ text, group }) => ({ text, group: group !== null && SYSTEM.test(group) ? null : group }));

/** Some pages give each part of the dish in both systems before the next part. */
function firstListOfEach(lines: ReadLine[]): OneOfLists | null {
  const starts = lines.flatMap(({ group }, index) => (group === lines[index - 1]?.group && index > 0 ? [] : index));
  if (starts.length < 2) return null;
  const parts = starts.map((start, index) => lines.slice(start, starts[index + 1]));
  const lists = parts.map(firstList);
  if (lists.every((one) => one === null)) return null;
  return {
    lines: parts.flatMap((part, index) => lists[index]?.lines ?? part),
    others: [parts.flatMap((part, index) => lists[index]?.others[0] ?? part)],
  };
}

function pairsJoined(lines: ReadLine[]): ReadLine[] | null {
  const sayMetric = lines.map(({ text }) => METRIC_AMOUNT.test(text));
  const fewest = (lines.length * LEAST_SHARE_IN_PAIRS) / 2;
  const mayBePair = lines.map(
    ({ text }, index) => sayMetric[index] !== sayMetric[index + 1] && haveWordsInCommon(text, lines[index + 1]?.text ?? ''),
  );
  if (mayBePair.filter(Boolean).length < fewest) return null;
  const twins = lines.map((line, index) => (mayBePair[index] ? turnedPair(line, lines[index + 1]) : null));
  const pairs = twins.filter((found) => found !== null);
  if (!turnedInto(pairs) || pairs.length < fewest) return null;
  return lines.flatMap((line, index) => {
    if (twins[index]) return { ...line, text: withAmount(line.text, amountOf(lines[index + 1]?.text ?? '')) };
    return twins[index - 1] ? [] : line;
  });
}

/** Lines beside each other that say the same in all but their amounts. */
function turnedPair(line: RecipeLine, next: RecipeLine | undefined): Twins | null {
  if (line.group !== next?.group) return null;
  const twins = twinsOf(line.text, next.text);
  return twins !== 'alike' && areSameLines(line.text, next.text) ? twins : null;
}

function lineTwins(line: RecipeLine, other: RecipeLine | undefined): Twins | null {
  return other && canBeSameLine(line, other) ? twinsOf(line.text, other.text) : null;
}

/** The second system, where all amounts are turned from one into the other. */
function turnedInto(twins: readonly Twins[]): Alternative['units'] {
  const turned = twins.filter((found) => found !== 'alike');
  if (turned.length < FEWEST_TURNED || turned.some((found) => found !== turned[0])) return null;
  return turned[0] === 'into metric' ? 'metric' : 'us';
}

/** "1 cup (120 g) flour, sifted": right before the name, and before the "of" that leads to it. */
function withAmount(line: string, amount: string): string {
  const at = line.indexOf(parseIngredient(line).name);
  const measure = line.slice(0, Math.max(at, 0)).replace(LEADS_TO_NAME, '');
  return measure === '' ? `${line} (${amount})` : `${measure} (${amount})${line.slice(measure.length)}`;
}

function amountOf(line: string): string {
  const { language, ...amount } = parseIngredient(line);
  return formatAmount(amount, language);
}
