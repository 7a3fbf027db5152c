import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { FREE_RECIPE_LIMIT, type OutputOf, recipe, recipeLimitOf, starterRecipe, subscription } from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { LIBRARY_MODEL, type LibraryDocument } from '../library/library.schema';
import { RecipesModule } from '../recipes.module';

type Cook = ReturnType<typeof cook>;
const SOUP = 'pea-and-mint-soup';
const RICE = 'vegetable-egg-fried-rice';

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

describe('recipes of the starter set', () => {
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

  const add = (owner: Cook, items: { id: string; starter: string }[], language: 'en' | 'de' = 'en') =>
    recipes.call(starterRecipe.add, { language, items }, owner);
  const countOf = async (owner: Cook) => (await libraries.findById(owner.accountId))?.count;
  /** The free plan is full. */
  const fill = (owner: Cook) => libraries.updateOne({ _id: owner.accountId }, { $set: { count: FREE_RECIPE_LIMIT } });
  const edit = async (owner: Cook, id: string, title: string) => {
    const { revision, language, ingredients, instructions, servings } = await recipes.call(recipe.read, { id }, owner);
    const lines = ingredients.map(({ text, group }) => ({ text, group }));
    return recipes.call(recipe.update, { id, revision, title, language, ingredients: lines, instructions, servings }, owner);
  };

  it('are in the library in the language that was asked for, and hold no place', async () => {
    const owner = cook();
    const items = [SOUP, RICE].map((starter) => ({ id: uuidv7(), starter }));
    expect(await add(owner, items, 'de')).toEqual({ items: items.map(({ id, starter }) => ({ starter, id })) });
    const { items: listed } = await recipes.call(recipe.list, {}, owner);
    expect(listed.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort());
    expect((await recipes.call(recipe.read, { id: items[0]!.id }, owner)).language).toBe('de');
    expect(await countOf(owner)).toBe(0);
    expect(await recipes.call(recipe.facets, {}, owner)).toMatchObject({ total: 2, places: 0 });
  });

  it('come once: sent again, and with another id', async () => {
    const owner = cook();
    const id = uuidv7();
    const first = await add(owner, [{ id, starter: SOUP }]);
    expect(await add(owner, [{ id, starter: SOUP }])).toEqual(first);
    expect(await add(owner, [{ id: uuidv7(), starter: SOUP }])).toEqual(first);
    expect((await recipes.call(recipe.list, {}, owner)).items).toHaveLength(1);
  });

  it('come into a full library', async () => {
    const owner = cook();
    await add(owner, [{ id: uuidv7(), starter: SOUP }]);
    await fill(owner);
    await add(owner, [{ id: uuidv7(), starter: RICE }]);
    expect((await recipes.call(recipe.list, {}, owner)).items).toHaveLength(2);
    expect(await countOf(owner)).toBe(FREE_RECIPE_LIMIT);
  });

  it('are unknown by another name, and then none is added', async () => {
    const owner = cook();
    const items = [SOUP, 'nettle-soup'].map((starter) => ({ id: uuidv7(), starter }));
    await expect(add(owner, items)).rejects.toMatchObject({ code: 'request.not-found' });
    expect((await recipes.call(recipe.list, {}, owner)).items).toEqual([]);
  });

  it('take a place when they are edited, once', async () => {
    const owner = cook();
    const id = uuidv7();
    await add(owner, [{ id, starter: SOUP }]);
    await edit(owner, id, 'My pea soup');
    expect(await countOf(owner)).toBe(1);
    await edit(owner, id, 'My better pea soup');
    expect(await countOf(owner)).toBe(1);
    // the one of the set can be had again
    const other = uuidv7();
    expect(await add(owner, [{ id: other, starter: SOUP }])).toEqual({ items: [{ starter: SOUP, id: other }] });
  });

  it('take none by notes, stars and days on which they were cooked', async () => {
    const owner = cook();
    const id = uuidv7();
    await add(owner, [{ id, starter: SOUP }]);
    const { revision } = await recipes.call(recipe.read, { id }, owner);
    await recipes.call(recipe.setNotes, { id, revision, notes: 'More mint.' }, owner);
    await recipes.call(recipe.setRating, { id, rating: 5 }, owner);
    await recipes.call(recipe.putCooked, { id, entryId: uuidv7(), date: '2026-11-28', servings: null, note: '', image_id: null }, owner);
    expect(await countOf(owner)).toBe(0);
  });

  it('are not edited in a full library, and stay as they are', async () => {
    const owner = cook();
    const id = uuidv7();
    await add(owner, [{ id, starter: SOUP }]);
    const { title } = await recipes.call(recipe.read, { id }, owner);
    await fill(owner);
    await expect(edit(owner, id, 'My pea soup')).rejects.toMatchObject({ code: 'recipes.limit-reached' });
    expect((await recipes.call(recipe.read, { id }, owner)).title).toBe(title);
    expect(await countOf(owner)).toBe(FREE_RECIPE_LIMIT);
    expect((await libraries.findById(owner.accountId))?.pending).toEqual([]);
  });

  it('give back no place when they are deleted, and need none to be restored', async () => {
    const owner = cook();
    const id = uuidv7();
    await add(owner, [{ id, starter: SOUP }]);
    await fill(owner);
    await recipes.call(recipe.delete, { id }, owner);
    expect(await countOf(owner)).toBe(FREE_RECIPE_LIMIT);
    await recipes.call(recipe.restore, { id }, owner);
    expect((await recipes.call(recipe.list, {}, owner)).items.map((one) => one.id)).toEqual([id]);
    expect(await countOf(owner)).toBe(FREE_RECIPE_LIMIT);
  });
});
