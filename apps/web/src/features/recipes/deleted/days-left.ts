import type { DeletedRecipe } from '@simmer/contracts';
import { DAY_MS, RESTORE_WINDOW_DAYS } from '@simmer/contracts/constants';

/** From this many days on a recipe goes within the week. */
export const A_WEEK = 7;
/** From this many days on the last ones are shown. */
export const SOON = 3;

/** In how many days a deleted recipe is purged: 1 is within the next 24 hours. */
export function daysLeft({ deleted_at }: Pick<DeletedRecipe, 'deleted_at'>, now: number): number {
  const left = Math.ceil((Date.parse(deleted_at) + RESTORE_WINDOW_DAYS * DAY_MS - now) / DAY_MS);
  return Math.min(RESTORE_WINDOW_DAYS, Math.max(1, left));
}

/** Whole days between the day it was deleted and today, as the calendar of this device has them. */
export function daysAgo({ deleted_at }: Pick<DeletedRecipe, 'deleted_at'>, now: number): number {
  const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((startOfDay(now) - startOfDay(Date.parse(deleted_at))) / DAY_MS);
}

/** How many still go on each day, without those that are back. */
export function stillGoing(perDay: readonly number[], back: readonly DeletedRecipe[], now: number): number[] {
  const left = [...perDay];
  for (const recipe of back) left[daysLeft(recipe, now) - 1] = Math.max(0, (left[daysLeft(recipe, now) - 1] ?? 0) - 1);
  return left;
}
