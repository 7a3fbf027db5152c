/** So many ratings of the usual kind are counted with those of a recipe, so that one of 5 stars does not come before forty of 4.8. */
const USUAL = { count: 5, average: 4 } as const;

/** The Bayesian average of ratings from 1 to 5, by which recipes are shown and sorted; null without any. */
export function bayesianAverage({ sum, count }: { sum: number; count: number }): number | null {
  if (count === 0) return null;
  return (USUAL.count * USUAL.average + sum) / (USUAL.count + count);
}
