import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import {
  type Actor,
  type BillingInterval,
  emailVerified,
  type InputOf,
  jobs,
  type Letter,
  operations,
  type ParsedInputOf,
  type Payment,
  type Subscription,
  type TestCardName,
} from '@simmer/contracts';
import { bootService, Handles, Mongo, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, service, type ServiceUnderTest, serviceUnderTest, staff } from '@simmer/testing';
import { BillingModule } from './billing.module';
import { PaymentProvider } from './payment-provider/payment-provider';
import type { SignedEvent, TestProvider } from './payment-provider/test-mode/test-provider';

const { checkout, payment, plan, webhook, testMode, subscription, personalData } = operations.billing;
const { email, mail } = operations.identity;

/** Verified addresses by account, and the mails that were asked for, by their ids. */
const addresses = new Map<string, string>();
const letters = new Map<string, Letter>();
const unclaimed = new Map<string, ParsedInputOf<typeof mail.sendToPayer>>();

@FakeService('identity')
class IdentityStandIn {
  @Handles(email.readVerified)
  async readVerified({ accountId }: ParsedInputOf<typeof email.readVerified>) {
    return { email: addresses.get(accountId) ?? null };
  }

  @Handles(email.findOwner)
  async findOwner({ email: address }: ParsedInputOf<typeof email.findOwner>) {
    return { accountId: [...addresses].find(([, one]) => one === address.toLowerCase())?.[0] ?? null };
  }

  @Handles(mail.send)
  async send({ id, letter }: ParsedInputOf<typeof mail.send>) {
    letters.set(id, letter);
    return { accepted: true as const };
  }

  @Handles(mail.sendToPayer)
  async sendToPayer(input: ParsedInputOf<typeof mail.sendToPayer>) {
    unclaimed.set(input.id, input);
    return { accepted: true as const };
  }
}
@Module({ controllers: [IdentityStandIn] })
class IdentityStandInModule {
  static readonly keepsDocuments = false;
}

type Cook = ReturnType<typeof cook>;

let billing: ServiceUnderTest;
let identity: RunningService;
let provider: TestProvider;
beforeAll(async () => {
  const environment = isolatedEnvironment();
  identity = await bootService('identity', IdentityStandInModule, environment);
  billing = await serviceUnderTest('billing', BillingModule, environment);
  provider = billing.running.app.get<PaymentProvider, TestProvider>(PaymentProvider);
});
afterAll(async () => {
  await billing.close();
  await identity.stop();
});

const open = (actor: Actor | null, input: Partial<InputOf<typeof checkout.create>> = {}) =>
  billing.call(checkout.create, { id: randomUUID(), interval: 'monthly', ...input }, actor);
const confirm = (actor: Cook, session_id: string): Promise<Subscription> => billing.call(checkout.confirm, { session_id }, actor);
const current = (actor: Cook): Promise<Payment> => billing.call(payment.current, {}, actor);
const planOf = async (actor: Cook) => (await billing.call(subscription.current, {}, actor)).plan;
const turn = ({ accountId }: Cook, days: number) => billing.call(testMode.turnClock, { accountId, days }, staff());
const reconcile = () => billing.runJob(jobs.billing.reconcilePayments, {});
const deliver = async ({ body, signature }: SignedEvent): Promise<void> => {
  await billing.call(webhook.receive, { body: body.toString('base64'), signature }, null);
};
const eventOf = (sessionId: string): SignedEvent => provider.sign('checkout.session.completed', { id: sessionId }, `evt_${randomUUID()}`);

async function bought(actor: Cook, card: TestCardName = 'paid'): Promise<string> {
  const { session_id: id } = await open(actor);
  await provider.pay(id, { card, email: 'ann@example.com', isAuthenticated: true });
  await confirm(actor, id);
  return id;
}
/** Of a checkout that is opened in the same moment as another one. */
const orderOf = ({ accountId }: Cook, interval: BillingInterval) => ({
  requestId: randomUUID(),
  accountId,
  email: null,
  customerId: null,
  interval,
  trialDays: 0,
  successUrl: 'https://simmer.example',
  cancelUrl: 'https://simmer.example',
});
async function subscriptionIdOf(sessionId: string): Promise<string> {
  return (await provider.readCheckout(sessionId))?.subscriptionId ?? '';
}

describe('plans', () => {
  it('say what premium costs to everybody', async () => {
    await expect(billing.call(plan.list, {}, null)).resolves.toEqual({
      isTestMode: true,
      trialDays: 14,
      prices: [
        { interval: 'monthly', amount: 400, currency: 'usd' },
        { interval: 'yearly', amount: 3_600, currency: 'usd' },
      ],
    });
  });
});

describe('a checkout', () => {
  it('brings premium when its cook comes back, and is opened once for each id', async () => {
    const actor = cook();
    const id = randomUUID();
    const first = await open(actor, { id });
    await expect(open(actor, { id })).resolves.toEqual(first);
    await expect(open(actor, { id, interval: 'yearly' })).rejects.toMatchObject({ code: 'request.id-reused' });
    await expect(open(cook(), { id })).rejects.toMatchObject({ code: 'request.id-taken' });
    await expect(confirm(actor, first.session_id)).resolves.toMatchObject({ plan: 'free' });
    await expect(provider.pay(first.session_id, { card: 'declined', email: '' })).resolves.toBe('declined');
    await expect(confirm(actor, first.session_id)).resolves.toMatchObject({ plan: 'free' });
    await expect(provider.pay(first.session_id, { card: 'authenticated', email: '' })).resolves.toBe('needs-authentication');
    await provider.pay(first.session_id, { card: 'authenticated', email: '', isAuthenticated: true });
    await expect(confirm(actor, first.session_id)).resolves.toMatchObject({ plan: 'premium' });
    await expect(current(actor)).resolves.toMatchObject({ isTestMode: true, status: 'trialing', interval: 'monthly', isCanceled: false });
    await expect(open(actor, { id })).resolves.toEqual(first);
    await expect(open(actor)).rejects.toMatchObject({ code: 'billing.subscribed-already' });
  });

  it('belongs to nobody else, who learns nothing of it', async () => {
    const sessionId = await bought(cook());
    const refusals = await Promise.all(
      [sessionId, 'cs_test_unknown'].map((id) => confirm(cook(), id).catch((error: { code: string; detail?: string }) => error)),
    );
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'billing.checkout-not-yours', detail: undefined });
  });

  it.each(['pending', 'complete', ''])('is never called %j', async (word) => {
    await expect(confirm(cook(), word)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('that is paid before registering belongs to the verified owner of its address, once', async () => {
    const [owner, second, other] = [cook(), cook(), cook()];
    const { session_id: id } = await open(null, { email: 'Early@Example.com' });
    expect(new URL((await provider.openCheckout(id)).successUrl).search).toBe(
      '?session_id={CHECKOUT_SESSION_ID}&email=Early%40Example.com&plan=monthly',
    );
    await provider.pay(id, { card: 'paid', email: '' });
    await deliver(eventOf(id));
    await billing.settle();
    await expect(confirm(owner, id)).rejects.toMatchObject({ code: 'billing.checkout-not-yours' });
    addresses.set(other.accountId, 'other@example.com');
    await expect(confirm(other, id)).rejects.toMatchObject({ code: 'billing.checkout-not-yours' });

    addresses.set(owner.accountId, 'early@example.com');
    await billing.bus.publish(emailVerified, { accountId: owner.accountId });
    await billing.settle();
    await expect(planOf(owner)).resolves.toBe('premium');
    await expect(confirm(owner, id)).resolves.toMatchObject({ plan: 'premium' });

    addresses.set(second.accountId, 'early@example.com');
    await expect(confirm(second, id)).rejects.toMatchObject({ code: 'billing.checkout-not-yours' });
    await expect(planOf(second)).resolves.toBe('free');
  });

  it('is bound to one of many who present it at the same moment', async () => {
    const many = Array.from({ length: 6 }, () => cook());
    const { session_id: id } = await open(null);
    await provider.pay(id, { card: 'paid', email: 'shared@example.com' });
    for (const { accountId } of many) addresses.set(accountId, 'shared@example.com');
    const outcomes = await Promise.allSettled(many.map((actor) => confirm(actor, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(Promise.all(many.map(planOf))).resolves.toEqual(expect.arrayContaining(['premium', ...Array(5).fill('free')]));
    expect((await Promise.all(many.map(planOf))).filter((one) => one === 'premium')).toHaveLength(1);
  });

  it('in one tab is over once another one is opened, and of two that were paid all the same one lives and the other is paid back', async () => {
    const actor = cook();
    const [first, second] = [await open(actor), await open(actor)];
    await expect(provider.pay(first.session_id, { card: 'paid' })).rejects.toMatchObject({ code: 'billing.checkout-over' });
    await provider.pay(second.session_id, { card: 'paid' });
    await confirm(actor, second.session_id);

    const other = cook();
    const sessions = await Promise.all(
      ['monthly', 'yearly'].map((interval) => provider.createCheckout(orderOf(other, interval as BillingInterval))),
    );
    for (const { id } of sessions) await provider.pay(id, { card: 'paid' });
    await Promise.all(sessions.map(({ id }) => deliver(eventOf(id))));
    await billing.settle();
    await reconcile();
    const subscriptions = await Promise.all(sessions.map(async ({ id }) => provider.readSubscription(await subscriptionIdOf(id))));
    expect(subscriptions.map((one) => one?.status).toSorted()).toEqual(['active', 'ended']);
    await expect(planOf(other)).resolves.toBe('premium');
    const paid = await Promise.all(subscriptions.map(async (one) => provider.listInvoices(one?.customerId ?? '')));
    expect(paid.flat().filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('before registering, of somebody who subscribes again as a cook, is paid back when it turns out to be theirs', async () => {
    const actor = cook();
    addresses.set(actor.accountId, 'twice@example.com');
    const kept = await subscriptionIdOf(await bought(actor));
    const { session_id: id } = await open(null, { email: 'twice@example.com' });
    await provider.pay(id, { card: 'paid' });
    // its address is verified already
    await deliver(eventOf(id));
    await billing.settle();
    await reconcile();
    await expect(provider.readSubscription(await subscriptionIdOf(id))).resolves.toMatchObject({ status: 'ended' });
    await expect(provider.readSubscription(kept)).resolves.toMatchObject({ status: 'trialing' });
    await expect(planOf(actor)).resolves.toBe('premium');
  });

  it('that is paid before registering and that nobody claims is written about, kept for 30 days, and paid back', async () => {
    const { session_id: id } = await open(null, { email: 'nobody@example.com', language: 'de' });
    await provider.pay(id, { card: 'paid' });
    await deliver(eventOf(id));
    await billing.settle();
    const subscriptionId = await subscriptionIdOf(id);
    const days = () => [...unclaimed.keys()].filter((key) => key.includes(subscriptionId)).map((key) => Number(key.split(' ').at(-1)));
    await reconcile();
    expect(days()).toEqual([]);
    for (const ahead of [1, 7, 14, 7]) {
      await provider.turnClock(subscriptionId, ahead);
      await deliver(provider.sign('customer.subscription.updated', { id: subscriptionId }, `evt_${randomUUID()}`));
      await billing.settle();
      await reconcile();
      await reconcile();
    }
    expect(days()).toEqual([0, 7, 21]);
    expect([...unclaimed.values()].at(-1)).toMatchObject({ email: 'nobody@example.com', language: 'de', interval: 'monthly' });
    await expect(provider.readSubscription(subscriptionId)).resolves.toMatchObject({ status: 'active' });
    await provider.turnClock(subscriptionId, 2);
    await deliver(provider.sign('customer.subscription.updated', { id: subscriptionId }, `evt_${randomUUID()}`));
    await billing.settle();
    await reconcile();
    const ended = await provider.readSubscription(subscriptionId);
    expect(ended?.status).toBe('ended');
    const invoices = await provider.listInvoices(ended?.customerId ?? '');
    expect(invoices.filter(({ status, amount }) => status === 'paid' && amount > 0)).toEqual([]);
  });

  it('that nobody told us of and nobody came back from is found by the hourly comparison', async () => {
    const actor = cook();
    const { session_id: id } = await open(actor);
    await provider.pay(id, { card: 'paid', email: '' });
    await expect(planOf(actor)).resolves.toBe('free');
    await reconcile();
    await expect(planOf(actor)).resolves.toBe('premium');
  });
});

describe('events', () => {
  it('come to one state, five times each and in any order, whatever they say', async () => {
    const actor = cook();
    const sessionId = await bought(actor);
    const id = await subscriptionIdOf(sessionId);
    await provider.cancelAtPeriodEnd(id);
    const events = ['active', 'canceled', 'past_due', 'trialing'].map((status) =>
      provider.sign('customer.subscription.updated', { id, status }, `evt_${randomUUID()}`),
    );
    const shuffled = [...events, ...events, ...events, ...events, ...events].sort(() => Math.random() - 0.5);
    await Promise.all(shuffled.map(deliver));
    await billing.settle();
    await expect(current(actor)).resolves.toMatchObject({ status: 'trialing', isCanceled: true });
    const stored = billing.get(Mongo).connection.collection('webhook_events');
    await expect(stored.countDocuments({ subscriptionId: id })).resolves.toBe(4);
    await expect(stored.countDocuments({ subscriptionId: id, isDone: false })).resolves.toBe(0);
  });

  it('about what is not ours are taken and left', async () => {
    await deliver(provider.sign('customer.subscription.created', { id: 'sub_elsewhere' }, `evt_${randomUUID()}`));
    await deliver(provider.sign('price.created', { id: 'price_1' }, `evt_${randomUUID()}`));
    await billing.settle();
    await expect(billing.get(Mongo).connection.collection('payments').countDocuments({ customerId: '' })).resolves.toBe(0);
  });

  it('that nobody has signed are refused', async () => {
    const { body, signature } = provider.sign('customer.subscription.updated', { id: 'sub_1' }, 'evt_1');
    const forged = { body: Buffer.from(`${body.toString()} `), signature };
    await expect(deliver(forged)).rejects.toMatchObject({ code: 'billing.webhook-refused' });
    await expect(deliver({ body, signature: '' })).rejects.toMatchObject({ code: 'billing.webhook-refused' });
  });
});

describe('a subscription that is paid for', () => {
  it('is renewed, changed to a year at the price shown before, canceled, resumed, and ends with the period', async () => {
    const actor = cook();
    await bought(actor);
    await expect(turn(actor, 15)).resolves.toMatchObject({ status: 'active' });
    const { amount, currency } = await billing.call(payment.previewChange, { interval: 'yearly' }, actor);
    expect({ isDifference: amount > 3_200 && amount < 3_300, currency }).toEqual({ isDifference: true, currency: 'usd' });
    const id = randomUUID();
    await expect(billing.call(payment.change, { id, interval: 'yearly' }, actor)).resolves.toMatchObject({ interval: 'yearly' });
    await expect(billing.call(payment.change, { id, interval: 'yearly' }, actor)).resolves.toMatchObject({ interval: 'yearly' });
    const { invoices } = await billing.call(payment.listInvoices, {}, actor);
    expect(invoices.map((one) => one.amount)).toEqual([amount, 400, 0]);
    await expect(billing.call(payment.openPortal, { id: randomUUID() }, actor)).resolves.toMatchObject({
      url: expect.stringContaining('/portal/'),
    });

    await expect(billing.call(payment.cancel, { id: randomUUID() }, actor)).resolves.toMatchObject({ isCanceled: true });
    await expect(billing.call(subscription.current, {}, actor)).resolves.toMatchObject({ plan: 'premium', renewsAt: null });
    await expect(billing.call(payment.resume, { id: randomUUID() }, actor)).resolves.toMatchObject({ isCanceled: false });
    await billing.call(payment.cancel, { id: randomUUID() }, actor);
    await expect(turn(actor, 366)).resolves.toMatchObject({ status: 'ended' });
    await expect(planOf(actor)).resolves.toBe('free');
    await expect(billing.call(payment.cancel, { id: randomUUID() }, actor)).rejects.toMatchObject({ code: 'billing.not-subscribed' });

    // again, without a second trial
    await bought(actor);
    await expect(current(actor)).resolves.toMatchObject({ status: 'active', trialEnd: null });
    await expect(planOf(actor)).resolves.toBe('premium');
  });

  it('is asked for three times when the card fails, each once, pauses after a week and comes back with a good card', async () => {
    const actor = cook();
    const id = await subscriptionIdOf(await bought(actor, 'declined-later'));
    const days = () => [...letters].filter(([key]) => key.includes(id)).map(([, letter]) => 'day' in letter && letter.day);
    await expect(turn(actor, 14)).resolves.toMatchObject({ status: 'past-due', failedAt: expect.any(String) });
    expect(days()).toEqual([0]);
    await turn(actor, 3);
    await reconcile();
    await reconcile();
    expect(days()).toEqual([0, 3]);
    await expect(planOf(actor)).resolves.toBe('premium');
    await turn(actor, 4);
    expect(days()).toEqual([0, 3, 7]);
    await expect(planOf(actor)).resolves.toBe('free');
    const customer = (await provider.readSubscription(id))?.customerId ?? '';
    await provider.changeCard(customer, 'paid');
    await deliver(provider.sign('invoice.paid', { parent: { subscription_details: { subscription: id } } }, `evt_${randomUUID()}`));
    await billing.settle();
    await expect(planOf(actor)).resolves.toBe('premium');
    expect(days()).toEqual([0, 3, 7]);
  });

  it('ends with its account, and is in its export', async () => {
    const actor = cook();
    const id = await subscriptionIdOf(await bought(actor));
    const { parts } = await billing.call(personalData.collect, { accountId: actor.accountId, after: null }, service);
    expect(parts.length).toBeGreaterThan(0);
    await billing.call(personalData.erase, { accountId: actor.accountId, sharedRecipes: 'remove' }, service);
    await expect(billing.get(Mongo).connection.collection('payments').countDocuments({ accountId: actor.accountId })).resolves.toBe(0);
    expect((await provider.readSubscription(id))?.status ?? 'ended').toBe('ended');
  });
});

describe('staff', () => {
  const { read, grant, end, listUnclaimed } = operations.billing.staffSubscription;

  it('see what an account bought and how it changed, grant premium and end it, with a reason', async () => {
    const actor = cook();
    const { accountId } = actor;
    const operator = staff(['operator']);
    await expect(billing.call(read, { accountId }, staff(['moderator']))).rejects.toMatchObject({ code: 'access.forbidden' });
    await expect(billing.call(read, { accountId }, operator)).resolves.toMatchObject({ plan: 'free', payments: [], history: [] });
    await expect(billing.call(grant, { accountId, reason: 'Helped us test' }, operator)).resolves.toMatchObject({
      plan: 'premium',
      isGranted: true,
      history: [{ isGranted: true, isPaid: false, reason: 'Helped us test' }],
    });
    const id = await subscriptionIdOf(await bought(actor));
    await expect(billing.call(read, { accountId }, operator)).resolves.toMatchObject({
      payments: [{ id, status: 'trialing', interval: 'monthly', url: expect.stringContaining('/portal/') }],
      history: [{ isPaid: true, reason: null }, { reason: 'Helped us test' }],
    });
    await expect(billing.call(end, { accountId, reason: ' ' }, operator)).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(billing.call(end, { accountId, reason: 'Asked by mail' }, operator)).resolves.toMatchObject({
      plan: 'free',
      isGranted: false,
    });
    const { history } = await billing.call(read, { accountId }, operator);
    expect(history.some(({ reason }) => reason === 'Asked by mail')).toBe(true);

    const payer = cook();
    await bought(payer);
    await expect(billing.call(end, { accountId: payer.accountId, reason: 'Asked by mail' }, operator)).resolves.toMatchObject({
      plan: 'free',
      history: [{ isPaid: false, reason: 'Asked by mail' }, { isPaid: true }],
    });
    await expect(provider.readSubscription(id)).resolves.toMatchObject({ status: 'ended' });
  });

  it('see what nobody has claimed yet', async () => {
    const { session_id: id } = await open(null, { email: 'lost@example.com' });
    await provider.pay(id, { card: 'paid' });
    await deliver(eventOf(id));
    await billing.settle();
    const { items } = await billing.call(listUnclaimed, { limit: 100 }, staff(['operator']));
    expect(items.find(({ email: address }) => address === 'lost@example.com')).toMatchObject({
      id: await subscriptionIdOf(id),
      interval: 'monthly',
      url: expect.stringContaining('/portal/'),
    });
  });
});

describe('the test clock', () => {
  it('is for staff, and for accounts that have paid', async () => {
    const input = { accountId: randomUUID(), days: 1 };
    await expect(billing.call(testMode.turnClock, input, cook())).rejects.toMatchObject({ code: 'access.forbidden' });
    await expect(billing.call(testMode.turnClock, input, staff())).rejects.toMatchObject({ code: 'request.not-found' });
  });
});
