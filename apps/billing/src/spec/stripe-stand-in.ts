import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { BILLING_INTERVALS, type BillingInterval, TEST_CARDS, type TestCardName } from '@simmer/contracts';
import Stripe from 'stripe';
import {
  type Amounts,
  changed,
  livedUntil,
  priceOfChange,
  subscribed,
  subscriptionOf,
  type TestLife,
  type TestSubscription,
  withChange,
} from '../payment-provider/test-mode/test-life';

/** How a payment service fails: late, with an error of its own, because it is busy, without an answer, or with its answer lost after it did what it was asked. */
export const STRIPE_FAULTS = ['slow', 'error', 'busy', 'cut', 'answer-lost'] as const;
export type StripeFault = (typeof STRIPE_FAULTS)[number];

const SLOW_MS = 2_500;
const AMOUNTS: Amounts = { monthly: 400, yearly: 3_600 };
const TRIAL_DAYS = 14;
const SECRET = 'whsec_stand_in';

interface Customer extends TestLife {
  id: string;
  accountId: string | null;
  clockAheadMs: number;
}

interface Session {
  id: string;
  accountId: string | null;
  email: string | null;
  customerId: string | null;
  interval: BillingInterval;
  trialDays: number;
  subscriptionId: string | null;
}

interface Answer {
  status: number;
  body: object;
}

/** An event, and what its signature is made from when it is sent. */
export interface StripeEvent {
  id: string;
  body: string;
}

/**
 * A payment service in memory that speaks as much of Stripe's language as we use, with a clock for each customer, what customers do on its own pages as
 * methods, and faults on demand. stripe-mock checks what we ask for; this one remembers it.
 */
export class StripeStandIn {
  /** Decides for each request how it fails. */
  fault: () => StripeFault | null = () => null;
  /** How often each fault took place. */
  readonly faults = new Map<StripeFault, number>();
  private readonly customers = new Map<string, Customer>();
  private readonly sessions = new Map<string, Session>();
  private readonly answers = new Map<string, Answer>();
  private readonly server = createServer((request, response) => void this.respond(request, response));
  private count = 0;

  static async start(): Promise<StripeStandIn> {
    const stripe = new StripeStandIn();
    await new Promise<void>((resolve) => stripe.server.listen(0, '127.0.0.1', resolve));
    return stripe;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  /** What billing needs to know to use it. */
  get settings(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_MONTHLY: 'price_monthly',
      STRIPE_PRICE_YEARLY: 'price_yearly',
      STRIPE_API_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      PREMIUM_TRIAL_DAYS: String(TRIAL_DAYS),
    };
  }

  /** A customer’s subscriptions as they are now, the oldest first. */
  subscriptionsOf(accountId: string): TestSubscription[] {
    return [...this.customers.values()].filter((one) => one.accountId === accountId).flatMap((one) => this.lived(one).subscriptions);
  }

  /** The time of a subscription’s customer. */
  nowOf(subscriptionId: string): Date {
    return timeOf(this.customerOf(subscriptionId));
  }

  /** Somebody pays at a checkout. False when the card is refused; paid again, nothing happens. */
  pay(sessionId: string, card: TestCardName, email = 'cook@example.com'): boolean {
    const session = this.sessions.get(sessionId);
    if (!session) throw new Error(`There is no checkout ${sessionId}.`);
    if (session.subscriptionId) return true;
    const { atCheckout } = TEST_CARDS[card];
    if (atCheckout !== 'paid' && atCheckout !== 'needs-authentication') return false;
    const number = String((this.count += 1)).padStart(6, '0');
    const id = session.customerId ?? `cus_${number}`;
    const customer = this.customers.get(id) ?? { ...NOTHING, id, accountId: session.accountId, clockAheadMs: 0 };
    const { interval, trialDays } = session;
    const subscription = { id: `sub_test_${number}`, interval, trialDays };
    this.customers.set(id, { ...customer, ...subscribed({ ...customer, card }, subscription, timeOf(customer), AMOUNTS) });
    Object.assign(session, { subscriptionId: subscription.id, customerId: id, email: session.email ?? email });
    return true;
  }

  changeCard(subscriptionId: string, card: TestCardName): void {
    this.put({ ...this.customerOf(subscriptionId), card });
  }

  turnClock(subscriptionId: string, ms: number): void {
    const customer = this.customerOf(subscriptionId);
    this.put({ ...customer, clockAheadMs: customer.clockAheadMs + ms });
  }

  setCanceled(subscriptionId: string, cancelAtPeriodEnd: boolean): void {
    this.change(subscriptionId, { cancelAtPeriodEnd });
  }

  /** An event about something; `object` may say what is long untrue. */
  event(type: string, object: object): StripeEvent {
    const id = `evt_${(this.count += 1)}`;
    return { id, body: JSON.stringify({ id, object: 'event', type, created: Math.floor(Date.now() / 1_000), data: { object } }) };
  }

  /** The header of an event that is sent now, or at a time in seconds. */
  signatureOf({ body }: Pick<StripeEvent, 'body'>, { secret = SECRET, timestamp }: { secret?: string; timestamp?: number } = {}): string {
    return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, ...(timestamp !== undefined && { timestamp }) });
  }

  private customerOf(subscriptionId: string): Customer {
    const found = [...this.customers.values()].find(({ subscriptions }) => subscriptions.some(({ id }) => id === subscriptionId));
    if (!found) throw new Missing();
    return this.lived(found);
  }

  private lived = (customer: Customer): Customer => ({ ...customer, ...livedUntil(customer, timeOf(customer), AMOUNTS) });

  private put(customer: Customer): void {
    this.customers.set(customer.id, this.lived(customer));
  }

  private change(subscriptionId: string, change: Partial<TestSubscription>): void {
    const customer = this.customerOf(subscriptionId);
    this.put({ ...customer, ...withChange(customer, subscriptionId, change) });
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = this.fault();
    if (fault) this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
    if (fault === 'cut') return void request.destroy();
    if (fault === 'error') return send(response, problem(500, { type: 'api_error', message: 'Something went wrong.' }));
    if (fault === 'busy')
      return send(response, problem(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' }));
    if (fault === 'slow') await pause(SLOW_MS);
    const answer = this.answerOf(request, new URLSearchParams(Buffer.concat(chunks).toString()));
    if (fault === 'answer-lost') return void request.destroy();
    send(response, answer);
  }

  /** The same key again is answered as before, as Stripe does for a day. */
  private answerOf({ method = '', url = '', headers }: IncomingMessage, body: URLSearchParams): Answer {
    const key = method === 'POST' ? String(headers['idempotency-key'] ?? '') : '';
    const known = key && this.answers.get(key);
    if (known) return known;
    const answer = this.done(method, new URL(url, 'http://stripe').pathname.split('/').slice(2), body);
    if (key) this.answers.set(key, answer);
    return answer;
  }

  private done(method: string, [kind = '', first = '', second]: string[], body: URLSearchParams): Answer {
    try {
      if (kind === 'checkout') return ok(second ? sessionObject(this.sessionOf(second)) : this.openSession(body));
      if (kind === 'subscriptions') return ok(this.subscriptionAnswer(method, first, body));
      if (kind === 'invoices') return ok(this.preview(body));
      throw new Error(`${method} ${kind} is nothing that billing asks for.`);
    } catch (error) {
      if (error instanceof Missing)
        return problem(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing.' });
      if (error instanceof Declined) return problem(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
      throw error;
    }
  }

  private sessionOf(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Missing();
    return session;
  }

  private openSession(body: URLSearchParams): object {
    const session: Session = {
      id: `cs_${(this.count += 1)}`,
      accountId: body.get('client_reference_id'),
      email: body.get('customer_email'),
      customerId: body.get('customer'),
      interval: intervalOf(body.get('line_items[0][price]')),
      trialDays: Number(body.get('subscription_data[trial_period_days]')),
      subscriptionId: null,
    };
    this.sessions.set(session.id, session);
    return sessionObject(session);
  }

  private subscriptionAnswer(method: string, id: string, body: URLSearchParams): object {
    if (method === 'POST') this.update(id, body);
    if (method === 'DELETE') this.change(id, { status: 'ended' });
    const customer = this.customerOf(id);
    return subscriptionObject(customer, subscriptionOf(customer, id));
  }

  private update(id: string, body: URLSearchParams): void {
    const canceled = body.get('cancel_at_period_end');
    if (canceled !== null) this.setCanceled(id, canceled === 'true');
    const price = body.get('items[0][price]');
    if (price === null) return;
    const customer = this.customerOf(id);
    const life = changed(customer, id, intervalOf(price), timeOf(customer), AMOUNTS);
    if (!life) throw new Declined();
    this.put({ ...customer, ...life });
  }

  private preview(body: URLSearchParams): object {
    const id = body.get('subscription') ?? '';
    const customer = this.customerOf(id);
    const now = timeOf(customer);
    const interval = intervalOf(body.get('subscription_details[items][0][price]'));
    return {
      object: 'invoice',
      total: priceOfChange(subscriptionOf(customer, id), interval, now, AMOUNTS),
      currency: 'usd',
      created: seconds(now),
    };
  }
}

class Missing extends Error {}
class Declined extends Error {}

const NOTHING: TestLife = { card: 'paid', credit: 0, subscriptions: [], invoices: [] };
const STATUSES = { trialing: 'trialing', active: 'active', 'past-due': 'past_due', ended: 'canceled' } as const;

const timeOf = ({ clockAheadMs }: Customer): Date => new Date(Date.now() + clockAheadMs);
const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
const ok = (body: object): Answer => ({ status: 200, body });
const problem = (status: number, error: object): Answer => ({ status, body: { error } });

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function intervalOf(price: string | null): BillingInterval {
  const interval = BILLING_INTERVALS.find((one) => price === `price_${one}`);
  if (!interval) throw new Error(`There is no price ${price}.`);
  return interval;
}

const sessionObject = ({ id, accountId, email, customerId, interval, subscriptionId }: Session): object => ({
  id,
  object: 'checkout.session',
  url: `https://checkout.example/${id}`,
  status: subscriptionId ? 'complete' : 'open',
  client_reference_id: accountId,
  customer: customerId,
  customer_email: email,
  customer_details: subscriptionId ? { email } : null,
  subscription: subscriptionId,
  line_items: { object: 'list', data: [{ price: { id: `price_${interval}` } }] },
});

const subscriptionObject = (
  customer: Customer,
  { id, status, interval, periodStart, periodEnd, cancelAtPeriodEnd, trialEnd }: TestSubscription,
): object => ({
  id,
  object: 'subscription',
  customer: customer.id,
  status: STATUSES[status],
  cancel_at_period_end: cancelAtPeriodEnd,
  trial_end: trialEnd && seconds(trialEnd),
  test_clock: customer.clockAheadMs === 0 ? null : { id: `clock_${customer.id}`, frozen_time: seconds(timeOf(customer)) },
  items: {
    object: 'list',
    data: [
      {
        id: `si_${id}`,
        price: { id: `price_${interval}` },
        current_period_start: seconds(periodStart),
        current_period_end: seconds(periodEnd),
      },
    ],
  },
});
