import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BILLING_INTERVALS, type BillingInterval, DUNNING_DAYS, type Plan } from '@simmer/contracts';
import { shuffled } from '@simmer/testing';
import type { TestSubscription } from '../payment-provider/test-mode/test-life';
import type { StripeEvent, StripeStandIn } from './stripe-stand-in';

/** What happens in a life. */
export const LIFE_STEPS = [
  'trial',
  'declined',
  'paid',
  'past due',
  'dunned',
  'recovered',
  'changed',
  'canceled',
  'resumed',
  'lapsed',
  'resubscribed',
] as const;
export type LifeStep = (typeof LIFE_STEPS)[number];

/** What a cook asks of the product. */
export interface PayingCook {
  accountId: string;
  open(input: { id: string; interval: BillingInterval }): Promise<{ session_id: string }>;
  confirm(sessionId: string): Promise<unknown>;
  change(input: { id: string; interval: BillingInterval }): Promise<unknown>;
  cancel(input: { id: string }): Promise<unknown>;
  resume(input: { id: string }): Promise<unknown>;
  /** Whether nobody has answered, so that the same is asked again. */
  isOutage(error: unknown): boolean;
  isDeclined(error: unknown): boolean;
}

/** What the product has to say of a cook in the end. */
export interface Standing {
  plan: Plan;
  status: TestSubscription['status'] | 'none';
  interval: BillingInterval | null;
  periodEnd: string | null;
  isCanceled: boolean;
}

const DAY_MS = 86_400_000;
/** How far the clock is turned past the end of a period: no step comes near the next day of a mail. */
const PAST_THE_END_MS = 0.3 * DAY_MS;
const TIMES = 5;
const LOST_SHARE = 0.3;
const TRIES = 300;
const RETRY_AFTER_MS = 200;

/**
 * One cook who buys, pays, forgets to pay, changes their mind and comes back, at random. What the payment service knows of it is the truth; the events of each step
 * are collected in `events`.
 */
export class SubscriptionLife {
  readonly events: StripeEvent[] = [];

  constructor(
    readonly cook: PayingCook,
    private readonly stripe: StripeStandIn,
    private readonly random: () => number,
  ) {}

  /** Goes on by one step. Returns what happened. */
  async step(): Promise<LifeStep> {
    const current = this.current();
    if (!current) return this.subscribe();
    const steps = this.stepsFrom(current);
    return (steps[Math.floor(this.random() * steps.length)] as (typeof steps)[number])();
  }

  expected(): Standing {
    const all = this.stripe.subscriptionsOf(this.cook.accountId);
    const current = this.current();
    if (!current) return { plan: 'free', status: all.length > 0 ? 'ended' : 'none', interval: null, periodEnd: null, isCanceled: false };
    const { id, status, interval, periodStart, periodEnd, cancelAtPeriodEnd: isCanceled } = current;
    const pausesAt = periodStart.getTime() + 7 * DAY_MS;
    const plan = status !== 'past-due' || this.stripe.nowOf(id).getTime() < pausesAt ? 'premium' : 'free';
    return { plan, status, interval, periodEnd: inSeconds(periodEnd), isCanceled };
  }

  /** The mail that is due now, as its id ends. */
  mailDue(): { id: string; day: (typeof DUNNING_DAYS)[number] } | null {
    const current = this.current();
    if (current?.status !== 'past-due') return null;
    const days = (this.stripe.nowOf(current.id).getTime() - current.periodStart.getTime()) / DAY_MS;
    const day = DUNNING_DAYS.findLast((one) => days >= one) ?? 0;
    return { id: `payment-failed ${current.id} ${inSeconds(current.periodStart)} ${day}`, day };
  }

  private current(): TestSubscription | null {
    return this.stripe.subscriptionsOf(this.cook.accountId).findLast(({ status }) => status !== 'ended') ?? null;
  }

  private stepsFrom({ id, status, interval, cancelAtPeriodEnd, periodEnd }: TestSubscription): (() => Promise<LifeStep>)[] {
    const untilTheEnd = () => periodEnd.getTime() - this.stripe.nowOf(id).getTime() + PAST_THE_END_MS;
    if (status === 'past-due')
      return [() => this.turn(id, 3 * DAY_MS), () => this.turn(id, 4 * DAY_MS), () => this.recover(id), () => this.turn(id, 15 * DAY_MS)];
    if (cancelAtPeriodEnd) return [() => this.resume(id), () => this.turn(id, untilTheEnd())];
    return [
      () => this.turn(id, untilTheEnd()),
      () => this.turn(id, untilTheEnd(), { failing: true }),
      () => this.change(id, interval === 'monthly' ? 'yearly' : 'monthly'),
      () => this.cancel(id),
    ];
  }

  private async subscribe(): Promise<LifeStep> {
    const isAgain = this.stripe.subscriptionsOf(this.cook.accountId).length > 0;
    const order = { id: randomUUID(), interval: BILLING_INTERVALS[Math.floor(this.random() * 2)] as BillingInterval };
    const { session_id: session } = await this.answered(() => this.cook.open(order));
    const isDeclined = this.random() < 0.2 && !this.stripe.pay(session, 'declined');
    this.stripe.pay(session, this.random() < 0.7 ? 'authenticated' : 'declined-later');
    const subscription = this.current()?.id ?? '';
    this.tell('checkout.session.completed', { id: session, subscription });
    this.tell('customer.subscription.created', { id: subscription, status: 'incomplete' });
    this.tellInvoice('invoice.paid', subscription);
    // half of them close the page before they are back
    if (this.random() < 0.5) await this.answered(() => this.cook.confirm(session));
    return isDeclined ? 'declined' : isAgain ? 'resubscribed' : 'trial';
  }

  private async turn(id: string, ms: number, { failing = false } = {}): Promise<LifeStep> {
    const before = this.current()?.status;
    if (failing) this.stripe.changeCard(id, 'declined-later');
    this.stripe.turnClock(id, ms);
    const after = this.current()?.status;
    if (!after) {
      this.tell('customer.subscription.deleted', { id, status: 'active' });
      return 'lapsed';
    }
    this.tellInvoice(after === 'past-due' ? 'invoice.payment_failed' : 'invoice.paid', id);
    this.tell('customer.subscription.updated', { id, status: before });
    if (after !== 'past-due') return 'paid';
    return before === 'past-due' ? 'dunned' : 'past due';
  }

  private async recover(id: string): Promise<LifeStep> {
    this.stripe.changeCard(id, 'paid');
    this.tellInvoice('invoice.paid', id);
    this.tell('customer.subscription.updated', { id, status: 'past_due' });
    return 'recovered';
  }

  private async change(id: string, interval: BillingInterval): Promise<LifeStep> {
    const request = { id: randomUUID(), interval };
    try {
      await this.answered(() => this.cook.change(request));
    } catch (error) {
      if (!this.cook.isDeclined(error)) throw error;
      return 'declined';
    }
    this.tell('customer.subscription.updated', { id, status: 'active' });
    return 'changed';
  }

  /** In the product, or on the payment service’s own page. */
  private async cancel(id: string): Promise<LifeStep> {
    const request = { id: randomUUID() };
    if (this.random() < 0.5) await this.answered(() => this.cook.cancel(request));
    else this.stripe.setCanceled(id, true);
    this.tell('customer.subscription.updated', { id, status: 'active' });
    return 'canceled';
  }

  private async resume(id: string): Promise<LifeStep> {
    const request = { id: randomUUID() };
    if (this.random() < 0.5) await this.answered(() => this.cook.resume(request));
    else this.stripe.setCanceled(id, false);
    this.tell('customer.subscription.updated', { id, status: 'canceled' });
    return 'resumed';
  }

  private tell(type: string, object: object): void {
    this.events.push(this.stripe.event(type, object));
  }

  private tellInvoice(type: string, subscription: string): void {
    this.tell(type, { id: `in_${subscription}`, parent: { subscription_details: { subscription } } });
  }

  private async answered<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask();
      } catch (error) {
        if (tries === TRIES || !this.cook.isOutage(error)) throw error;
        await pause(RETRY_AFTER_MS);
      }
    }
  }
}

/** As a bad network delivers events: 30 % of them never, the others five times, in any order. */
export function deliveriesOf(events: readonly StripeEvent[], random: () => number): StripeEvent[] {
  const arriving = events.filter(() => random() >= LOST_SHARE);
  return shuffled(Array.from({ length: TIMES }, () => arriving).flat(), random);
}

/** Does something with each, so many at a time. */
export async function atOnce<T>(items: readonly T[], width: number, act: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of waiting) await act(item);
    }),
  );
}

/** Stripe’s times are whole seconds. */
const inSeconds = (at: Date): string => new Date(Math.floor(at.getTime() / 1_000) * 1_000).toISOString();
