import { DUNNING_DAYS, PREMIUM_GRACE_DAYS } from '@simmer/contracts';
import type { PaidSubscription } from '../payment-provider/payment-provider';

const DAY_MS = 86_400_000;
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

type Standing = Pick<PaidSubscription, 'status' | 'periodStart' | 'periodEnd' | 'cancelAtPeriodEnd'>;

/** Until when a payment counts, by what is known of it; null for one that doesn't. */
export function activeUntil({ status, periodStart, periodEnd, cancelAtPeriodEnd }: Standing): Date | null {
  if (status === 'ended' || status === 'incomplete') return null;
  if (status === 'past-due') return pausesAt({ periodStart });
  // a renewal that nobody could tell us of may have taken place; a cancellation stands
  return cancelAtPeriodEnd ? periodEnd : daysAfter(periodEnd, PREMIUM_GRACE_DAYS);
}

/** When premium pauses for somebody whose payment for the period failed. */
export const pausesAt = ({ periodStart }: Pick<Standing, 'periodStart'>): Date => daysAfter(periodStart, DUNNING_DAYS.at(-1) ?? 0);

/** The day of the mail that is due to somebody whose payment for the period failed; an earlier one that nobody sent in time is left out. */
export const dunningDay = ({ periodStart }: Pick<Standing, 'periodStart'>, now: Date): (typeof DUNNING_DAYS)[number] =>
  DUNNING_DAYS.findLast((day) => now >= daysAfter(periodStart, day)) ?? 0;
