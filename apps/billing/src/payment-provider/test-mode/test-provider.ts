import {
  type BillingInterval,
  ProblemError,
  TEST_CARDS,
  TEST_PAYMENTS_PATH,
  type TestCardName,
  type TestCardOutcome,
} from '@simmer/contracts';
import { hashOf, untilWritten } from '@simmer/kit';
import Stripe from 'stripe';
import type { BillingConfig } from '../../billing.config';
import {
  type ChangePreview,
  type CheckoutOrder,
  type CheckoutSession,
  type Invoice,
  type PaidSubscription,
  PaymentProvider,
  type ProviderEvent,
} from '../payment-provider';
import { readSignedEvent } from '../signed-event';
import { changed, livedUntil, priceOfChange, refunded, subscribed, subscriptionOf, withChange } from './test-life';
import type { TestModeRepository } from './test-mode.repository';
import type { TestCheckoutDocument, TestCustomerDocument } from './test-mode.schema';

const CHECKOUT_KEPT_MS = 86_400_000;

/** An event as the provider would send it. */
export interface SignedEvent {
  body: Buffer;
  signature: string;
}

/**
 * Takes no money: a payment service of our own, stored, with test cards and a clock for each customer that can be turned ahead. For machines without a
 * key of Stripe; production refuses it.
 */
export class TestProvider extends PaymentProvider {
  readonly isTestMode = true;

  constructor(
    private readonly stored: TestModeRepository,
    private readonly config: BillingConfig,
  ) {
    super();
  }

  async createCheckout({ requestId, ...order }: CheckoutOrder) {
    const id = `cs_test_${hashOf(requestId)}`;
    const now = new Date();
    const expiresAt = new Date(now.getTime() + CHECKOUT_KEPT_MS);
    await this.stored.insertCheckout({ _id: id, ...order, isComplete: false, subscriptionId: null, createdAt: now, expiresAt });
    return { id, url: `${this.config.publicUrl}${TEST_PAYMENTS_PATH}/checkout/${id}` };
  }

  async readCheckout(id: string): Promise<CheckoutSession | null> {
    const checkout = await this.stored.findCheckout(id);
    if (!checkout) return null;
    const { accountId, email, subscriptionId, interval } = checkout;
    return { id, status: statusOf(checkout), accountId, email, subscriptionId, interval };
  }

  async closeCheckout(id: string): Promise<void> {
    await this.stored.closeCheckout(id);
  }

  async createPortal({ customerId }: { customerId: string }) {
    return { url: this.customerUrl(customerId) };
  }

  async readSubscription(id: string): Promise<PaidSubscription | null> {
    const customer = await this.customerOf(id);
    if (!customer) return null;
    return { ...subscriptionOf(customer, id), id, customerId: customer._id, asOf: timeOf(customer) };
  }

  async previewChange(id: string, interval: BillingInterval): Promise<ChangePreview> {
    const customer = await this.customerOf(id);
    if (!customer) throw new Error(`The test mode knows no subscription ${id}.`);
    const at = timeOf(customer);
    return { amount: priceOfChange(subscriptionOf(customer, id), interval, at, this.config.amounts), currency: this.config.currency, at };
  }

  async changeInterval(id: string, interval: BillingInterval): Promise<void> {
    await this.change(id, (customer) => {
      const life = changed(customer, id, interval, timeOf(customer), this.config.amounts);
      if (!life) throw new ProblemError('billing.payment-failed');
      return { ...customer, ...life };
    });
  }

  async cancelAtPeriodEnd(id: string): Promise<void> {
    await this.change(id, (customer) => ({ ...customer, ...withChange(customer, id, { cancelAtPeriodEnd: true }) }));
  }

  async resume(id: string): Promise<void> {
    await this.change(id, (customer) => ({ ...customer, ...withChange(customer, id, { cancelAtPeriodEnd: false }) }));
  }

  async end(id: string): Promise<void> {
    if (await this.stored.findCustomerOf(id))
      await this.change(id, (customer) => ({ ...customer, ...withChange(customer, id, { status: 'ended' }) }));
  }

  async refund(id: string): Promise<void> {
    if (await this.stored.findCustomerOf(id)) await this.change(id, (customer) => ({ ...customer, ...refunded(customer, id) }));
  }

  customerUrl(customerId: string): string {
    return `${this.config.publicUrl}${TEST_PAYMENTS_PATH}/portal/${customerId}`;
  }

  async listInvoices(customerId: string): Promise<Invoice[]> {
    const customer = await this.stored.findCustomer(customerId);
    if (!customer) return [];
    const { invoices } = livedUntil(customer, timeOf(customer), this.config.amounts);
    return invoices
      .map(({ id, at, amount, status }) => ({
        id,
        number: id.toUpperCase(),
        at,
        amount,
        currency: this.config.currency,
        status,
        url: null,
      }))
      .toReversed();
  }

  readEvent(body: Buffer, signature: string): ProviderEvent {
    return readSignedEvent(body, signature, this.config.webhookSecrets);
  }

  /** A checkout for its page. Throws `billing.checkout-over` for one that nobody knows or that is too old. */
  async openCheckout(id: string): Promise<TestCheckoutDocument> {
    const checkout = await this.stored.findCheckout(id);
    if (!checkout || statusOf(checkout) === 'expired') throw new ProblemError('billing.checkout-over');
    return checkout;
  }

  /** Says who pays at a checkout where that is not known yet. */
  async setEmail(checkoutId: string, email: string): Promise<void> {
    await this.stored.setEmail(checkoutId, email);
  }

  /** Somebody who pays, by now. Throws `request.not-found` for an unknown one. */
  async openCustomer(id: string): Promise<TestCustomerDocument> {
    const customer = await this.stored.findCustomer(id);
    if (!customer) throw new ProblemError('request.not-found');
    return this.lived(customer);
  }

  /**
   * Pays at a checkout; done again it pays nothing twice. `isAuthenticated`: the cook has confirmed it with their bank, as some cards want it.
   * Throws `billing.checkout-over` for one that nobody knows or that is too old.
   */
  async pay(
    checkoutId: string,
    { card, email = '', isAuthenticated = false }: { card: TestCardName; email?: string; isAuthenticated?: boolean },
  ): Promise<TestCardOutcome> {
    const checkout = await this.openCheckout(checkoutId);
    const { atCheckout } = TEST_CARDS[card];
    const isThrough = checkout.isComplete || atCheckout === 'paid' || (atCheckout === 'needs-authentication' && isAuthenticated);
    if (!isThrough) return atCheckout;
    const suffix = checkoutId.slice('cs_test_'.length);
    const [customerId, subscriptionId] = [checkout.customerId ?? `cus_test_${suffix}`, `sub_test_${suffix}`];
    await untilWritten(async () => {
      const known = await this.stored.findCustomer(customerId);
      const customer = known ?? newCustomer(customerId, checkout.accountId);
      const begun = subscribed(
        { ...customer, card },
        { id: subscriptionId, interval: checkout.interval, trialDays: checkout.trialDays },
        timeOf(customer),
        this.config.amounts,
      );
      const isThere = customer.subscriptions.some(({ id }) => id === subscriptionId);
      return isThere || (await this.stored.put({ ...customer, ...begun })) ? { written: true } : null;
    });
    await this.stored.completeCheckout(checkoutId, { email: checkout.email ?? email, subscriptionId, customerId });
    return 'paid';
  }

  /** The card for what is paid from now on; what is open is paid with it at once, if it is good. */
  async changeCard(customerId: string, card: TestCardName): Promise<void> {
    await this.changeCustomer(
      () => this.stored.findCustomer(customerId),
      (customer) => ({ ...customer, card }),
    );
  }

  /** Turns the clock of whoever pays for a subscription ahead. */
  async turnClock(subscriptionId: string, days: number): Promise<void> {
    await this.change(subscriptionId, (customer) => ({ ...customer, clockAheadMs: customer.clockAheadMs + days * 86_400_000 }));
  }

  /** An event about something, signed as the provider's are; its id is new unless it is given. */
  sign(type: string, object: object, id: string): SignedEvent {
    const body = JSON.stringify({ id, object: 'event', type, created: Math.floor(Date.now() / 1_000), data: { object } });
    const [secret = ''] = this.config.webhookSecrets;
    return { body: Buffer.from(body), signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
  }

  private async customerOf(subscriptionId: string): Promise<TestCustomerDocument | null> {
    const customer = await this.stored.findCustomerOf(subscriptionId);
    return customer && this.lived(customer);
  }

  private lived = (customer: TestCustomerDocument): TestCustomerDocument => ({
    ...customer,
    ...livedUntil(customer, timeOf(customer), this.config.amounts),
  });

  private change(subscriptionId: string, decide: (customer: TestCustomerDocument) => TestCustomerDocument): Promise<void> {
    return this.changeCustomer(() => this.stored.findCustomerOf(subscriptionId), decide);
  }

  private async changeCustomer(
    find: () => Promise<TestCustomerDocument | null>,
    decide: (customer: TestCustomerDocument) => TestCustomerDocument,
  ): Promise<void> {
    await untilWritten(async () => {
      const customer = await find();
      if (!customer) throw new Error('The test mode knows nobody who pays by this id.');
      return (await this.stored.put(this.lived(decide(this.lived(customer))))) ? { written: true } : null;
    });
  }
}

const newCustomer = (id: string, accountId: string | null): TestCustomerDocument => ({
  _id: id,
  accountId,
  card: 'paid',
  credit: 0,
  subscriptions: [],
  invoices: [],
  clockAheadMs: 0,
  revision: 0,
});

const timeOf = ({ clockAheadMs }: TestCustomerDocument): Date => new Date(Date.now() + clockAheadMs);

const statusOf = ({ isComplete, expiresAt }: TestCheckoutDocument): CheckoutSession['status'] =>
  isComplete ? 'complete' : expiresAt < new Date() ? 'expired' : 'open';
