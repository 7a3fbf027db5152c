import { textOf } from '../../page/element-text';
import type { RecipeFacts } from '../../parsed-recipe';
import { durationsIn, minutesOf } from '../../values/duration';
import { ABOUT_WORDS, BARE_TIME_WORDS, REST_WORDS, TIME_WORDS, type TimeField, WHOLE_WHEN_ALONE } from '../../words/label-words';
import type { PageRow } from '../rows/page-rows';
import { servingsIn } from './servings-label';

const ANY_LABEL = new RegExp(`(?:^|[^\\p{L}])(?:${Object.values(TIME_WORDS).join('|')})(?![\\p{L}])`, 'iu');
const labelled = (words: string): RegExp =>
  new RegExp(`(?<before>^|[^\\p{L}])(?<label>${words})(?![\\p{L}])\\s*(?:\\([^)]{0,20}\\)\\s*)?(?<sign>[:：|–-]?)\\s*(?<rest>.*)$`, 'iu');
const LABELS = Object.entries(TIME_WORDS).map(([field, words]) => [field as TimeField, labelled(words)] as const);
const REST = labelled(REST_WORDS);
const BARE_TIME = new RegExp(
  `(?:(?:^|[^\\p{L}])(?:${BARE_TIME_WORDS})\\s*[:：]|^(?:${BARE_TIME_WORDS})\\s)\\s*(?:(?:${ABOUT_WORDS})\\s*)?(?=[\\d½¼¾])(.*)$`,
  'iu',
);
const ONLY_DURATION = /^[^\p{L}]{0,3}(?:ca\.?|about|circa|env\.?|cca)?\s*[\d½¼¾][\d\s.,:½¼¾–-]*\s?[\p{L}'′’].{0,20}$/iu;
/** "0 : 10". */
const CLOCK_ALONE = /^\d{1,2}\s?:\s?[0-5]\d$/;
const NO_TIME = /^0\s?(?:min|мин|хв|分|분|λεπ|דק|دق|dk|dak)/iu;
const BEGINS_WITH_AMOUNT = /^[^\p{L}\d]{0,3}(?:ca\.?\s*)?[\d½¼¾]/iu;
const SENTENCE_GOES_ON =
  /\d\s?\p{L}+\.?(?:,\s+(?!plus|incl)\p{L}|\s+(?:with|for|until|longer|more|at|over|mit|bis|auf|bei|avec|hasta|fino|met|tot)(?!\p{L}))/iu;

/** Between two times that are both needed. */
const AND = /\p{L}\s+(?:and|plus|und)\s+(?:about\s+|etwa\s+)?$/iu;

const CONFIDENCE = 0.45;
/** A time that nobody calls preparing or cooking. */
const BARE_CONFIDENCE = 0.35;
const SENTENCE_END = /(?<=\p{L}{2}[.!?]|\d[.!?])\s+(?=\p{Lu}|\p{Lo})/u;
const LONGEST_NAME = 40;
const NUMBER = /[\d½¼¾]/;
const LONGEST_BARE = 60;
const ROWS_ABOVE_INGREDIENTS = 20;

/** The times of the recipe's own rows: what stands beside the name of a time, or one bare time where none is named; `above` is null where no ingredients were seen. */
export function readTimes(card: readonly PageRow[], above: readonly PageRow[] | null): RecipeFacts {
  const facts: RecipeFacts = {};
  for (const [index, row] of card.entries()) readNamedTimes(card, index, row, facts);
  const [only, another] = [facts.total_time, facts.prep_time, facts.cook_time].filter((fact) => fact !== undefined);
  if (only && !another && WHOLE_WHEN_ALONE.test(only.place)) return { total_time: only };
  if (only && !facts.total_time) addWholeTime(card, facts);
  if (only || !above) return facts;
  const bare = bareTime(card) ?? onlyTime(above.slice(-ROWS_ABOVE_INGREDIENTS));
  return bare ? { total_time: { ...bare, confidence: BARE_CONFIDENCE } } : {};
}

/** Work, heat and rest are the whole, and so is work without any heat: without the rest, the sum of the others would be too little. */
function addWholeTime(card: readonly PageRow[], facts: RecipeFacts): void {
  const namesRest = card.some(({ text }) => text.length <= LONGEST_BARE && REST.test(text));
  const rests = card.map((row, index) => minutesBeside(card, index, REST) ?? (namesRest ? null : noMinutes(row)));
  const place = card[rests.findIndex((minutes) => minutes !== null)]?.text.slice(0, 60);
  if (place === undefined) return;
  const minutes = [facts.prep_time?.value, facts.cook_time?.value, ...new Set(rests)];
  facts.total_time = { value: minutes.reduce<number>((sum, part) => sum + (part ?? 0), 0), place, confidence: BARE_CONFIDENCE };
}

/** "Cook time: 0 min": what remains is the whole. */
function noMinutes({ text }: PageRow): number | null {
  return text.length <= LONGEST_BARE && ANY_LABEL.test(text) && durationsIn(text).some((duration) => NO_TIME.test(duration)) ? 0 : null;
}

function readNamedTimes(card: readonly PageRow[], index: number, row: PageRow, facts: RecipeFacts): void {
  // a name without a number stands alone, beside one
  if (!NUMBER.test(row.text) && (row.text.length > LONGEST_NAME || ![index - 1, index + 1].some((at) => NUMBER.test(card[at]?.text ?? ''))))
    return;
  if (!ANY_LABEL.test(row.text)) return;
  for (const [field, label] of LABELS) {
    if (facts[field]) continue;
    const minutes = minutesBeside(card, index, label);
    if (minutes) facts[field] = { value: minutes, place: row.text.slice(0, 60), confidence: CONFIDENCE };
  }
}

function minutesBeside(card: readonly PageRow[], index: number, label: RegExp): number | null {
  const text = card[index]?.text ?? '';
  const found = label.exec(text);
  return found && (minutesInRow(text, found) ?? minutesInNeighbour(card, index, found));
}

/** "Prep: 20 min" or, in a row that begins with an amount, "20 min prep". */
function minutesInRow(text: string, found: RegExpExecArray): number | null {
  const { before = '', label = '', sign } = found.groups ?? {};
  const earlier = text.slice(0, found.index + before.length).replace(/[\s,]+$/, '');
  const amount = durationsIn(earlier).at(-1);
  const followsAmount = amount !== undefined && earlier.endsWith(amount);
  if (followsAmount && BEGINS_WITH_AMOUNT.test(text)) return minutesOf(amount);
  // "simmer, then cook 4 minutes longer" is no label
  const isInSentence = !sign && !followsAmount && /^\p{Ll}/u.test(label) && /\p{Ll}$/u.test(earlier);
  return isInSentence ? null : durationAtStart(ownText(found), sign === '');
}

/** Boxes of a name and its value make rows of their own. */
function minutesInNeighbour(card: readonly PageRow[], index: number, found: RegExpExecArray): number | null {
  if (ownText(found) !== '' || /\d/.test(found.input)) return null;
  return durationAlone(card[index + 1]?.text) ?? durationAlone(card[index - 1]?.text);
}

function ownText(found: RegExpExecArray): string {
  const rest = found.groups?.rest ?? '';
  const next = ANY_LABEL.exec(rest);
  return (next ? rest.slice(0, next.index) : rest).trim();
}

function durationAtStart(text: string, mayBeSentence: boolean): number | null {
  if (
    !/^[^\p{L}]{0,3}(?:ca\.?|about|circa|env\.?|cca|up to|ok\.)?\s*[\d½¼¾].{0,3}/iu.test(text) ||
    !/\d\s?[\p{L}'′’]|[½¼¾]\s?\p{L}|:\s?\d\d/u.test(text)
  )
    return null;
  // behind the first duration stands the next name, be it one that we do not know
  return mayBeSentence && SENTENCE_GOES_ON.test(text) ? null : minutesOf(durationsIn(text.slice(0, LONGEST_BARE))[0] ?? text.slice(0, 40));
}

function durationAlone(text: string | undefined): number | null {
  return text !== undefined && text.length <= 40 && (ONLY_DURATION.test(text) || CLOCK_ALONE.test(text)) && !ANY_LABEL.test(text)
    ? minutesOf(text)
    : null;
}

interface BareTime {
  value: number;
  place: string;
}

function bareTime(card: readonly PageRow[]): BareTime | null {
  // "Serves 4. Takes about 40 minutes."
  for (const sentence of card.flatMap(({ text }) => text.split(SENTENCE_END))) {
    const rest = sentence.length <= LONGEST_BARE ? BARE_TIME.exec(sentence)?.[1] : undefined;
    const first = rest && /\d\s?\p{L}/u.test(rest) ? durationAtStart(rest, true) : null;
    if (first) return { value: first + minutesBesides(rest ?? ''), place: sentence };
  }
  return null;
}

/** "15 minutes of work and 1 hour in the oven": of the second and what follows. */
function minutesBesides(text: string): number {
  return durationsIn(text)
    .slice(1)
    .filter((duration) => AND.test(text.slice(0, text.lastIndexOf(duration))))
    .reduce((sum, duration) => sum + (minutesOf(duration) ?? 0), 0);
}

/** The one duration that stands alone above the ingredients, on its line or in its box, or beside the servings ("35 min · 4 portions"); of several that differ nobody knows which it is, and "14:35 h" is the hour of a post. */
function onlyTime(above: readonly PageRow[]): BareTime | null {
  const found: BareTime[] = [];
  for (const { text, element } of above) {
    const durations = text.length <= LONGEST_BARE ? durationsIn(text) : [];
    if (
      durations[0] !== text &&
      servingsIn(text) === null &&
      !element.children.some((part) => typeof part !== 'string' && textOf(part) === durations[0])
    )
      continue;
    for (const duration of durations.filter((time) => !time.includes(':'))) found.push({ value: minutesOf(duration) ?? 0, place: text });
  }
  return found.every((time) => time.value === found[0]?.value) ? (found[0] ?? null) : null;
}
