import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import {
  FREE_RECIPE_LIMIT,
  type OutputOf,
  type ParsedInputOf,
  type Plan,
  recipe,
  recipeLimitOf,
  subscription,
  subscriptionChanged,
} from '@simmer/contracts';
import { bootService, Handles, Plans, type RunningService } from '@simmer/kit';
import { cook, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, FakeService, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { contentKeyOf } from '../recipe-model/sameness';
import { RecipesModule } from '../recipes.module';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { LIBRARY_MODEL, type LibraryDocument } from './library.schema';
import { LibraryService } from './library.service';

const LIMIT_REACHED = { code: 'recipes.limit-reached' };
const plans = new Map<string, OutputOf<typeof subscription.lookUp>>();
const plan = (name: Plan, revision: number) =>
  ({ isActive: name !== 'free', plan: name, recipeLimit: recipeLimitOf(name), renewsAt: null, revision }) as const;

/** Another process that answers for billing, with the plans of this file. */
@FakeService('billing')
class BillingPeer {
  @Handles(subscription.current)
  async current(): Promise<OutputOf<typeof subscription.current>> {
    return plan('free', 1);
  }

  @Handles(subscription.lookUp)
  async lookUp({ accountId }: ParsedInputOf<typeof subscription.lookUp>): Promise<OutputOf<typeof subscription.lookUp>> {
    return plans.get(accountId) ?? plan('free', 1);
  }
}

@Module({ controllers: [BillingPeer] })
class BillingPeerModule {
  static readonly keepsDocuments = false;
}

describe('the cap on a cook’s recipes', () => {
  let recipes: ServiceUnderTest;
  let billing: RunningService;
  let libraries: Model<LibraryDocument>;
  beforeAll(async () => {
    const environment = isolatedEnvironment();
    billing = await bootService('billing', BillingPeerModule, environment);
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
    libraries = recipes.running.app.get(getModelToken(LIBRARY_MODEL));
  });
  afterAll(async () => {
    await recipes.close();
    await billing.stop();
  });

  const create = (owner: ReturnType<typeof cook>, id = uuidv7()) => recipes.call(recipe.create, { id, title: 'Toast' }, owner);
  const total = async (owner: ReturnType<typeof cook>) => (await recipes.call(recipe.list, { limit: 1 }, owner)).total;
  const library = async (owner: ReturnType<typeof cook>) => libraries.findById(owner.accountId).lean<LibraryDocument>();

  async function fill(owner: ReturnType<typeof cook>, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => uuidv7());
    for (const id of ids) await create(owner, id);
    return ids;
  }

  async function billingSays(owner: ReturnType<typeof cook>, name: Plan, revision: number): Promise<void> {
    plans.set(owner.accountId, plan(name, revision));
    await recipes.bus.publish(subscriptionChanged, { accountId: owner.accountId, revision });
    await waitUntil(async () => (await recipes.get(Plans).get(owner.accountId)) === name, 'the plan to be known');
  }

  it('lets exactly one of 100 simultaneous creates through at 49, and tells the others', async () => {
    const ann = cook();
    await fill(ann, FREE_RECIPE_LIMIT - 1);
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => create(ann)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject(LIMIT_REACHED);
    expect(await total(ann)).toBe(FREE_RECIPE_LIMIT);
    expect(await library(ann)).toMatchObject({ count: FREE_RECIPE_LIMIT, pending: [] });
  });

  it('counts a recipe once that is sent ten times at the last place', async () => {
    const ann = cook();
    await fill(ann, FREE_RECIPE_LIMIT - 1);
    const id = uuidv7();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(ann, id)));
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
    expect(await library(ann)).toMatchObject({ count: FREE_RECIPE_LIMIT, pending: [] });
  });

  it('gives back a place with every deletion, once, and takes it again to restore', async () => {
    const ann = cook();
    const ids = await fill(ann, 3);
    const [id = ''] = ids;
    await Promise.all([1, 2, 3, 4].map(() => recipes.call(recipe.delete, { id }, ann)));
    expect(await library(ann)).toMatchObject({ count: 2, pending: [] });
    await Promise.all([1, 2, 3].map(() => recipes.call(recipe.restore, { id }, ann)));
    expect(await library(ann)).toMatchObject({ count: 3, pending: [] });
  });

  it('does not let a deletion be undone into a full library', async () => {
    const ann = cook();
    const [id = ''] = await fill(ann, FREE_RECIPE_LIMIT);
    await recipes.call(recipe.delete, { id }, ann);
    await create(ann);
    await expect(recipes.call(recipe.restore, { id }, ann)).rejects.toMatchObject(LIMIT_REACHED);
    expect(await library(ann)).toMatchObject({ count: FREE_RECIPE_LIMIT, pending: [] });
  });

  it('follows the plan: unlimited while subscribed; afterwards everything stays and nothing more fits', async () => {
    const ann = cook();
    await fill(ann, FREE_RECIPE_LIMIT);
    await expect(create(ann)).rejects.toMatchObject(LIMIT_REACHED);
    await billingSays(ann, 'premium', 3);
    await fill(ann, 2);
    await billingSays(ann, 'free', 4);
    await expect(create(ann)).rejects.toMatchObject(LIMIT_REACHED);
    expect(await total(ann)).toBe(FREE_RECIPE_LIMIT + 2);
  });

  it('lets whoever has more than the plan allows undo every deletion that left as many, and never have more than before', async () => {
    const ann = cook();
    await billingSays(ann, 'premium', 3);
    const ids = await fill(ann, FREE_RECIPE_LIMIT + 2);
    await billingSays(ann, 'free', 4);
    const [first = '', second = '', third = ''] = ids;
    for (const id of [first, second, third]) await recipes.call(recipe.delete, { id }, ann);
    await create(ann);
    expect(await library(ann)).toMatchObject({ count: FREE_RECIPE_LIMIT, pending: [] });
    await expect(recipes.call(recipe.restore, { id: third }, ann)).rejects.toMatchObject(LIMIT_REACHED);
    await Promise.all([first, second, first].map((id) => recipes.call(recipe.restore, { id }, ann)));
    expect(await library(ann)).toMatchObject({ count: FREE_RECIPE_LIMIT + 2, pending: [] });
    await recipes.call(recipe.delete, { id: first }, ann);
    await expect(create(ann)).rejects.toMatchObject(LIMIT_REACHED);
    await expect(recipes.call(recipe.restore, { id: first }, ann)).resolves.toMatchObject({ id: first });
  });

  describe('when the service died in the middle', () => {
    const old = new Date(Date.now() - 120_000);
    const settle = () => recipes.get(MaintenanceService).settleLeftovers();

    it('frees the place of a recipe that was never stored', async () => {
      const ann = cook();
      await fill(ann, 1);
      await libraries.updateOne(
        { _id: ann.accountId },
        { $inc: { count: 1 }, $push: { pending: { id: uuidv7(), recipeId: uuidv7(), kind: 'create', at: old } } },
      );
      await settle();
      expect(await library(ann)).toMatchObject({ count: 1, pending: [] });
    });

    it('keeps the place of a recipe that was stored', async () => {
      const ann = cook();
      const [id = ''] = await fill(ann, 1);
      const reservationId = await lastReservationOf(id);
      await libraries.updateOne(
        { _id: ann.accountId },
        { $push: { pending: { id: reservationId, recipeId: id, kind: 'create', at: old } } },
      );
      await settle();
      expect(await library(ann)).toMatchObject({ count: 1, pending: [] });
    });

    it('frees the place of a recipe that was deleted but not yet counted off', async () => {
      const ann = cook();
      const [id = ''] = await fill(ann, 2);
      await recipes.call(recipe.delete, { id }, ann);
      const reservationId = await lastReservationOf(id);
      await libraries.updateOne(
        { _id: ann.accountId },
        { $inc: { count: 1 }, $push: { pending: { id: reservationId, recipeId: id, kind: 'delete', at: old } } },
      );
      await settle();
      expect(await library(ann)).toMatchObject({ count: 1, pending: [] });
    });

    it('needs no second place for a recipe that is sent again', async () => {
      const ann = cook();
      const id = uuidv7();
      await fill(ann, 1);
      await libraries.updateOne(
        { _id: ann.accountId },
        { $inc: { count: 1 }, $push: { pending: { id: uuidv7(), recipeId: id, kind: 'create', at: new Date() } } },
      );
      await create(ann, id);
      expect(await library(ann)).toMatchObject({ count: 2, pending: [] });
    });

    it('keeps the place of a recipe that is sent again into a full library', async () => {
      const ann = cook();
      const id = uuidv7();
      await fill(ann, FREE_RECIPE_LIMIT - 1);
      await libraries.updateOne(
        { _id: ann.accountId },
        { $inc: { count: 1 }, $push: { pending: { id: uuidv7(), recipeId: id, kind: 'create', at: old } } },
      );
      await recipes.get(LibraryService).reserve(ann.accountId, id, 'create');
      await settle();
      expect(await library(ann)).toMatchObject({ count: FREE_RECIPE_LIMIT, pending: [expect.objectContaining({ recipeId: id })] });
      await create(ann, id);
      expect(await library(ann)).toMatchObject({ count: FREE_RECIPE_LIMIT, pending: [] });
      await expect(create(ann)).rejects.toMatchObject(LIMIT_REACHED);
    });

    it('holds up others with the same recipe only until that is known, and never the one that is sent again', async () => {
      const [ann, id] = [cook(), uuidv7()];
      await fill(ann, 1);
      const toast = { title: 'French toast', ingredients: ['2 eggs', '4 slices bread'] };
      const leaveBehind = (at: Date) =>
        libraries.updateOne(
          { _id: ann.accountId },
          {
            $inc: { count: 1 },
            $push: { pending: { id: uuidv7(), recipeId: id, kind: 'create', at, claims: [contentKeyOf(toast.title, toast.ingredients)] } },
          },
        );
      const send = (as: string) => recipes.call(recipe.create, { id: as, ...toast, unlessOwned: { addresses: [] } }, ann);

      await leaveBehind(new Date());
      await expect(send(uuidv7())).rejects.toMatchObject({ code: 'request.duplicate' });
      expect(await send(id)).toMatchObject({ id });
      await expect(send(uuidv7())).rejects.toMatchObject({ code: 'recipes.owned' });
      await recipes.call(recipe.delete, { id }, ann);

      await leaveBehind(old);
      await settle();
      expect(await send(uuidv7())).toMatchObject({ title: 'French toast' });
      expect(await library(ann)).toMatchObject({ count: 2, pending: [] });
    });

    it('leaves alone what may still be under way', async () => {
      const ann = cook();
      await fill(ann, 1);
      await libraries.updateOne(
        { _id: ann.accountId },
        { $inc: { count: 1 }, $push: { pending: { id: uuidv7(), recipeId: uuidv7(), kind: 'create', at: new Date() } } },
      );
      await settle();
      expect(await library(ann)).toMatchObject({ count: 2, pending: [expect.anything()] });
    });

    const lastReservationOf = async (id: string): Promise<string> => {
      const model = recipes.running.app.get<Model<{ reservations: string[] }>>(getModelToken('Recipe'));
      return (await model.findById(id).lean<{ reservations: string[] }>())?.reservations.at(-1) ?? '';
    };
  });

  it('forgets a recipe that was deleted more than 30 days ago', async () => {
    const ann = cook();
    const [gone = '', remaining = ''] = await fill(ann, 2);
    await recipes.call(recipe.delete, { id: gone }, ann);
    await recipes.call(recipe.delete, { id: remaining }, ann);
    await recipes.settle();
    const day = 86_400_000;
    const model = recipes.running.app.get<Model<{ deletedAt: Date }>>(getModelToken('Recipe'));
    await model.updateOne({ _id: gone }, { $set: { deletedAt: new Date(Date.now() - 31 * day) } });
    await recipes.get(MaintenanceService).settleLeftovers();
    await expect(recipes.call(recipe.restore, { id: gone }, ann)).rejects.toMatchObject({ code: 'recipes.not-found' });
    expect(await recipes.call(recipe.restore, { id: remaining }, ann)).toMatchObject({ id: remaining });
  });
});
