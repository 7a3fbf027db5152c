import { randomUUID } from 'node:crypto';
import { jobs, operations } from '@simmer/contracts';
import { Mongo } from '@simmer/kit';
import { cook, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { BillingModule } from './billing.module';

const { checkout, subscription } = operations.billing;

type Cook = ReturnType<typeof cook>;

describe('while the payment service is away', () => {
  const DAY_MS = 86_400_000;
  let alone: ServiceUnderTest;
  beforeAll(async () => {
    const environment = isolatedEnvironment({
      STRIPE_SECRET_KEY: 'sk_test_away',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_MONTHLY: 'price_m',
      STRIPE_PRICE_YEARLY: 'price_y',
      // nobody listens there
      STRIPE_API_URL: 'http://127.0.0.1:9',
    });
    alone = await serviceUnderTest('billing', BillingModule, environment);
  });
  afterAll(() => alone.close());

  async function known(daysAgo: number): Promise<Cook> {
    const actor = cook();
    const period = { periodStart: new Date(Date.now() - 40 * DAY_MS), periodEnd: new Date(Date.now() - daysAgo * DAY_MS) };
    const state = { status: 'active', interval: 'monthly', cancelAtPeriodEnd: false, trialEnd: null, clockAheadMs: 0, customerId: 'cus_1' };
    const { accountId } = actor;
    const payments = alone.get(Mongo).connection.collection<{ _id: string }>('payments');
    await payments.insertOne({
      _id: `sub_${accountId}`,
      accountId,
      email: null,
      ...state,
      ...period,
      readAt: new Date(),
      revision: 1,
    } as never);
    return actor;
  }

  it('premium goes on for a week after what is known to be paid, and then pauses', async () => {
    const [within, after] = [await known(6), await known(8)];
    await alone.runJob(jobs.billing.reconcilePayments, {});
    const planAlone = async (actor: Cook) => (await alone.call(subscription.current, {}, actor)).plan;
    await expect(planAlone(within)).resolves.toBe('premium');
    await expect(planAlone(after)).resolves.toBe('free');
  });

  it('whoever pays is told that nothing was charged', async () => {
    const input = { id: randomUUID(), interval: 'monthly' } as const;
    await expect(alone.call(checkout.create, input, cook())).rejects.toMatchObject({ code: 'billing.service-away' });
  });
});
