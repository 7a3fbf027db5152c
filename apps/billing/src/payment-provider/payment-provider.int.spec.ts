import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { type ServiceUnderTest, serviceUnderTest, StripeMock } from '@simmer/testing';
import { BillingConfig } from '../billing.config';
import { BillingModule } from '../billing.module';
import { type CheckoutOrder, PaymentProvider } from './payment-provider';
import { StripeProvider } from './stripe-provider';
import { TestProvider } from './test-mode/test-provider';

const { webhookSecrets, stripe } = BillingConfig.parse({
  ENVIRONMENT: 'development',
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_YEARLY: 'price_yearly',
});

/** A provider, and what each of them knows: a customer with a subscription. */
interface Subject {
  provider: PaymentProvider;
  secret: string;
  subscription: { id: string; customerId: string };
}

let billing: ServiceUnderTest;
let mock: StripeMock;
const subjects: Record<string, Subject> = {};

const order = (accountId: string | null = randomUUID()): CheckoutOrder => ({
  requestId: randomUUID(),
  accountId,
  email: null,
  customerId: null,
  interval: 'monthly',
  trialDays: 14,
  successUrl: 'https://simmer.example/app/recipes?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://simmer.example/app/settings',
});

beforeAll(async () => {
  [mock, billing] = await Promise.all([StripeMock.start(), serviceUnderTest('billing', BillingModule)]);
  if (!stripe) throw new Error('The settings name a key.');
  subjects['Stripe'] = {
    provider: new StripeProvider({ ...stripe, apiUrl: new URL(mock.url) }, webhookSecrets),
    secret: 'whsec_old',
    subscription: { id: 'sub_1', customerId: 'cus_1' },
  };
  const provider = billing.running.app.get<PaymentProvider, TestProvider>(PaymentProvider);
  const { id } = await provider.createCheckout(order());
  await provider.pay(id, { card: 'paid', email: 'ann@example.com' });
  const session = await provider.readCheckout(id);
  const bought = await provider.readSubscription(session?.subscriptionId ?? '');
  if (!bought) throw new Error('A paid checkout brings a subscription.');
  subjects['the test mode'] = { provider, secret: 'whsec_simmer_test_mode', subscription: bought };
});
afterAll(async () => {
  mock.stop();
  await billing.close();
});

describe.each(['Stripe', 'the test mode'])('%s', (name) => {
  const subject = (): Subject => subjects[name] as Subject;

  it('opens a checkout and knows it afterwards, with a trial or without, for a customer or a stranger', async () => {
    const { provider, subscription } = subject();
    const ways: Partial<CheckoutOrder>[] = [
      {},
      { trialDays: 0, interval: 'yearly' },
      { accountId: null, email: 'ben@example.com' },
      { customerId: subscription.customerId },
    ];
    for (const way of ways) {
      const { id, url } = await provider.createCheckout({ ...order(), ...way });
      expect(URL.canParse(url)).toBe(true);
      await expect(provider.readCheckout(id)).resolves.toMatchObject({ id, subscriptionId: null });
    }
  });

  it('reads a subscription, its period and its invoices', async () => {
    const { provider, subscription } = subject();
    const read = await provider.readSubscription(subscription.id);
    expect(read).toMatchObject({
      id: subscription.id,
      customerId: expect.any(String),
      status: expect.stringMatching(/^(incomplete|trialing|active|past-due|ended)$/),
      periodStart: expect.any(Date),
      periodEnd: expect.any(Date),
      cancelAtPeriodEnd: expect.any(Boolean),
      asOf: expect.any(Date),
    });
    const invoices = await provider.listInvoices(subscription.customerId);
    for (const invoice of invoices)
      expect(invoice).toEqual({
        id: expect.any(String),
        number: invoice.number === null ? null : expect.any(String),
        at: expect.any(Date),
        amount: expect.any(Number),
        currency: 'usd',
        status: expect.stringMatching(/^(paid|open|void)$/),
        url: invoice.url === null ? null : expect.any(String),
      });
  });

  it('opens its page for a customer', async () => {
    const { provider, subscription } = subject();
    const order = { requestId: randomUUID(), customerId: subscription.customerId, returnUrl: 'https://simmer.example/app' };
    expect(URL.canParse((await provider.createPortal(order)).url)).toBe(true);
  });

  it('says what a change costs before it is made, cancels, resumes and ends', async () => {
    const { provider, subscription } = subject();
    const { id } = subscription;
    await expect(provider.previewChange(id, 'yearly')).resolves.toEqual({
      amount: expect.any(Number),
      currency: 'usd',
      at: expect.any(Date),
    });
    await provider.changeInterval(id, 'yearly', randomUUID());
    await provider.cancelAtPeriodEnd(id, randomUUID());
    await provider.resume(id, randomUUID());
    await provider.refund(id);
    expect(URL.canParse(provider.customerUrl(subscription.customerId))).toBe(true);
  });

  const event = (type: string, object: object) => JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
  const signed = (payload: string, secret: string, timestamp?: number) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });

  it('reads from a signed event what it is about, and nothing else', () => {
    const { provider, secret } = subject();
    const read = (type: string, object: object) => {
      const payload = event(type, object);
      return provider.readEvent(Buffer.from(payload), signed(payload, secret));
    };
    expect(read('customer.subscription.updated', { id: 'sub_9', status: 'active' })).toMatchObject({ subscriptionId: 'sub_9' });
    expect(read('invoice.paid', { parent: { subscription_details: { subscription: 'sub_9' } } })).toMatchObject({
      subscriptionId: 'sub_9',
    });
    expect(read('checkout.session.completed', { id: 'cs_9', subscription: null })).toMatchObject({
      checkoutId: 'cs_9',
      subscriptionId: null,
    });
    expect(read('price.created', { id: 'price_9' })).toMatchObject({ checkoutId: null, subscriptionId: null });
  });

  it('refuses events that are changed, old, of the future, or signed by others', () => {
    const { provider, secret } = subject();
    const payload = event('customer.subscription.updated', { id: 'sub_9' });
    const now = Math.floor(Date.now() / 1_000);
    const forgeries: [string, string][] = [
      [`${payload} `, signed(payload, secret)],
      [payload, signed(payload, secret, now - 310)],
      [payload, signed(payload, secret, now + 310)],
      [payload, `t=${now},${signed(payload, secret, now + 310)}`],
      [payload, `t=${now},${signed(payload, secret, now - 310)}`],
      [payload, signed(payload, 'whsec_other')],
      [payload, signed(payload, secret).replace('v1=', 'v0=')],
      [payload, ''],
      [payload, 't=,v1='],
      ['', signed('', 'whsec_other')],
      ['not json', signed('not json', secret)],
    ];
    for (const [body, signature] of forgeries)
      expect(() => provider.readEvent(Buffer.from(body), signature)).toThrow(expect.objectContaining({ code: 'billing.webhook-refused' }));
    expect(provider.readEvent(Buffer.from(payload), signed(payload, secret, now - 290))).toMatchObject({ subscriptionId: 'sub_9' });
  });
});

describe('Stripe, when it does not answer', () => {
  it('is an outage, which is waited for', async () => {
    if (!stripe) throw new Error('The settings name a key.');
    const away = new StripeProvider({ ...stripe, apiUrl: new URL('http://127.0.0.1:9') }, webhookSecrets);
    await expect(away.readSubscription('sub_1')).rejects.toMatchObject({ code: 'service.unavailable' });
  });
});
