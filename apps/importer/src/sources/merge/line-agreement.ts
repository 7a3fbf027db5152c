import type { RecipeLine } from '../parsed-recipe';

const WORD = /[\p{L}\p{M}]{2,}|[\u3040-\u30ff\u4e00-\u9fff]/gu;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** For each line of `known` the index of the line of `seen` that says the same (most of its words stand there), or -1. Each is used once. */
export function matchLines(known: readonly string[], seen: readonly RecipeLine[]): number[] {
  const bags = seen.map((line) => new Set(wordsOf(line.text)));
  const used = new Set<number>();
  return known.map((text) => {
    const words = wordsOf(text);
    if (words.length === 0) return -1;
    let best = -1;
    let bestShare = 0.69;
    for (const [index, bag] of bags.entries()) {
      if (used.has(index)) continue;
      const share = words.filter((word) => bag.has(word)).length / words.length - Math.max(0, bag.size - words.length) * 0.001;
      if (share > bestShare) {
        bestShare = share;
        best = index;
      }
    }
    if (best >= 0) used.add(best);
    return best;
  });
}

/** Share of the known lines that are seen too (0 to 1). */
export function shareSeen(known: readonly string[], seen: readonly RecipeLine[]): number {
  return known.length === 0 ? 0 : matchLines(known, seen).filter((index) => index >= 0).length / known.length;
}

/** How many of the words of `known` stand in `seen` and the other way round (0 to 1 each), over all lines together. */
export function wordShares(known: readonly string[], seen: readonly RecipeLine[]): { known: number; seen: number } {
  const left = new Map<string, number>();
  let wanted = 0;
  for (const text of known) {
    for (const word of wordsOf(text)) {
      left.set(word, (left.get(word) ?? 0) + 1);
      wanted++;
    }
  }
  let hits = 0;
  let given = 0;
  for (const line of seen) {
    for (const word of wordsOf(line.text)) {
      given++;
      const count = left.get(word) ?? 0;
      if (count === 0) continue;
      hits++;
      left.set(word, count - 1);
    }
  }
  return { known: wanted === 0 ? 0 : hits / wanted, seen: given === 0 ? 0 : hits / given };
}
