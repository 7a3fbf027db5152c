import { parseIngredient } from '@simmer/culinary';
import { isOnlyAmount, statesAmount, statesNumber } from '../lines/amounts';
import { singularsOf, wordsOf } from '../lines/line-agreement';
import { unitsOfTwin } from '../lines/one-system';
import type { ReadLine } from '../parsed-recipe';
import { firstNumber } from '../values/numbers';
import { namesFacts, namesEquipment } from '../words/facts';

/** Two readings of one list of ingredients, line by line: what structured data states and what the page shows. */
export interface Comparison {
  lines: ReadLine[];
  /** At least one line is the page's. */
  isMended: boolean;
}

/** Below this share of stated lines found on the page, the two are different lists. */
const LEAST_IN_COMMON = 0.5;
const LEAST_OTHER_AMOUNTS = 0.6;
const FEWEST_AMOUNTS = 3;
const FEWEST_CONVERTED = 2;
const FEWEST_OF_LIST = 2;
const LONGEST_LINE = 150;
/** Of a stated line, that its shown twin has too. */
const LEAST_COMMON_WORDS = 0.7;
/** Of the words of both: a text that mentions the ingredient is no line for it. */
const LEAST_ALIKE = 0.15;
/** How likely a line is right, measured on sites kept aside, see `npm run bench:import -- --calibration`. What is stated and not shown is less sure than anything shown. */
export const SURENESS = {
  bothAlike: 0.97,
  /** In other words than the page's. */
  statedAndShown: 0.78,
  /** The page shows no list at all to compare it with. */
  statedAlone: 0.75,
  shownInstead: 0.65,
  otherAmount: 0.6,
  shownOnly: 0.6,
  notShown: 0.5,
};
/** "236.59 ml": no cook measures this. */
const CONVERTED = /\d[.,]\d{2}(?!\d)(?<![.,](?:25|33|50|66|67|75))/;
/** "salt 5" */
const FOOTNOTE = /^\s*[([]?\d{1,2}[)\]]?$/;
const PREPARATION = /^,\s\p{L}[\p{L}\s-]{2,60}$/u;
const LAST_BRACKETS = /\s*\([^()]*\)$/;
const IN_BRACKETS = /^\s*\((.+)\)$/;
const BETWEEN_PARTS = /[,;]|\s\/\s/;
const HALF = 0.5;
const QUARTER = 0.25;
const PRICE = /[$€£]\s?\d|\d\s?[$€£]/;

/** Null where the page shows another list. A list is made longer only by one that has all of its lines: what else the page shows may be a line in other words. `isState`: the data is a script's. */
export function compareIngredients(stated: readonly ReadLine[], shown: readonly ReadLine[], isState = false): Comparison | null {
  const matches = matchNames(stated, shown);
  const found = matches.filter((at) => at >= 0).length;
  if (found < stated.length * LEAST_IN_COMMON) return null;
  const keepsAmounts = areAmountsOfAnotherSize(stated, shown, matches);
  const lacksAmounts = amountShare(stated) < HALF && amountShare(shown) >= amountShare(stated) + QUARTER;
  const parts = partsOfSums(stated, shown, matches);
  const chosen = stated.map((line, index) => {
    const seen = shown[matches[index] ?? -1];
    if (!seen) return { ...line, confidence: SURENESS.notShown };
    // what a script holds is not what it shows
    if (isState) return { ...line, text: seen.text, confidence: SURENESS.shownInstead };
    return parts.has(matches[index] as number)
      ? { ...line, confidence: SURENESS.statedAndShown }
      : betterOf(line, seen, keepsAmounts, lacksAmounts);
  });
  const further = found === stated.length ? furtherLines(stated, shown, matches, parts) : new Map<number, ReadLine>();
  const lines = inserted(chosen, matches, further);
  return { lines, isMended: further.size > 0 || chosen.some((line, index) => line.text !== stated[index]?.text) };
}

/** The pairs that have most in common first, each line in one; then, between two matched lines, by the name of the ingredient alone: "18 g butter" and "4 tsp butter". */
function matchNames(stated: readonly ReadLine[], shown: readonly ReadLine[]): number[] {
  const matches = bestPairs(stated, shown);
  const used = new Set(matches);
  return matches.map((match, index) => {
    if (match >= 0) return match;
    const before = matches.slice(0, index).findLast((at) => at >= 0) ?? -1;
    const behind = matches.slice(index + 1).find((at) => at >= 0) ?? shown.length;
    for (let at = before + 1; at < behind; at++) {
      if (used.has(at) || !nameTheSame(stated[index]?.text ?? '', shown[at]?.text ?? '')) continue;
      used.add(at);
      return at;
    }
    return -1;
  });
}

function bestPairs(stated: readonly ReadLine[], shown: readonly ReadLine[]): number[] {
  const bags = shown.map(({ text }) => new Set(wordsOf(text)));
  const singulars = bags.map((bag) => new Set([...bag].flatMap(singularsOf)));
  const pairs = stated.flatMap(({ text }, index) => {
    const own = new Set(wordsOf(text));
    return bags.flatMap((bag, at) => {
      const common = [...own].filter((word) => singulars[at]?.has(word)).length;
      const alike = common / (own.size + bag.size);
      if (common < own.size * LEAST_COMMON_WORDS || alike < LEAST_ALIKE) return [];
      const amount = firstNumber(text);
      const isSameAmount = Number(amount !== null && amount === firstNumber(shown[at]?.text ?? ''));
      return { index, at, alike, isSameAmount, apart: Math.abs(index - at) };
    });
  });
  // the butter of the dough and that of the filling are told apart by their amounts
  pairs.sort((one, other) => other.alike - one.alike || other.isSameAmount - one.isSameAmount || one.apart - other.apart);
  const matches = stated.map(() => -1);
  const used = new Set<number>();
  for (const { index, at } of pairs) {
    if (matches[index] !== -1 || used.has(at)) continue;
    matches[index] = at;
    used.add(at);
  }
  return matches;
}

function nameTheSame(one: string, other: string): boolean {
  if (Math.max(one.length, other.length) > LONGEST_LINE || !wordsOf(one).some((word) => wordsOf(other).includes(word))) return false;
  const [name, another] = [one, other].map((text) => wordsOf(parseIngredient(text).name).join(' '));
  return name !== '' && name === another;
}

/** The whole list for another number of people or in another system is as right as the stated one, unless that was turned by a program. */
function areAmountsOfAnotherSize(stated: readonly ReadLine[], shown: readonly ReadLine[], matches: readonly number[]): boolean {
  const pairs = stated.flatMap((line, index) => {
    const [one, other] = [firstNumber(line.text), firstNumber(shown[matches[index] ?? -1]?.text ?? '')];
    return one === null || other === null ? [] : [one === other];
  });
  const others = pairs.filter((isSame) => !isSame).length;
  const areConverted = stated.filter(({ text }) => CONVERTED.test(text)).length >= FEWEST_CONVERTED;
  if (areConverted) return false;
  return unitsOfTwin(stated, shown) !== null || (others >= FEWEST_AMOUNTS && others >= pairs.length * LEAST_OTHER_AMOUNTS);
}

/** "50 g soft butter" is butter too. */
function namesMore(line: string, text: string): boolean {
  if (Math.max(line.length, text.length) > LONGEST_LINE) return false;
  const name = wordsOf(parseIngredient(text).name);
  return name.length > 0 && name.every((word) => wordsOf(line).includes(word));
}

/** The shown lines that are parts of a stated sum: "150 g butter" are 100 g in the dough and 50 g on top. */
function partsOfSums(stated: readonly ReadLine[], shown: readonly ReadLine[], matches: readonly number[]): ReadonlySet<number> {
  const parts = new Set<number>();
  for (const [index, { text }] of stated.entries()) {
    const match = matches[index] ?? -1;
    const seen = shown[match];
    if (!seen || firstNumber(text) === firstNumber(seen.text)) continue;
    const others = shown.flatMap((line, at) => (at !== match && !matches.includes(at) && namesMore(line.text, text) ? at : []));
    const [sum, ...amounts] = [text, seen.text, ...others.map((at) => shown[at]?.text ?? '')].map((line) => parseIngredient(line));
    const isSum =
      others.length > 0 &&
      amounts.every(({ unit }) => unit === sum?.unit) &&
      amounts.reduce((total, { quantity }) => total + (quantity ?? 0), 0) === sum?.quantity;
    if (isSum) for (const at of [match, ...others]) parts.add(at);
  }
  return parts;
}

function betterOf(line: ReadLine, seen: ReadLine, keepsAmounts: boolean, lacksAmounts: boolean): ReadLine {
  if (sameText(line.text) === sameText(seen.text)) return { ...line, confidence: SURENESS.bothAlike };
  const isShownBetter =
    !PRICE.test(seen.text) &&
    (lacksAmounts
      ? seen.text.length > line.text.length
      : amountIsBetter(line.text, seen.text, keepsAmounts) ||
        isFollowedByAmount(line.text, seen.text) ||
        isFollowedByPreparation(line.text, seen.text));
  if (isShownBetter) return { ...line, text: seen.text, confidence: SURENESS.shownInstead };
  return { ...line, confidence: firstNumber(line.text) === firstNumber(seen.text) ? SURENESS.statedAndShown : SURENESS.otherAmount };
}

function amountIsBetter(text: string, seen: string, keepsAmounts: boolean): boolean {
  if (FOOTNOTE.test(seen.slice(text.length))) return false;
  if (!statesAmount(text) && statesAmount(seen)) return !/\d/.test(text);
  if (!statesNumber(seen)) return false;
  if (!statesNumber(text)) return !/\d/.test(text);
  return !keepsAmounts && firstNumber(text) !== firstNumber(seen);
}

/** Structured data often leaves out the remark behind an ingredient. One that weighs or measures it ("2 cups rice (370 g)") is a part of the amount. */
function isFollowedByAmount(text: string, seen: string): boolean {
  const remark = seen.startsWith(text) ? IN_BRACKETS.exec(seen.slice(text.length))?.[1] : undefined;
  // a bare number refers to a note
  return remark !== undefined && remark.split(BETWEEN_PARTS).some((part) => isOnlyAmount(part) && /\p{L}/u.test(part));
}

/** "2 eggs" and "2 eggs, beaten": what is done to them is a part of the line. */
function isFollowedByPreparation(text: string, seen: string): boolean {
  const rest = seen.toLowerCase().startsWith(text.toLowerCase()) ? seen.slice(text.length) : '';
  return PREPARATION.test(rest);
}

export function amountShare(lines: readonly ReadLine[]): number {
  return lines.filter(({ text }) => statesAmount(text)).length / Math.max(1, lines.length);
}

/** To compare lines: signs, spaces and capitals do not count. */
const sameText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}½⅓⅔¼¾⅛]+/gu, '');

/** What the page shows beyond the stated lines, by its place among the shown ones: ingredients among them, and whole lists before them or under a heading of their own. */
function furtherLines(
  stated: readonly ReadLine[],
  shown: readonly ReadLine[],
  matches: readonly number[],
  parts: ReadonlySet<number>,
): ReadonlyMap<number, ReadLine> {
  const matched = new Set([...matches.filter((at) => at >= 0), ...parts]);
  const [first, last] = [Math.min(...matched), Math.max(...matched)];
  const lists = new Set([...matched].map((at) => shown[at]?.list));
  const known = new Set([...stated, ...[...matched].map((at) => shown[at] as ReadLine)].map(({ text }) => sameText(withoutNumber(text))));
  const areWithoutAmounts = amountShare(shown) < HALF;
  const further = new Map<number, ReadLine>();
  for (const block of blocksBetween(shown, matched)) {
    const lines = block.map((at) => shown[at] as ReadLine);
    if (namesFacts(lines.map(({ text }) => text))) continue;
    const isWhole = lines.filter(({ text }) => statesNumber(text)).length > lines.length / 2;
    // what stands above the first known line is nothing sold below the list
    const isPart = isPartOf(lines) || ((block[0] as number) < first && lines.length >= FEWEST_OF_LIST);
    const isAmong = (block[0] as number) > first && (block[0] as number) < last;
    for (const [index, line] of lines.entries()) {
      if (known.has(sameText(withoutNumber(line.text))) || !mayBeIngredient(line)) continue;
      const isInList = line.list !== undefined && lists.has(line.list);
      const isTaken = isAmong || isInList ? statesAmount(line.text) || (isInList && areWithoutAmounts) : isWhole && isPart;
      if (isTaken) further.set(block[index] as number, { ...line, confidence: SURENESS.shownOnly });
    }
  }
  return further;
}

const withoutNumber = (text: string): string => text.replace(/^\d+\s*[.)]\s+/, '');

function mayBeIngredient({ text, group }: ReadLine): boolean {
  return (
    text.length <= LONGEST_LINE &&
    !isOnlyAmount(text.replace(LAST_BRACKETS, '')) &&
    !/[.!?:]$/.test(text.trim()) &&
    !PRICE.test(text) &&
    !namesEquipment(group ?? '')
  );
}

function blocksBetween(shown: readonly ReadLine[], matched: ReadonlySet<number>): number[][] {
  const blocks: number[][] = [];
  for (const at of shown.keys()) {
    if (matched.has(at)) continue;
    const block = blocks.at(-1);
    if (block && block.at(-1) === at - 1 && shown[at]?.list === shown[at - 1]?.list) block.push(at);
    else blocks.push([at]);
  }
  return blocks;
}

/** They stand under a heading of their own, among the ingredients. */
const isPartOf = (lines: readonly ReadLine[]): boolean =>
  lines.length >= FEWEST_OF_LIST && lines.every(({ group }) => group !== null && group === lines[0]?.group);

/** Each further line behind the stated one whose twin stands above it on the page. */
function inserted(chosen: readonly ReadLine[], matches: readonly number[], further: ReadonlyMap<number, ReadLine>): ReadLine[] {
  const lines: ReadLine[] = [];
  const rest = new Map(further);
  const take = (before: number): void => {
    for (const [at, line] of rest) {
      if (at >= before) continue;
      lines.push(line);
      rest.delete(at);
    }
  };
  for (const [index, line] of chosen.entries()) {
    const match = matches[index] ?? -1;
    // a list in another order gives no position
    if (match >= 0 && matches.slice(0, index).every((at) => at < match)) take(match);
    lines.push(line);
  }
  take(Infinity);
  return lines;
}
