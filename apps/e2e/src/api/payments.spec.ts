import { randomUUID } from 'node:crypto';
import { operations } from '@simmer/contracts';
import { waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { newPerson, operationOf, type Person } from '../authz/person';
import { testPaymentsOf } from '../make-premium';

let world: WorldUnderTest;
beforeAll(async () => {
  world = await worldUnderTest();
});
afterAll(() => world.close());

const planOf = async (person: Person) => (await person.send(operationOf('billing.subscription.current'), {})).body['plan'];

const post = (body: Buffer, signature?: string) =>
  fetch(`${world.gatewayUrl}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...(signature && { 'stripe-signature': signature }) },
    body: new Uint8Array(body),
  });

describe('payments over HTTP', () => {
  it('become premium by a signed event alone, and by no other', async () => {
    const person = await newPerson(world);
    const provider = testPaymentsOf(world);
    const reply = await person.send(operationOf('billing.checkout.create'), { id: randomUUID(), interval: 'yearly' });
    expect(reply.status).toBe(201);
    const sessionId = String(reply.body['session_id']);
    await provider.pay(sessionId, { card: 'paid', email: person.account.email });

    const { body, signature } = provider.sign('checkout.session.completed', { id: sessionId }, `evt_${randomUUID()}`);
    for (const [forged, by] of [
      [body, undefined],
      [body, signature.replace(/v1=\w/, 'v1=0')],
      [Buffer.from(`${body.toString()}\n`), signature],
    ] as const) {
      const refused = await post(forged, by);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([400, 'billing.webhook-refused']);
    }
    await expect(planOf(person)).resolves.toBe('free');

    const taken = await post(body, signature);
    expect([taken.status, await taken.json()]).toEqual([200, { received: true }]);
    await waitUntil(async () => (await planOf(person)) === 'premium', 'the event to be followed');

    const other = await newPerson(world);
    const confirmed = await other.send(operationOf('billing.checkout.confirm'), { session_id: sessionId });
    expect([confirmed.status, confirmed.code]).toEqual([403, 'billing.checkout-not-yours']);
    expect(confirmed.text).not.toContain(person.account.email);
  });

  it('that are made before registering come with the account, once its address is verified', async () => {
    const provider = testPaymentsOf(world);
    const visitor = world.client();
    const { session_id: sessionId } = await visitor.call('POST /checkouts', { id: randomUUID(), interval: 'monthly' });
    const person = await newPerson(world, 'cook', { isVerified: false });
    await provider.pay(sessionId, { card: 'paid', email: person.account.email.toUpperCase() });
    const { body, signature } = provider.sign('checkout.session.completed', { id: sessionId }, `evt_${randomUUID()}`);
    await post(body, signature);
    await world.settle();
    const early = await person.send(operationOf('billing.checkout.confirm'), { session_id: sessionId });
    expect([early.status, early.code]).toEqual([403, 'billing.checkout-not-yours']);

    await world.call(operations.identity.account.confirmEmail, { email: person.account.email });
    await waitUntil(async () => (await planOf(person)) === 'premium', 'the purchase to come with the account');
  });
});
