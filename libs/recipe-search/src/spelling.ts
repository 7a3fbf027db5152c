/**
 * Damerau-Levenshtein distance (optimal string alignment): letters put in, left out, changed, or two neighbours exchanged, up to `limit`; more is
 * `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, previous] = [new Uint8Array(b.length + 1), new Uint8Array(b.length + 1).map((_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = new Uint8Array(b.length + 1);
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      const exchanged = i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (exchanged) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? limit + 1;
}

/** How many slips a word of this length may hold and still be meant: none below 4 letters, then 1, from 8 on 2, from 10 on 3. */
export const slipsIn = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 9 ? 2 : 3);

export interface Spelling {
  readonly word: string;
  readonly distance: number;
}

/**
 * Finds known words that a mistyped one may be. Words are grouped by their pairs of letters, so that only words that share enough of them are
 * compared: a slip spoils at most three pairs.
 */
export class SpellingIndex {
  private readonly byPair = new Map<string, number[]>();
  private readonly words: string[] = [];

  add(word: string): void {
    const at = this.words.push(word) - 1;
    for (const pair of pairsOf(word)) {
      const list = this.byPair.get(pair);
      if (list) list.push(at);
      else this.byPair.set(pair, [at]);
    }
  }

  /** The nearest known words, at most `most` of them: the nearest first, of equally near ones those with the same first letter, then by `commonness`. */
  near(word: string, commonness: (word: string) => number, most = 16): Spelling[] {
    const limit = slipsIn(word.length);
    if (limit === 0) return [];
    const pairs = pairsOf(word);
    const shared = new Map<number, number>();
    for (const pair of pairs) for (const at of this.byPair.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    const least = Math.max(1, pairs.size - 3 * limit);
    const found: Spelling[] = [];
    for (const [at, count] of shared) {
      const known = this.words[at] ?? '';
      if (count < least || Math.abs(known.length - word.length) > limit) continue;
      const distance = editDistance(word, known, limit);
      if (distance <= limit && distance > 0) found.push({ word: known, distance });
    }
    return found
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) ||
          commonness(b.word) - commonness(a.word),
      )
      .slice(0, most);
  }
}

const pairsOf = (word: string): Set<string> => {
  const framed = `^${word}$`;
  return new Set(Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2)));
};
