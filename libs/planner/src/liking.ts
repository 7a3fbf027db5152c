/** What a cook's own record says about a recipe. */
export interface CookRecord {
  /** 1 to 5 stars, null when not rated. */
  readonly rating: number | null;
  readonly favorite: boolean;
  readonly timesCooked: number;
  /** Null when never cooked. */
  readonly daysSinceCooked: number | null;
}

const DAYS_UNTIL_WELCOME_AGAIN = 21;

/** How much a recipe is liked, 0 to 1: the own rating (2.5 stars when unrated), more for a favorite and for what is cooked often, less for what was cooked lately. */
export function likingOf({ rating, favorite, timesCooked, daysSinceCooked }: CookRecord): number {
  const rated = rating === null ? 0.5 : (rating - 1) / 4;
  const known = 0.6 * rated + (favorite ? 0.25 : 0) + 0.15 * Math.min(1, timesCooked / 5);
  const lately = daysSinceCooked === null ? 0 : Math.max(0, 1 - daysSinceCooked / DAYS_UNTIL_WELCOME_AGAIN);
  return Math.max(0, Math.min(1, known * (1 - 0.7 * lately)));
}
