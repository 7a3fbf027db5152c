import { randomUUID } from 'node:crypto';
import { type Actor, operations } from '@simmer/contracts';
import { cook, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { BillingModule } from '../billing.module';
import { PaymentProvider } from '../payment-provider/payment-provider';
import type { TestProvider } from '../payment-provider/test-mode/test-provider';

const { checkout, payment, subscription, testCheckout, testPortal } = operations.billing;

let billing: ServiceUnderTest;
let provider: TestProvider;
beforeAll(async () => {
  billing = await serviceUnderTest('billing', BillingModule, isolatedEnvironment());
  provider = billing.running.app.get<PaymentProvider, TestProvider>(PaymentProvider);
});
afterAll(() => billing.close());

const open = async (actor: Actor | null): Promise<string> =>
  (await billing.call(checkout.create, { id: randomUUID(), interval: 'yearly' }, actor)).session_id;
const show = (session_id: string) => billing.call(testCheckout.show, { session_id }, null);
const pageOf = (id: string, query = ''): string => `/test-payments/checkout/${id}${query}`;

describe('the test checkout', () => {
  it('refuses cards one after the other, asks the bank, and leads back to where premium is', async () => {
    const actor = cook();
    const id = await open(actor);
    await expect(show(id)).resolves.toMatchObject({ isPaid: false, interval: 'yearly', amount: 3_600, trialDays: 14, asksForEmail: false });
    const pay = async (card: 'declined' | 'expired' | 'insufficient-funds' | 'authenticated') =>
      (await billing.call(testCheckout.pay, { session_id: id, card }, null)).location;
    await expect(pay('declined')).resolves.toBe(pageOf(id, '?refusal=declined'));
    await expect(pay('expired')).resolves.toBe(pageOf(id, '?refusal=expired-card'));
    await expect(pay('insufficient-funds')).resolves.toBe(pageOf(id, '?refusal=insufficient-funds'));
    await expect(pay('authenticated')).resolves.toBe(pageOf(id, '/authentication?card=authenticated'));
    const answer = async (given: 'yes' | 'no') =>
      (await billing.call(testCheckout.authenticate, { session_id: id, card: 'authenticated', answer: given }, null)).location;
    await expect(answer('no')).resolves.toBe(pageOf(id, '?refusal=not-authenticated'));
    await expect(answer('yes')).resolves.toMatch(new RegExp(`/app/recipes\\?session_id=${id}$`));
    await billing.settle();
    // by the signed event alone: nobody has come back
    await expect(billing.call(subscription.current, {}, actor)).resolves.toMatchObject({ plan: 'premium' });
    await expect(show(id)).resolves.toMatchObject({ isPaid: true });
  });

  it('asks a visitor for an address, and for a real one', async () => {
    const id = await open(null);
    await expect(show(id)).resolves.toMatchObject({ asksForEmail: true });
    const pay = async (email: string) => (await billing.call(testCheckout.pay, { session_id: id, card: 'paid', email }, null)).location;
    await expect(pay('early')).resolves.toBe(pageOf(id, '?refusal=email'));
    await expect(pay('early@example.com')).resolves.toMatch(new RegExp(`/signup\\?session_id=${id}&plan=yearly$`));
    await expect(provider.readCheckout(id)).resolves.toMatchObject({ status: 'complete', email: 'early@example.com' });
  });

  it('is over for an address that nobody knows', async () => {
    await expect(show('cs_test_unknown')).rejects.toMatchObject({ code: 'billing.checkout-over' });
    const { location } = await billing.call(testCheckout.pay, { session_id: 'cs_test_unknown', card: 'paid' }, null);
    expect(location).toBe(pageOf('cs_test_unknown'));
  });
});

describe('the test portal', () => {
  it('cancels, keeps and pays with another card, and Simmer hears of each', async () => {
    const actor = cook();
    const id = await open(actor);
    await billing.call(testCheckout.pay, { session_id: id, card: 'paid' }, null);
    await billing.settle();
    const { url } = await billing.call(payment.openPortal, { id: randomUUID() }, actor);
    const customer_id = url.split('/').at(-1) ?? '';
    const isCanceled = async () => {
      await billing.settle();
      return (await billing.call(payment.current, {}, actor)).isCanceled;
    };
    const { location } = await billing.call(testPortal.cancel, { customer_id }, null);
    expect(location).toBe(`/test-payments/portal/${customer_id}?done=canceled`);
    await expect(isCanceled()).resolves.toBe(true);
    await billing.call(testPortal.resume, { customer_id }, null);
    await expect(isCanceled()).resolves.toBe(false);
    await billing.call(testPortal.changeCard, { customer_id, card: 'declined-later' }, null);
    await expect(billing.call(testPortal.show, { customer_id, done: 'card' }, null)).resolves.toMatchObject({
      card: 'declined-later',
      done: 'card',
      subscription: { status: 'trialing', interval: 'yearly', isCanceled: false },
      invoices: [{ amount: 0, status: 'paid' }],
    });
  });

  it('is nobody’s for a customer that there is not', async () => {
    const customer_id = 'cus_test_unknown';
    await expect(billing.call(testPortal.show, { customer_id }, null)).rejects.toMatchObject({ code: 'request.not-found' });
    await expect(billing.call(testPortal.cancel, { customer_id }, null)).rejects.toMatchObject({ code: 'request.not-found' });
  });
});

describe('with a real payment service', () => {
  let real: ServiceUnderTest;
  beforeAll(async () => {
    const environment = isolatedEnvironment({
      STRIPE_SECRET_KEY: 'sk_test_pages',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_MONTHLY: 'price_m',
      STRIPE_PRICE_YEARLY: 'price_y',
      // nobody listens there
      STRIPE_API_URL: 'http://127.0.0.1:9',
    });
    real = await serviceUnderTest('billing', BillingModule, environment);
  });
  afterAll(() => real.close());

  it('there are no such pages', async () => {
    const notFound = { code: 'request.not-found' };
    const [session_id, customer_id] = ['cs_test_a', 'cus_test_a'];
    await expect(real.call(testCheckout.show, { session_id }, null)).rejects.toMatchObject(notFound);
    await expect(real.call(testCheckout.pay, { session_id, card: 'paid' }, null)).rejects.toMatchObject(notFound);
    await expect(real.call(testPortal.show, { customer_id }, null)).rejects.toMatchObject(notFound);
    await expect(real.call(testPortal.changeCard, { customer_id, card: 'paid' }, null)).rejects.toMatchObject(notFound);
  });
});
