import type { TimeRange } from '@simmer/contracts/constants';

/**
 * Total minutes of each range, `from` included, `below` not: they neither overlap nor leave a gap, and a recipe of exactly
 * 30 or 60 minutes stands where its label says '-30' and '-60'. Zero minutes means that the time is unknown, so
 * such a recipe is in none of them.
 */
const TIME_RANGE_MINUTES: Record<TimeRange, { from: number; below: number }> = {
  'under-15': { from: 1, below: 15 },
  '15-30': { from: 15, below: 31 },
  '30-60': { from: 31, below: 61 },
  'over-60': { from: 61, below: Infinity },
};

/** The sort key of a time: unknown ones come last. */
export const timeKeyOf = (minutes: number): number => (minutes > 0 ? minutes : Number.MAX_SAFE_INTEGER);

export function isInRange(minutes: number, range: TimeRange): boolean {
  const { from, below } = TIME_RANGE_MINUTES[range];
  return minutes >= from && minutes < below;
}
