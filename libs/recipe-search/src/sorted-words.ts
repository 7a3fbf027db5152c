/** A word read from its end. */
export const reversed = (word: string): string => [...word].reverse().join('');

/** The words of a sorted list that begin with one. */
export function beginningsIn(sorted: readonly string[], word: string): string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && sorted[end]?.startsWith(word)) end++;
  return sorted.slice(low, end);
}
