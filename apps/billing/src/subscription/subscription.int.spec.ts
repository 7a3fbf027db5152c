import { randomUUID } from 'node:crypto';
import { operations, subscriptionChanged } from '@simmer/contracts';
import { Mongo } from '@simmer/kit';
import { cook, service, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { BillingModule } from '../billing.module';
import { SubscriptionService } from './subscription.service';

const { subscription } = operations.billing;
const renewsAt = new Date('2027-03-01T00:00:00Z');
const premium = { isActive: true, renewsAt };
const lapsed = { isActive: false, renewsAt: null };

let tested: ServiceUnderTest;
beforeAll(async () => {
  tested = await serviceUnderTest('billing', BillingModule);
});
afterAll(() => tested.close());

const set = (accountId: string, state: typeof premium | typeof lapsed) =>
  tested.get(SubscriptionService).setPaid(accountId, async () => state);
const lookUp = (accountId: string) => tested.call(subscription.lookUp, { accountId }, service);
async function eventsCount(): Promise<number> {
  await tested.settle();
  return (await tested.bus.published(subscriptionChanged)).length;
}

describe('a subscription', () => {
  it('is the free plan until something else is known', async () => {
    const actor = cook();
    await expect(tested.call(subscription.current, {}, actor)).resolves.toEqual({
      isActive: false,
      plan: 'free',
      recipeLimit: 50,
      renewsAt: null,
    });
    await expect(lookUp(actor.accountId)).resolves.toMatchObject({ plan: 'free', revision: 0 });
  });

  it('lifts the limit while it is active and puts it back afterwards', async () => {
    const actor = cook();
    await set(actor.accountId, premium);
    await expect(tested.call(subscription.current, {}, actor)).resolves.toEqual({
      isActive: true,
      plan: 'premium',
      recipeLimit: null,
      renewsAt: renewsAt.toISOString(),
    });
    await set(actor.accountId, lapsed);
    await expect(lookUp(actor.accountId)).resolves.toEqual({ isActive: false, plan: 'free', recipeLimit: 50, renewsAt: null, revision: 2 });
  });

  it('tells of each change once, and of nothing when nothing changes', async () => {
    const accountId = randomUUID();
    const before = await eventsCount();
    await set(accountId, lapsed);
    await set(accountId, premium);
    await set(accountId, premium);
    expect(await eventsCount()).toBe(before + 1);
    expect((await tested.bus.published(subscriptionChanged)).at(-1)).toEqual({ accountId, revision: 1 });
  });

  it('ends in one state when many are told of it at once', async () => {
    const accountId = randomUUID();
    const before = await eventsCount();
    await Promise.all(Array.from({ length: 20 }, () => set(accountId, premium)));
    await expect(lookUp(accountId)).resolves.toMatchObject({ isActive: true, revision: 1 });
    expect(await eventsCount()).toBe(before + 1);
  });

  it('stays granted when a payment ends, and paid for when a grant ends', async () => {
    const actor = cook();
    const grant = (isActive: boolean) => tested.call(subscription.grant, { accountId: actor.accountId, isActive }, service);
    await grant(true);
    await set(actor.accountId, premium);
    await expect(grant(false)).resolves.toMatchObject({ isActive: true });
    await grant(true);
    await set(actor.accountId, lapsed);
    await expect(lookUp(actor.accountId)).resolves.toMatchObject({ isActive: true, renewsAt: null });
    await expect(grant(false)).resolves.toMatchObject({ isActive: false });
  });

  it('ends a grant that is stored from before there were payments', async () => {
    const { accountId } = cook();
    const subscriptions = tested.get(Mongo).connection.collection<{ _id: string }>('subscriptions');
    await subscriptions.insertOne({ _id: accountId, isActive: true, renewsAt: null, revision: 1 } as { _id: string });
    await set(accountId, lapsed);
    await expect(lookUp(accountId)).resolves.toMatchObject({ isActive: true });
    await tested.call(subscription.grant, { accountId, isActive: false }, service);
    await expect(lookUp(accountId)).resolves.toMatchObject({ isActive: false });
  });

  it('is looked up for many accounts at once, also for those without one', async () => {
    const [bought, none] = [randomUUID(), randomUUID()];
    await set(bought, premium);
    await expect(tested.call(subscription.lookUpMany, { accountIds: [none, bought] }, service)).resolves.toEqual({
      plans: [
        { accountId: none, plan: 'free', revision: 0 },
        { accountId: bought, plan: 'premium', revision: 1 },
      ],
    });
  });

  it('is looked up by services alone', async () => {
    await expect(tested.call(subscription.lookUp, { accountId: randomUUID() }, cook())).rejects.toMatchObject({ code: 'access.forbidden' });
  });
});
