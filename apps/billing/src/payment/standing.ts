import { DUNNING_DAYS, PREMIUM_GRACE_DAYS, UNCLAIMED_ENDS_DAYS, UNCLAIMED_MAIL_DAYS } from '@simmer/contracts';
import type { PaymentDocument } from './payment.schema';
import type { PaidSubscription } from '../payment-provider/payment-provider';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
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

type Bought = Pick<PaymentDocument, 'boughtAt' | 'readAt'>;

/** When something was bought; of what was stored without it, when it was read last. */
export const boughtAtOf = ({ boughtAt, readAt }: Bought): Date => boughtAt ?? readAt;

/** When what somebody paid before they registered is paid back, if they never do. */
export const unclaimedEndsAt = (bought: Bought): Date => daysAfter(boughtAtOf(bought), UNCLAIMED_ENDS_DAYS);

/** The day of the mail that is due to them; null in the first hour, in which most register. */
export function unclaimedMailDay(bought: Bought, now: Date): (typeof UNCLAIMED_MAIL_DAYS)[number] | null {
  const boughtAt = boughtAtOf(bought);
  if (now.getTime() < boughtAt.getTime() + HOUR_MS) return null;
  return UNCLAIMED_MAIL_DAYS.findLast((day) => now >= daysAfter(boughtAt, day)) ?? null;
}
