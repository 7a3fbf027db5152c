import { getModelToken } from '@nestjs/mongoose';
import { photoReferencesOf, recipe } from '@simmer/contracts';
import { cook, service, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';
import { RECIPE_MODEL, type RecipeDocument } from '../recipe-model/recipe.schema';

describe('the times that a recipe was cooked', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const ann = cook();
  const create = () => recipes.call(recipe.create, { title: 'Leek soup' }, ann);
  const put = (id: string, date: string, rest: { entryId?: string; note?: string; image_id?: string } = {}) =>
    recipes.call(recipe.putCooked, { id, entryId: uuidv7(), date, ...rest }, ann);

  it('are kept with the latest first, and counted', async () => {
    const { id, cooked_on } = await create();
    expect(cooked_on).toEqual([]);
    await put(id, '2026-11-20', { note: 'More lemon' });
    const after = await put(id, '2026-11-23');
    expect(after).toMatchObject({
      times_cooked: 2,
      cooked_on: [
        { date: '2026-11-23', servings: null, note: '', image_id: null },
        { date: '2026-11-20', note: 'More lemon' },
      ],
    });
    const { items } = await recipes.call(recipe.list, { sort: 'most-cooked' }, ann);
    expect(items[0]).toMatchObject({ id, times_cooked: 2 });
  });

  it('stay the same when one is sent again, and change when it says something else', async () => {
    const { id } = await create();
    const entryId = uuidv7();
    const first = await put(id, '2026-11-20', { entryId });
    expect(await put(id, '2026-11-20', { entryId })).toEqual(first);
    expect(await put(id, '2026-11-21', { entryId })).toMatchObject({ times_cooked: 1, cooked_on: [{ date: '2026-11-21' }] });
    const taken = await recipes.call(recipe.removeCooked, { id, entryId }, ann);
    expect(taken).toMatchObject({ times_cooked: 0, cooked_on: [] });
    expect(await recipes.call(recipe.removeCooked, { id, entryId }, ann)).toEqual(taken);
  });

  it('hold up no edit that began before', async () => {
    const { id, revision } = await create();
    await put(id, '2026-11-20');
    await expect(recipes.call(recipe.update, { id, revision, title: 'Leek stew' }, ann)).resolves.toMatchObject({ times_cooked: 1 });
  });

  it('keep their photos', async () => {
    const { id } = await create();
    const image_id = uuidv7();
    await put(id, '2026-11-20', { image_id });
    const pictures = [image_id, uuidv7()].map((one) => ({ id: one, ownerId: ann.accountId, addresses: [] }));
    await expect(recipes.call(photoReferencesOf('recipes').find, { photos: pictures }, service)).resolves.toEqual({ ids: [image_id] });
  });

  it('are none for a recipe of an earlier release, and nobody else’s business', async () => {
    const { id } = await create();
    const model = recipes.running.app.get<Model<RecipeDocument>>(getModelToken(RECIPE_MODEL));
    await model.collection.updateOne({ _id: id } as object, { $unset: { cooked_on: '' } });
    await expect(recipes.call(recipe.read, { id }, ann)).resolves.toMatchObject({ cooked_on: [] });
    await expect(recipes.call(recipe.putCooked, { id, entryId: uuidv7(), date: '2026-11-20' }, cook())).rejects.toMatchObject({
      code: 'recipes.not-found',
    });
  });
});
