import { type BillingInterval, TEST_CARDS, type TestCardName } from '@simmer/contracts';
import type { PaidStatus } from '../payment-provider';

const DAY_MS = 86_400_000;
/** So long after a failed payment the subscription ends for good, as Stripe's own setting does. */
const GIVES_UP_AFTER_DAYS = 14;

export interface TestSubscription {
  id: string;
  interval: BillingInterval;
  status: Exclude<PaidStatus, 'incomplete'>;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  trialEnd: Date | null;
}

export interface TestInvoice {
  id: string;
  subscriptionId: string;
  at: Date;
  amount: number;
  status: 'paid' | 'open' | 'void';
}

/** Somebody who pays in the test mode. */
export interface TestLife {
  card: TestCardName;
  /** What is credited to them, in the smallest unit of the currency. */
  credit: number;
  subscriptions: TestSubscription[];
  /** The oldest first. */
  invoices: TestInvoice[];
}

export type Amounts = Readonly<Record<BillingInterval, number>>;

/** The same day of a later month; the last one where that month is shorter. */
export function addInterval(from: Date, interval: BillingInterval): Date {
  const months = from.getUTCMonth() + (interval === 'monthly' ? 1 : 12);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCMonth(months, Math.min(from.getUTCDate(), lastDay));
  return to;
}

/** A life with one more subscription; one of the same id is there already. */
export function subscribed(
  life: TestLife,
  { id, interval, trialDays }: { id: string; interval: BillingInterval; trialDays: number },
  now: Date,
  amounts: Amounts,
): TestLife {
  if (life.subscriptions.some((one) => one.id === id)) return life;
  const trialEnd = trialDays > 0 ? new Date(now.getTime() + trialDays * DAY_MS) : null;
  const subscription: TestSubscription = {
    id,
    interval,
    status: trialEnd ? 'trialing' : 'active',
    periodStart: now,
    periodEnd: trialEnd ?? addInterval(now, interval),
    cancelAtPeriodEnd: false,
    trialEnd,
  };
  const billed = withInvoice(life, { subscriptionId: id, at: now, amount: trialEnd ? 0 : amounts[interval], isPaid: true });
  return { ...billed, subscriptions: [...billed.subscriptions, subscription] };
}

/** A life as it is at a time: periods that are over are renewed and paid, or not. */
export const livedUntil = (life: TestLife, now: Date, amounts: Amounts): TestLife =>
  life.subscriptions.reduce((lived, { id }) => subscriptionLivedUntil(lived, id, now, amounts), life);

function subscriptionLivedUntil(life: TestLife, id: string, now: Date, amounts: Amounts): TestLife {
  let lived = life;
  for (;;) {
    const next = nextStep(lived, subscriptionOf(lived, id), now, amounts);
    if (!next) return lived;
    lived = next;
  }
}

/** What happens next, if it has by now. */
function nextStep(life: TestLife, subscription: TestSubscription, now: Date, amounts: Amounts): TestLife | null {
  const { id, interval, status, periodStart, periodEnd, cancelAtPeriodEnd } = subscription;
  if (status === 'ended') return null;
  if (status === 'past-due') {
    if (TEST_CARDS[life.card].renews) return withChange(withOpenInvoices(life, id, 'paid'), id, { status: 'active' });
    const isOver = now.getTime() >= periodStart.getTime() + GIVES_UP_AFTER_DAYS * DAY_MS;
    return isOver ? withChange(withOpenInvoices(life, id, 'void'), id, { status: 'ended' }) : null;
  }
  if (now < periodEnd) return null;
  if (cancelAtPeriodEnd) return withChange(life, id, { status: 'ended' });
  const isPaid = TEST_CARDS[life.card].renews || life.credit >= amounts[interval];
  const billed = withInvoice(life, { subscriptionId: id, at: periodEnd, amount: amounts[interval], isPaid });
  return withChange(billed, id, {
    status: isPaid ? 'active' : 'past-due',
    periodStart: periodEnd,
    periodEnd: addInterval(periodEnd, interval),
  });
}

/** What a change of the interval costs now: the new price without what is left of the old one. */
export function priceOfChange(subscription: TestSubscription, interval: BillingInterval, now: Date, amounts: Amounts): number {
  if (subscription.status === 'trialing' || subscription.interval === interval) return 0;
  const [start, end] = [subscription.periodStart.getTime(), subscription.periodEnd.getTime()];
  const left = Math.max(0, end - now.getTime()) / (end - start);
  return amounts[interval] - Math.round(amounts[subscription.interval] * left);
}

/** A life after a change of the interval; null when the card is refused. During the trial only the first payment changes. */
export function changed(life: TestLife, id: string, interval: BillingInterval, now: Date, amounts: Amounts): TestLife | null {
  const subscription = subscriptionOf(life, id);
  if (subscription.interval === interval) return life;
  if (subscription.status === 'trialing') return withChange(life, id, { interval });
  const amount = priceOfChange(subscription, interval, now, amounts);
  if (amount > life.credit && !TEST_CARDS[life.card].renews) return null;
  const billed = withInvoice(life, { subscriptionId: id, at: now, amount, isPaid: true });
  return withChange(billed, id, { interval, periodStart: now, periodEnd: addInterval(now, interval) });
}

/** A life in which a subscription has ended and everything that was paid for it is paid back. */
export const refunded = (life: TestLife, id: string): TestLife => ({
  ...withChange(life, id, { status: 'ended' }),
  invoices: life.invoices.map((one) => (one.subscriptionId === id && one.amount > 0 ? { ...one, status: 'void' } : one)),
});

/** Throws for an id that is none of theirs. */
export function subscriptionOf({ subscriptions }: TestLife, id: string): TestSubscription {
  const subscription = subscriptions.find((one) => one.id === id);
  if (!subscription) throw new Error(`The test mode knows no subscription ${id}.`);
  return subscription;
}

export const withChange = (life: TestLife, id: string, change: Partial<TestSubscription>): TestLife => ({
  ...life,
  subscriptions: life.subscriptions.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

const withOpenInvoices = (life: TestLife, subscriptionId: string, status: TestInvoice['status']): TestLife => ({
  ...life,
  invoices: life.invoices.map((one) => (one.subscriptionId === subscriptionId && one.status === 'open' ? { ...one, status } : one)),
});

/** Credit pays first; an amount below 0 adds to it. */
function withInvoice(
  life: TestLife,
  { subscriptionId, at, amount, isPaid }: { subscriptionId: string; at: Date; amount: number; isPaid: boolean },
): TestLife {
  const invoice: TestInvoice = {
    id: `in_test_${subscriptionId.slice('sub_test_'.length)}_${life.invoices.length + 1}`,
    subscriptionId,
    at,
    amount,
    status: isPaid ? 'paid' : 'open',
  };
  const credit = isPaid ? Math.max(0, life.credit - amount) : life.credit;
  return { ...life, credit, invoices: [...life.invoices, invoice] };
}
