import { Injectable, Module } from '@nestjs/common';
import { operations, type OutputOf, type Plan, recipeLimitOf } from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { FakeService } from '@simmer/testing';
import { type IdentityUnderTest, identityUnderTest } from '../spec/identity-under-test';

const { household } = operations.identity;
const { subscription } = operations.billing;

@Injectable()
class Sold {
  plan: Plan = 'free';
}

@FakeService('billing')
class FakeBilling {
  constructor(private readonly sold: Sold) {}

  @Handles(subscription.lookUp)
  async lookUp(): Promise<OutputOf<typeof subscription.lookUp>> {
    const { plan } = this.sold;
    return { plan, isActive: plan === 'premium', recipeLimit: recipeLimitOf(plan), renewsAt: null, revision: 1 };
  }
}

@Module({ controllers: [FakeBilling], providers: [Sold] })
class FakeBillingModule {
  static readonly keepsDocuments = false;
}

let identity: IdentityUnderTest;
let billing: RunningService;
beforeAll(async () => {
  identity = await identityUnderTest();
  billing = await bootService('billing', FakeBillingModule, identity.environment);
});
afterAll(async () => {
  await billing.stop();
  await identity.close();
});

const REFUSED = { code: 'access.upgrade-required' };

/** A cook with what changes their own goals. */
async function cookOn(plan: Plan) {
  billing.app.get(Sold).plan = plan;
  const { actor, accountId } = await identity.registerVerified();
  const setGoals = async (goals: Partial<Record<'kcal' | 'protein' | 'fat' | 'carbohydrates', number>>) =>
    (await identity.call(household.putEater, { id: accountId, name: 'Ada', portion: 1, goals }, actor)).eaters[0]?.goals;
  return { setGoals };
}

describe('goals of a day', () => {
  it('are calories and protein on the free plan, and everything with premium', async () => {
    const free = await cookOn('free');
    expect(await free.setGoals({ kcal: 2_000, protein: 90 })).toEqual({ kcal: 2_000, protein: 90 });
    await expect(free.setGoals({ kcal: 2_000, fat: 70 })).rejects.toMatchObject(REFUSED);
    await expect(free.setGoals({ carbohydrates: 200 })).rejects.toMatchObject(REFUSED);
    const premium = await cookOn('premium');
    expect(await premium.setGoals({ fat: 70, carbohydrates: 200 })).toEqual({ fat: 70, carbohydrates: 200 });
  });
});
