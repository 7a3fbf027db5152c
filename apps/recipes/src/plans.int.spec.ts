import { Controller, Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import {
  operation,
  operationsOf,
  type OutputOf,
  type ParsedInputOf,
  type Plan,
  ProblemError,
  recipe,
  recipeLimitOf,
  type ServiceName,
  subscription,
  subscriptionChanged,
} from '@simmer/contracts';
import { bootService, Handles, isOutage, Plans, PlansModule, type RunningService } from '@simmer/kit';
import type { Model } from 'mongoose';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import {
  cook,
  isolatedEnvironment,
  kitEnvironment,
  service,
  type ServiceUnderTest,
  serviceUnderTest,
  FakeService,
  waitUntil,
} from '@simmer/testing';
import { RecipesModule } from './recipes.module';

const printIn = <const S extends ServiceName>(service: S) =>
  operation(`rpc.${service}.proof.print`, {
    summary: 'What premium includes',
    access: 'cook',
    requires: { plan: 'pdf' },
    callers: ['importer'],
    input: z.strictObject({}),
    output: z.object({ pages: z.int() }),
  });
const print = printIn('recipes');
const UPGRADE = { code: 'access.upgrade-required', status: 403 };

const bought = new Map<string, { plan: Plan; revision: number }>();
let requests = 0;

@FakeService('billing')
class BillingPeer {
  @Handles(subscription.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof subscription.lookUp>): Promise<OutputOf<typeof subscription.lookUp>> {
    requests += 1;
    const { plan, revision } = bought.get(accountId) ?? { plan: 'free', revision: 0 };
    return { isActive: plan !== 'free', plan, recipeLimit: recipeLimitOf(plan), renewsAt: null, revision };
  }

  @Handles(subscription.lookUpMany)
  async lookUpMany({ accountIds }: ParsedInputOf<typeof subscription.lookUpMany>): Promise<OutputOf<typeof subscription.lookUpMany>> {
    return { plans: accountIds.map((accountId) => ({ accountId, plan: 'free' as const, revision: 0, ...bought.get(accountId) })) };
  }
}

@Module({ controllers: [BillingPeer] })
class BillingPeerModule {
  static readonly keepsDocuments = false;
}

@Controller()
class PrintHandlers {
  @Handles(print)
  async print(): Promise<OutputOf<typeof print>> {
    return { pages: 1 };
  }
}

@Module({ imports: [RecipesModule], controllers: [PrintHandlers] })
class PrintModule {
  static readonly operations = [...operationsOf('recipes'), print];
}

describe('an operation that requires a plan', () => {
  const environment = kitEnvironment();
  let billing: RunningService;
  let tested: ServiceUnderTest;
  beforeAll(async () => {
    billing = await bootService('billing', BillingPeerModule, environment);
    tested = await serviceUnderTest('recipes', PrintModule, environment);
  });
  afterAll(async () => {
    await tested.close();
    await billing.stop();
  });

  const buy = async ({ accountId }: { accountId: string }, plan: Plan, revision: number) => {
    bought.set(accountId, { plan, revision });
    await tested.bus.publish(subscriptionChanged, { accountId, revision });
    await waitUntil(async () => (await tested.get(Plans).get(accountId)) === plan, 'the plan to be known');
  };

  it('is refused to a cook on the free plan, and billing is asked once', async () => {
    const ann = cook();
    const before = requests;
    await expect(tested.call(print, {}, ann)).rejects.toMatchObject(UPGRADE);
    await expect(tested.call(print, {}, ann)).rejects.toMatchObject(UPGRADE);
    expect(requests).toBe(before + 1);
  });

  it('counts a plan that was bought, and one that has lapsed, as soon as billing says so', async () => {
    const ann = cook();
    await expect(tested.call(print, {}, ann)).rejects.toMatchObject(UPGRADE);
    await buy(ann, 'premium', 1);
    await expect(tested.call(print, {}, ann)).resolves.toEqual({ pages: 1 });
    await buy(ann, 'free', 2);
    await expect(tested.call(print, {}, ann)).rejects.toMatchObject(UPGRADE);
  });

  it('asks billing about an account that it never heard of', async () => {
    const ann = cook();
    bought.set(ann.accountId, { plan: 'premium', revision: 1 });
    await expect(tested.call(print, {}, ann)).resolves.toEqual({ pages: 1 });
  });

  it('is not set back by an answer that was overtaken', async () => {
    const ann = cook();
    await buy(ann, 'premium', 7);
    bought.set(ann.accountId, { plan: 'free', revision: 6 });
    await tested.get(Plans).storePlan({ accountId: ann.accountId, revision: 6 });
    await expect(tested.call(print, {}, ann)).resolves.toEqual({ pages: 1 });
  });

  it('looks at who may call before it looks at the plan', async () => {
    await expect(tested.call(print, {}, null)).rejects.toMatchObject({ code: 'access.signed-out' });
    await expect(tested.call(print, {}, service)).rejects.toMatchObject({ code: 'access.signed-out' });
  });
});

describe('the recipes of the free plan', () => {
  const environment = isolatedEnvironment();
  let billing: RunningService;
  let tested: ServiceUnderTest;
  beforeAll(async () => {
    billing = await bootService('billing', BillingPeerModule, environment);
    tested = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(async () => {
    await tested.close();
    await billing.stop();
  });

  type Cook = ReturnType<typeof cook>;
  /** Whether it was added; a full library refuses it. Without an answer the same is sent again. */
  async function isAdded(actor: Cook, id: string): Promise<boolean> {
    for (;;) {
      try {
        await tested.call(recipe.create, { id, title: `Soup ${id}` }, actor);
        return true;
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'recipes.limit-reached') return false;
        if (!isOutage(error)) throw error;
      }
    }
  }
  /** Adds so many at once. Returns the ids of those that were. */
  async function add(actor: Cook, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId());
    const added = await Promise.all(ids.map((id) => isAdded(actor, id)));
    return ids.filter((_, at) => added[at]);
  }
  async function idsOf(actor: Cook): Promise<string[]> {
    const ids: string[] = [];
    for (let after: string | undefined; ;) {
      const { items, next } = await tested.call(recipe.list, { limit: 100, ...(after && { after }) }, actor);
      ids.push(...items.map(({ id }) => id));
      if (next === null) return ids.toSorted();
      after = next;
    }
  }
  async function setPlan({ accountId }: Cook, plan: Plan, revision: number): Promise<void> {
    bought.set(accountId, { plan, revision });
    await tested.bus.publish(subscriptionChanged, { accountId, revision });
    await waitUntil(async () => (await tested.get(Plans).get(accountId)) === plan, 'the plan to be known');
  }

  it('are no more when premium lapses in the middle of 100 who come at once, and what was added before stays', async () => {
    const ann = cook();
    await setPlan(ann, 'premium', 1);
    const first = await add(ann, 49);
    const during = add(ann, 100);
    await setPlan(ann, 'free', 2);
    const before = await during;
    const asPremium = [...first, ...before].toSorted();
    expect(asPremium.length).toBeGreaterThanOrEqual(50);
    // everything that was acknowledged is there, and nothing else
    await expect(idsOf(ann)).resolves.toEqual(asPremium);
    await expect(add(ann, 20)).resolves.toEqual([]);
    await expect(idsOf(ann)).resolves.toEqual(asPremium);
    await setPlan(ann, 'premium', 3);
    await expect(add(ann, 20)).resolves.toHaveLength(20);
  });

  it('are the first 50 that are changed after premium has lapsed; the others are read, cooked and deleted, and changed again with premium', async () => {
    const ann = cook();
    await setPlan(ann, 'premium', 1);
    const ids: string[] = [];
    for (let made = 0; made < 52; made += 1) ids.push(...(await add(ann, 1)));
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    await setPlan(ann, 'free', 2);
    const change = async (id: string) => {
      const { revision, ...stored } = await tested.call(recipe.read, { id }, ann);
      await tested.call(recipe.setNotes, { id, revision, notes: `${stored.notes} More salt.` }, ann);
      const { revision: next } = await tested.call(recipe.read, { id }, ann);
      return tested.call(recipe.update, { id, revision: next, title: 'Soup with salt', ingredients: ['1 onion'] }, ann);
    };
    await expect(tested.call(recipe.read, { id: first }, ann)).resolves.not.toHaveProperty('read_only');
    await expect(tested.call(recipe.read, { id: last }, ann)).resolves.toMatchObject({ read_only: true });
    await expect(change(first)).resolves.toMatchObject({ title: 'Soup with salt' });
    await expect(change(last)).rejects.toMatchObject({ code: 'recipes.beyond-plan' });
    await tested.call(recipe.setFavorite, { id: last, favorite: true }, ann);
    // with fewer than it, what is left has room
    await tested.call(recipe.delete, { id: ids[1] ?? '' }, ann);
    await tested.call(recipe.delete, { id: ids[2] ?? '' }, ann);
    await expect(change(last)).resolves.toMatchObject({ title: 'Soup with salt' });
    await setPlan(ann, 'premium', 3);
    await expect(change(ids[50] ?? '')).resolves.toMatchObject({ title: 'Soup with salt' });
  });
});

describe('the nightly comparison of the kept plans', () => {
  const environment = isolatedEnvironment();
  let billing: RunningService;
  let tested: ServiceUnderTest;
  beforeAll(async () => {
    billing = await bootService('billing', BillingPeerModule, environment);
    tested = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(async () => {
    await tested.close();
    await billing.stop();
  });
  beforeEach(() => copies().deleteMany({}));

  const copies = () => tested.running.app.get<Model<{ _id: string; plan: Plan; revision: number }>>(getModelToken('Plan'));
  const reconcile = () => tested.get(Plans).reconcile({ settlesWithinMs: 10 });
  const keep = async (plan: Plan, revision: number): Promise<string> => {
    const { accountId } = cook();
    await copies().create({ _id: accountId, plan, revision });
    return accountId;
  };

  it('brings copies back to what billing says, newer or older, and says how many', async () => {
    const [missed, ahead, unknown] = [await keep('free', 1), await keep('premium', 9), await keep('premium', 2)];
    bought.set(missed, { plan: 'premium', revision: 2 });
    bought.set(ahead, { plan: 'free', revision: 3 });
    const right = await keep('premium', 1);
    bought.set(right, { plan: 'premium', revision: 1 });
    await expect(reconcile()).resolves.toEqual({ looked: 4, mended: 3, left: 0 });
    const of = (accountId: string) => tested.get(Plans).get(accountId);
    expect(await Promise.all([missed, ahead, unknown, right].map(of))).toEqual(['premium', 'free', 'free', 'premium']);
    await expect(reconcile()).resolves.toEqual({ looked: 4, mended: 0, left: 0 });
  });

  it('looks at every copy, however many there are', async () => {
    await copies().insertMany(Array.from({ length: 230 }, () => ({ _id: cook().accountId, plan: 'premium', revision: 1 })));
    await expect(reconcile()).resolves.toEqual({ looked: 230, mended: 230, left: 0 });
  });
});

describe('a service does not start', () => {
  it('when an operation requires a plan and it keeps none', async () => {
    @FakeService('community')
    class Community {
      @Handles(printIn('community'))
      async print(): Promise<{ pages: number }> {
        return { pages: 1 };
      }
    }
    @Module({ controllers: [Community] })
    class WithoutPlans {
      static readonly operations = [...operationsOf('community'), printIn('community')];
      static readonly jobs = [];
    }
    await expect(serviceUnderTest('community', WithoutPlans)).rejects.toThrow(
      'rpc.community.proof.print requires a plan: import PlansModule',
    );
  });

  it('when it keeps plans that nothing compares with billing’s', async () => {
    @FakeService('community')
    class Community {}
    @Module({ imports: [PlansModule], controllers: [Community] })
    class Careless {
      static readonly jobs = [];
    }
    await expect(serviceUnderTest('community', Careless)).rejects.toThrow('community keeps plans: declare community.reconcile-plans.');
  });
});
