import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { type OutputOf, recipe, recipeLimitOf, subscription, DAY_MS, HOUR_MS } from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { cook, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, FakeService } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { RECIPE_MODEL, type RecipeDocument } from '../recipe-model/recipe.schema';

/** Another process that answers for billing: every cook has the free plan. */
@FakeService('billing')
class BillingPeer {
  @Handles(subscription.lookUp)
  async lookUp(): Promise<OutputOf<typeof subscription.lookUp>> {
    return { isActive: false, plan: 'free', recipeLimit: recipeLimitOf('free'), renewsAt: null, revision: 1 };
  }
}

@Module({ controllers: [BillingPeer] })
class BillingPeerModule {
  static readonly keepsDocuments = false;
}

describe('deleted recipes', () => {
  let recipes: ServiceUnderTest;
  let billing: RunningService;
  beforeAll(async () => {
    const environment = isolatedEnvironment();
    billing = await bootService('billing', BillingPeerModule, environment);
    recipes = await serviceUnderTest('recipes', RecipesModule, environment);
  });
  afterAll(async () => {
    await recipes.close();
    await billing.stop();
  });

  type Owner = ReturnType<typeof cook>;
  const model = (): Model<RecipeDocument> => recipes.running.app.get(getModelToken(RECIPE_MODEL));
  const list = (owner: Owner, page: { limit?: number; after?: string } = {}) => recipes.call(recipe.listDeleted, page, owner);
  const create = async (owner: Owner, title: string) => (await recipes.call(recipe.create, { title, notes: `On ${title}` }, owner)).id;

  /** A recipe that was deleted so long ago. */
  async function deleted(owner: Owner, title: string, daysAgo: number): Promise<string> {
    const id = await create(owner, title);
    await recipes.call(recipe.delete, { id }, owner);
    // an hour aside, so that the time the test takes does not move it into another day
    await model().updateOne({ _id: id }, { $set: { deletedAt: new Date(Date.now() - daysAgo * DAY_MS + HOUR_MS) } });
    return id;
  }

  it('are listed until they are purged, what goes first at the top, with how many go on which day', async () => {
    const ann = cook();
    const [pie, soup, stew] = [await deleted(ann, 'Pie', 2), await deleted(ann, 'Soup', 29), await deleted(ann, 'Stew', 29)];
    await deleted(ann, 'Gone', 31);
    await create(ann, 'Here');
    const { items, perDay, total, next } = await list(ann);
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([soup, stew]));
    expect(items.at(-1)).toMatchObject({ id: pie, title: 'Pie', has_notes: true });
    expect(perDay.flatMap((count, at) => (count > 0 ? [[at + 1, count]] : []))).toEqual([
      [2, 2],
      [29, 1],
    ]);
    expect([total, perDay.length, next]).toEqual([3, 30, null]);
    expect(await list(cook())).toMatchObject({ items: [], total: 0 });
  });

  it('of an import that is taken back are gone, but for those in which the cook has something of their own', async () => {
    const ann = cook();
    const [untouched, rated, favorite, cooked] = [
      await create(ann, 'Soup'),
      await create(ann, 'Pie'),
      await create(ann, 'Stew'),
      await create(ann, 'Roast'),
    ];
    await recipes.call(recipe.setRating, { id: rated, rating: 4 }, ann);
    await recipes.call(recipe.setFavorite, { id: favorite, favorite: true }, ann);
    await recipes.call(recipe.putCooked, { id: cooked, entryId: uuidv7(), date: '2026-11-20' }, ann);
    for (const id of [untouched, rated, favorite, cooked]) await recipes.call(recipe.delete, { id, forGoodIfUntouched: true }, ann);
    expect((await list(ann)).items.map(({ id }) => id).sort()).toEqual([rated, favorite, cooked].sort());
    expect((await recipes.call(recipe.list, {}, ann)).items).toEqual([]);
    await expect(recipes.call(recipe.restore, { id: untouched }, ann)).rejects.toMatchObject({ code: 'recipes.not-found' });
    expect(await recipes.call(recipe.restore, { id: rated }, ann)).toMatchObject({ rating: 4 });
  });

  it('are paged without a gap, and a cursor that is not theirs is refused', async () => {
    const ann = cook();
    for (let days = 1; days <= 5; days++) await deleted(ann, `Dish ${days}`, days);
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await list(ann, { limit: 2, ...(after && { after }) });
      seen.push(...page.items.map(({ title }) => title));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toEqual(['Dish 5', 'Dish 4', 'Dish 3', 'Dish 2', 'Dish 1']);
    await expect(list(ann, { after: 'x' })).rejects.toMatchObject({ code: 'request.unknown-cursor' });
  });

  it('come back several at a time, and go again', async () => {
    const ann = cook();
    const [pie, soup] = [await deleted(ann, 'Pie', 1), await deleted(ann, 'Soup', 1)];
    const ids = [pie, soup, uuidv7()];
    expect(await recipes.call(recipe.restoreMany, { ids }, ann)).toEqual({ ids: [pie, soup], isLibraryFull: false });
    expect(await recipes.call(recipe.list, {}, ann)).toMatchObject({ total: 2 });
    expect(await recipes.call(recipe.deleteMany, { ids }, ann)).toEqual({ ids: [pie, soup] });
    expect(await list(ann)).toMatchObject({ total: 2 });
    expect(await recipes.call(recipe.restoreMany, { ids }, cook())).toMatchObject({ ids: [] });
  });

  it('come back as far as the library has room', async () => {
    const ann = cook();
    const [pie, soup] = [await deleted(ann, 'Pie', 1), await deleted(ann, 'Soup', 1)];
    for (let count = 0; count < 49; count++) await create(ann, `Dish ${count}`);
    expect(await recipes.call(recipe.restoreMany, { ids: [pie, soup] }, ann)).toEqual({ ids: [pie], isLibraryFull: true });
  });
});
