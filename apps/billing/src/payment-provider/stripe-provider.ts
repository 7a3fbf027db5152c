import { type BillingInterval, ProblemError } from '@simmer/contracts';
import Stripe from 'stripe';
import { type BillingConfig, intervalOf, type StripeSettings } from '../billing.config';
import {
  type ChangePreview,
  type CheckoutOrder,
  type CheckoutSession,
  type Invoice,
  type PaidStatus,
  type PaidSubscription,
  PaymentProvider,
  type ProviderEvent,
} from './payment-provider';
import { readSignedEvent } from './signed-event';

/** Callers wait two seconds for most answers; whoever waits longer tries again with the same key. */
const TIMEOUT_MS = 5_000;
const MOST_INVOICES = 24;

/** A status that Stripe adds later counts as ended until we know it. */
const STATUSES: Readonly<Record<string, PaidStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'ended',
  paused: 'ended',
  canceled: 'ended',
};

/** Stripe: Checkout, the customer portal, and tax and invoices as they are set up there. */
export class StripeProvider extends PaymentProvider {
  readonly isTestMode = false;
  private readonly stripe: Stripe;

  constructor(
    private readonly settings: StripeSettings,
    private readonly webhookSecrets: BillingConfig['webhookSecrets'],
  ) {
    super();
    const { key, apiUrl } = settings;
    const host = apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port,
      protocol: apiUrl.protocol === 'http:' ? ('http' as const) : ('https' as const),
    };
    this.stripe = new Stripe(key, { ...host, timeout: TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false });
  }

  async createCheckout({ requestId, accountId, email, customerId, interval, trialDays, successUrl, cancelUrl }: CheckoutOrder) {
    const order: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      line_items: [{ price: this.settings.prices[interval], quantity: 1 }],
      ...(accountId && { client_reference_id: accountId }),
      ...(customerId ? { customer: customerId } : email && { customer_email: email }),
      ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
      automatic_tax: { enabled: true },
      ...(customerId && { customer_update: { address: 'auto' } }),
      allow_promotion_codes: true,
      success_url: successUrl,
      cancel_url: cancelUrl,
    };
    const { id, url } = await answered(this.stripe.checkout.sessions.create(order, keyed(requestId)));
    if (!url) throw new Error('Stripe has made a checkout without a page.');
    return { id, url };
  }

  async readCheckout(id: string): Promise<CheckoutSession | null> {
    const session = await found(this.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }));
    if (!session) return null;
    const price = session.line_items?.data[0]?.price?.id;
    return {
      id: session.id,
      status: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
      accountId: session.client_reference_id,
      email: session.customer_details?.email ?? session.customer_email,
      subscriptionId: idOf(session.subscription),
      interval: price ? intervalOf(this.settings, price) : null,
    };
  }

  async closeCheckout(id: string): Promise<void> {
    const session = await this.readCheckout(id);
    if (session?.status !== 'open') return;
    try {
      await answered(this.stripe.checkout.sessions.expire(id));
    } catch (error) {
      // paid in this very moment
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  }

  async createPortal({ requestId, customerId, returnUrl }: { requestId: string; customerId: string; returnUrl: string }) {
    const { url } = await answered(
      this.stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }, keyed(requestId)),
    );
    return { url };
  }

  async readSubscription(id: string): Promise<PaidSubscription | null> {
    const subscription = await found(this.stripe.subscriptions.retrieve(id, { expand: ['test_clock'] }));
    return subscription && this.paidOf(subscription);
  }

  async previewChange(id: string, interval: BillingInterval): Promise<ChangePreview> {
    const items = await this.itemsFor(id, interval);
    const preview = await answered(
      this.stripe.invoices.createPreview({ subscription: id, subscription_details: { items, proration_behavior: 'always_invoice' } }),
    );
    // what is credited is not due, so it is part of the total alone
    return { amount: preview.total, currency: preview.currency, at: dateOf(preview.created) };
  }

  async changeInterval(id: string, interval: BillingInterval, requestId: string): Promise<void> {
    const items = await this.itemsFor(id, interval);
    await answered(
      this.stripe.subscriptions.update(
        id,
        { items, proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' },
        keyed(requestId),
      ),
    );
  }

  async cancelAtPeriodEnd(id: string, requestId: string): Promise<void> {
    await answered(this.stripe.subscriptions.update(id, { cancel_at_period_end: true }, keyed(requestId)));
  }

  async resume(id: string, requestId: string): Promise<void> {
    await answered(this.stripe.subscriptions.update(id, { cancel_at_period_end: false }, keyed(requestId)));
  }

  async end(id: string): Promise<void> {
    const known = await this.readSubscription(id);
    if (known && known.status !== 'ended') await answered(this.stripe.subscriptions.cancel(id));
  }

  async refund(id: string): Promise<void> {
    await this.end(id);
    const { data: invoices } = await answered(this.stripe.invoices.list({ subscription: id, status: 'paid', limit: MOST_INVOICES }));
    for (const invoice of invoices) {
      const { data: payments } = await answered(this.stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' }));
      for (const { id: paymentId, payment } of payments) {
        const intent = idOf(payment.payment_intent ?? null);
        if (intent) await answered(this.stripe.refunds.create({ payment_intent: intent }, keyed(`refund ${paymentId}`)));
      }
    }
  }

  customerUrl(customerId: string): string {
    return `https://dashboard.stripe.com/${this.settings.key.includes('_test_') ? 'test/' : ''}customers/${encodeURIComponent(customerId)}`;
  }

  async listInvoices(customerId: string): Promise<Invoice[]> {
    const { data } = await answered(this.stripe.invoices.list({ customer: customerId, limit: MOST_INVOICES }));
    return data
      .filter(({ status }) => status !== 'draft')
      .map(({ id, number, created, total, currency, status, hosted_invoice_url: url }) => ({
        id,
        number,
        at: dateOf(created),
        amount: total,
        currency,
        status: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'void',
        url: url ?? null,
      }));
  }

  readEvent(body: Buffer, signature: string): ProviderEvent {
    return readSignedEvent(body, signature, this.webhookSecrets);
  }

  private paidOf(subscription: Stripe.Subscription): PaidSubscription {
    const { id, customer, status, items, cancel_at_period_end: cancelAtPeriodEnd, trial_end: trialEnd, test_clock: clock } = subscription;
    // the period lives on the item
    const item = onlyItemOf(items);
    return {
      id,
      customerId: idOf(customer) ?? '',
      status: STATUSES[status] ?? 'ended',
      interval: intervalOf(this.settings, item.price.id),
      periodStart: dateOf(item.current_period_start),
      periodEnd: dateOf(item.current_period_end),
      cancelAtPeriodEnd,
      trialEnd: trialEnd ? dateOf(trialEnd) : null,
      asOf: clock && typeof clock === 'object' ? dateOf(clock.frozen_time) : new Date(),
    };
  }

  private async itemsFor(id: string, interval: BillingInterval) {
    const { items } = await answered(this.stripe.subscriptions.retrieve(id));
    return [{ id: onlyItemOf(items).id, price: this.settings.prices[interval] }];
  }
}

const keyed = (requestId: string): Stripe.RequestOptions => ({ idempotencyKey: requestId });
const dateOf = (seconds: number): Date => new Date(seconds * 1_000);
const idOf = (named: string | { id: string } | null): string | null => (typeof named === 'string' ? named : (named?.id ?? null));

function onlyItemOf({ data }: Stripe.Subscription['items']): Stripe.SubscriptionItem {
  const [item] = data;
  if (!item) throw new Error('A subscription at Stripe has no items.');
  return item;
}

/** Null for what Stripe doesn't know. */
async function found<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await answered(request);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
    throw error;
  }
}

/** Their errors in words of ours; what only a mistake of ours can cause stays as it is. */
async function answered<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    if (error instanceof StripeCardError) throw new ProblemError('billing.payment-failed', undefined, { cause: error });
    if (error instanceof StripeConnectionError || error instanceof StripeAPIError || error instanceof StripeRateLimitError)
      throw new ProblemError('service.unavailable', undefined, { retryAfter: 5, cause: error });
    throw error;
  }
}
