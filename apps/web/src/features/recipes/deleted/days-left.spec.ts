import type { DeletedRecipe } from '@simmer/contracts';
import { daysAgo, daysLeft, stillGoing } from './days-left';

const now = new Date(2026, 10, 23, 12).getTime();
const HOUR_MS = 3_600_000;
const deleted = (hoursAgo: number) => ({ deleted_at: new Date(now - hoursAgo * HOUR_MS).toISOString() }) as DeletedRecipe;

it.each([
  [0, 30],
  [1, 30],
  [25, 29],
  [29 * 24 + 1, 1],
  [30 * 24 - 1, 1],
  [31 * 24, 1],
  [-1, 30],
])('a recipe deleted %s hours ago has %s days left', (hours, days) => {
  expect(daysLeft(deleted(hours), now)).toBe(days);
});

it('yesterday is the calendar’s, not 24 hours', () => {
  expect([daysAgo(deleted(11), now), daysAgo(deleted(13), now), daysAgo(deleted(37), now)]).toEqual([0, 1, 2]);
});

it('what is back goes on no day any more', () => {
  expect(stillGoing([1, 0, 2], [deleted(28 * 24 - 12)], now)).toEqual([1, 0, 1]);
});
