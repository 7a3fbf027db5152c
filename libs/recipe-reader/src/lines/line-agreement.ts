import type { RecipeLine } from '../parsed-recipe';

type Worded = Pick<RecipeLine, 'text'>;

const WORD = /[\p{L}\p{M}]{2,}/gu;
const CHARACTER = /[\u3040-\u30ff\u4e00-\u9fff]/;
const WORD_OR_CHARACTER = /[\u3040-\u30ff\u4e00-\u9fff]|(?:(?![\u3040-\u30ff\u4e00-\u9fff])[\p{L}\p{M}]){2,}/gu;

/** The readers of a page ask for the words of each of its lines about five times. Kept are those of a page or two, and of no text much longer than a line. */
const wordsBefore = new Map<string, readonly string[]>();
const MOST_BEFORE = 500;
const LONGEST_BEFORE = 500;

/** The words of a text in lower case; a character of Japanese or Chinese is a word of its own. */
export function wordsOf(text: string): readonly string[] {
  const before = wordsBefore.get(text);
  if (before) return before;
  const words = text.toLowerCase().match(CHARACTER.test(text) ? WORD_OR_CHARACTER : WORD) ?? [];
  if (wordsBefore.size >= MOST_BEFORE) wordsBefore.clear();
  if (text.length <= LONGEST_BEFORE) wordsBefore.set(text, words);
  return words;
}

/** For each line of `known` the index of the line of `seen` that says the same (most of its words stand there), or -1. Each is used once. */
export function matchLines(known: readonly RecipeLine[], seen: readonly RecipeLine[]): number[] {
  const bags = seen.map((line) => new Set(wordsOf(line.text)));
  const used = new Set<number>();
  return known.map((line) => {
    const own = wordsOf(line.text);
    if (own.length === 0) return -1;
    let best = -1;
    let bestShare = 0.69;
    for (const [index, bag] of bags.entries()) {
      if (used.has(index)) continue;
      const share = shareOf(own, bag) - Math.max(0, bag.size - own.length) * 0.001;
      if (share > bestShare) {
        bestShare = share;
        best = index;
      }
    }
    if (best >= 0) used.add(best);
    return best;
  });
}

/**
 * For each line of `known` the index of the line of `seen` that it stands in, or the longest that stands in it, or -1: in the order of both lists,
 * so that as many words as possible are matched. Several known lines may be the parts of one seen line.
 */
export function alignLines(known: readonly RecipeLine[], seen: readonly RecipeLine[]): number[] {
  const own = known.map(distinctWords);
  const rows = seen.map(distinctWords);
  const most = [new Float64Array(seen.length + 1)];
  // most[index][at]: the words that the first lines of both can have in common
  for (const [index, words] of own.entries()) {
    const above = most[index]!;
    const best = new Float64Array(seen.length + 1);
    for (const [at, row] of rows.entries()) best[at + 1] = Math.max(above[at + 1]!, best[at]!, matchedWith(above, words, row, at));
    most.push(best);
  }
  const matches = known.map(() => -1);
  for (let index = known.length, at = seen.length; index > 0 && at > 0;) {
    const best = most[index]![at];
    if (best === most[index]![at - 1]) at--;
    else if (best === most[index - 1]![at]) index--;
    else {
      index--;
      matches[index] = at - 1;
      if (!isPart(own[index]!, rows[at - 1]!)) at--;
    }
  }
  return matches;
}

/** Longer lines are compared by their beginnings. */
const MOST_WORDS = 200;
const FEWEST_WORDS_WITHIN = 5;

function distinctWords(line: RecipeLine): Set<string> {
  return new Set(wordsOf(line.text).slice(0, MOST_WORDS));
}

/** The words matched up to here when the two are a match; a line that others are parts of may be used again. */
function matchedWith(above: Float64Array, words: ReadonlySet<string>, row: ReadonlySet<string>, at: number): number {
  let common = 0;
  for (const word of words) if (row.has(word)) common++;
  const isMatch = common >= words.size * 0.7 || (common >= FEWEST_WORDS_WITHIN && common >= row.size * 0.9);
  return isMatch ? above[isPart(words, row) ? at + 1 : at]! + common : 0;
}

function isPart(words: ReadonlySet<string>, row: ReadonlySet<string>): boolean {
  return row.size > words.size * 1.5;
}

/** Share of the known lines that are seen too (0 to 1). */
export function shareSeen(known: readonly RecipeLine[], seen: readonly RecipeLine[]): number {
  return known.length === 0 ? 0 : matchLines(known, seen).filter((index) => index >= 0).length / known.length;
}

/** Compares one list with many: F1 of the known lines against the seen ones (0 to 1); a known line is seen when most of its words stand in one line. */
export function lineAgreementWith(known: readonly RecipeLine[]): (seen: readonly RecipeLine[]) => number {
  const words = known.map((line) => wordsOf(line.text));
  return (seen) => {
    if (known.length === 0) return 0;
    const bags = seen.map((line) => new Set(wordsOf(line.text)));
    const hits = words.filter((own) => own.length > 0 && bags.some((bag) => shareOf(own, bag) >= 0.7)).length;
    return (2 * hits) / (known.length + seen.length);
  };
}

/** How many of the words of `known` stand in `seen` and the other way round (0 to 1 each), over all lines together. */
export function wordShares(known: readonly Worded[], seen: readonly Worded[]): { known: number; seen: number } {
  const { wanted, given, common } = compareWords(bagOf(known), seen);
  return { known: wanted === 0 ? 0 : common / wanted, seen: given === 0 ? 0 : common / given };
}

/** Of the letters that make a plural: "eggs", "tomatoes", "Zwiebeln"; buttermilk is no butter. */
const MOST_LETTERS_OF_PLURAL = 2;

export function isPluralOf(word: string, singular: string): boolean {
  return word.startsWith(singular) && word.length - singular.length <= MOST_LETTERS_OF_PLURAL;
}

/** A word and what it may be the plural of. */
export const singularsOf = (word: string): string[] => [word, word.slice(0, -1), word.slice(0, -MOST_LETTERS_OF_PLURAL)];

/** Whether two texts are one, but for some words. */
export function haveSameWords(one: readonly Worded[], other: readonly Worded[]): boolean {
  const { known, seen } = wordShares(one, other);
  return Math.min(known, seen) >= LEAST_THE_SAME;
}
const LEAST_THE_SAME = 0.95;

/** Compares one text with many: F1 over the words of both (0 to 1). */
export function wordAgreementWith(known: readonly RecipeLine[]): (seen: readonly RecipeLine[]) => number {
  const bag = bagOf(known);
  return (seen) => {
    if (bag.size === 0) return 0;
    const { wanted, given, common } = compareWords(bag, seen);
    return (2 * common) / (wanted + given);
  };
}

interface WordBag {
  counts: ReadonlyMap<string, number>;
  size: number;
}

function bagOf(lines: readonly Worded[]): WordBag {
  const counts = new Map<string, number>();
  let size = 0;
  for (const line of lines) {
    for (const word of wordsOf(line.text)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      size++;
    }
  }
  return { counts, size };
}

function compareWords(known: WordBag, seen: readonly Worded[]): { wanted: number; given: number; common: number } {
  const used = new Map<string, number>();
  let common = 0;
  let given = 0;
  for (const line of seen) {
    for (const word of wordsOf(line.text)) {
      given++;
      const before = used.get(word) ?? 0;
      if (before >= (known.counts.get(word) ?? 0)) continue;
      common++;
      used.set(word, before + 1);
    }
  }
  return { wanted: known.size, given, common };
}

function shareOf(own: readonly string[], bag: ReadonlySet<string>): number {
  let found = 0;
  for (const word of own) if (bag.has(word)) found++;
  return found / own.length;
}
