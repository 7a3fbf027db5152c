import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  EmailAddress,
  jobs,
  ProblemError,
  type Redirect,
  TEST_PAYMENTS_PATH,
  type TestCardName,
  type TestCardOutcome,
  type TestCheckout,
  type TestPortal,
  type TestRefusal,
} from '@simmer/contracts';
import { Jobs } from '@simmer/kit';
import { BillingConfig } from '../billing.config';
import { PaymentProvider } from '../payment-provider/payment-provider';
import type { TestSubscription } from '../payment-provider/test-mode/test-life';
import type { TestCheckoutDocument } from '../payment-provider/test-mode/test-mode.schema';
import { TestProvider } from '../payment-provider/test-mode/test-provider';
import { WebhookService } from '../webhook/webhook.service';

const INVOICES_SHOWN = 100;

/**
 * What somebody does on the pages of the test mode. As a payment service does, it sends a signed event of each change; the pages themselves change nothing of
 * the product. Outside the test mode everything throws `request.not-found`.
 */
@Injectable()
export class TestPaymentsService {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly webhooks: WebhookService,
    private readonly jobs: Jobs,
    @Inject(BillingConfig.token) private readonly config: BillingConfig,
  ) {}

  /** `card`: one that the bank asks about. */
  async checkout(id: string, { refusal, card }: { refusal?: TestRefusal; card?: TestCardName }): Promise<TestCheckout> {
    const checkout = await this.testMode.openCheckout(id);
    const { interval, trialDays, accountId, email, isComplete, cancelUrl } = checkout;
    return {
      session_id: id,
      isPaid: isComplete,
      interval,
      amount: this.config.amounts[interval],
      currency: this.config.currency,
      trialDays,
      asksForEmail: accountId === null && email === null,
      refusal: refusal ?? null,
      card: card ?? null,
      successUrl: successUrlOf(checkout),
      cancelUrl,
    };
  }

  async pay(id: string, { card, email }: { card: TestCardName; email: string }): Promise<Redirect> {
    const checkout = await this.findOpen(id);
    if (!checkout) return checkoutPage(id);
    if (checkout.accountId === null && checkout.email === null) {
      const address = EmailAddress.safeParse(email);
      if (!address.success) return checkoutPage(id, 'email');
      await this.testMode.setEmail(id, address.data);
    }
    return this.afterPaying(checkout, card, await this.testMode.pay(id, { card }));
  }

  async authenticate(id: string, { card, answer }: { card: TestCardName; answer: 'yes' | 'no' }): Promise<Redirect> {
    const checkout = await this.findOpen(id);
    if (!checkout) return checkoutPage(id);
    if (answer === 'no') return checkoutPage(id, 'not-authenticated');
    return this.afterPaying(checkout, card, await this.testMode.pay(id, { card, isAuthenticated: true }));
  }

  async portal(id: string, done: TestPortal['done']): Promise<TestPortal> {
    const { card, subscriptions, invoices } = await this.testMode.openCustomer(id);
    const current = currentOf(subscriptions);
    return {
      customer_id: id,
      card,
      done,
      returnUrl: `${this.config.publicUrl}/app/settings#plan`,
      subscription: current && {
        status: current.status,
        interval: current.interval,
        amount: this.config.amounts[current.interval],
        periodEnd: current.periodEnd.toISOString(),
        isCanceled: current.cancelAtPeriodEnd,
      },
      currency: this.config.currency,
      invoices: invoices
        .toReversed()
        .slice(0, INVOICES_SHOWN)
        .map((one) => ({ id: one.id, at: one.at.toISOString(), amount: one.amount, status: one.status })),
    };
  }

  async changeCard(id: string, card: TestCardName): Promise<Redirect> {
    await this.testMode.openCustomer(id);
    await this.testMode.changeCard(id, card);
    return this.afterChange(id, 'card');
  }

  async cancel(id: string): Promise<Redirect> {
    const current = currentOf((await this.testMode.openCustomer(id)).subscriptions);
    if (!current) return portalPage(id);
    await this.testMode.cancelAtPeriodEnd(current.id);
    return this.afterChange(id, 'canceled');
  }

  async resume(id: string): Promise<Redirect> {
    const current = currentOf((await this.testMode.openCustomer(id)).subscriptions);
    if (!current) return portalPage(id);
    await this.testMode.resume(current.id);
    return this.afterChange(id, 'resumed');
  }

  private get testMode(): TestProvider {
    if (!(this.provider instanceof TestProvider)) throw new ProblemError('request.not-found');
    return this.provider;
  }

  /** Null for a checkout that is over: its page says so. */
  private async findOpen(id: string): Promise<TestCheckoutDocument | null> {
    try {
      return await this.testMode.openCheckout(id);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'billing.checkout-over') return null;
      throw error;
    }
  }

  private async afterPaying(checkout: TestCheckoutDocument, card: TestCardName, outcome: TestCardOutcome): Promise<Redirect> {
    const { _id: id } = checkout;
    if (outcome === 'needs-authentication')
      return { location: `${TEST_PAYMENTS_PATH}/checkout/${id}/authentication?card=${card}`, status: 303 };
    if (outcome !== 'paid') return checkoutPage(id, outcome);
    await this.send('checkout.session.completed', { id });
    return { location: successUrlOf(checkout), status: 303 };
  }

  private async afterChange(customerId: string, done: NonNullable<TestPortal['done']>): Promise<Redirect> {
    const { subscriptions } = await this.testMode.openCustomer(customerId);
    for (const { id } of subscriptions) await this.send('customer.subscription.updated', { id });
    return portalPage(customerId, done);
  }

  /** An event of the payment service, on the way that a real one takes. */
  private async send(type: string, object: { id: string }): Promise<void> {
    const { body, signature } = this.testMode.sign(type, object, `evt_test_${randomUUID()}`);
    const eventId = await this.webhooks.receive(body, signature);
    if (eventId) await this.jobs.enqueue(jobs.billing.followEvent, { eventId });
  }
}

/** The one that goes on; there is one at most. */
const currentOf = (subscriptions: readonly TestSubscription[]): TestSubscription | null =>
  subscriptions.findLast(({ status }) => status !== 'ended') ?? null;

const successUrlOf = ({ _id, successUrl }: TestCheckoutDocument): string => successUrl.replace('{CHECKOUT_SESSION_ID}', _id);

const checkoutPage = (id: string, refusal?: TestRefusal): Redirect => ({
  location: `${TEST_PAYMENTS_PATH}/checkout/${id}${refusal ? `?refusal=${refusal}` : ''}`,
  status: 303,
});

const portalPage = (id: string, done?: NonNullable<TestPortal['done']>): Redirect => ({
  location: `${TEST_PAYMENTS_PATH}/portal/${id}${done ? `?done=${done}` : ''}`,
  status: 303,
});
