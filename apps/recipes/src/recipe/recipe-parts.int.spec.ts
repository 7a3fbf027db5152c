import { type InputOf, recipe, RECIPE_LIMITS } from '@simmer/contracts';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { RecipesModule } from '../recipes.module';

describe('a part of a recipe', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const ann = cook();
  const create = (draft: Partial<InputOf<typeof recipe.create>> = {}) => recipes.call(recipe.create, { title: 'Leek soup', ...draft }, ann);
  const read = (id: string) => recipes.call(recipe.read, { id }, ann);

  it('is changed by itself: the rest stays, and an edit that began before it does not win', async () => {
    const before = await create({ ingredients: ['2 leeks'], notes: 'Thin.' });
    const { id } = before;
    await recipes.call(recipe.setRating, { id, rating: 4 }, ann);
    await recipes.call(recipe.setTags, { id, tags: ['Dinner', 'quick', 'dinner'] }, ann);
    const after = await read(id);
    expect(after).toMatchObject({ title: 'Leek soup', notes: 'Thin.', rating: 4, tags: ['Dinner', 'quick'], revision: 3 });
    expect(after.ingredients).toEqual(before.ingredients);
    await expect(recipes.call(recipe.update, { id, revision: before.revision, title: 'Old' }, ann)).rejects.toMatchObject({
      code: 'recipes.changed-elsewhere',
    });
  });

  it('notes keep what was written elsewhere meanwhile, and may be sent twice', async () => {
    const { id, revision } = await create();
    const write = (notes: string) => recipes.call(recipe.setNotes, { id, revision, notes }, ann);
    expect(await write('More dill.')).toMatchObject({ notes: 'More dill.', revision: 2 });
    expect(await write('More dill.')).toMatchObject({ revision: 2 });
    await expect(write('Less dill.')).rejects.toMatchObject({ code: 'recipes.changed-elsewhere' });
  });

  it('tags are found by search and filter at once', async () => {
    const { id } = await create({ title: 'Rice pudding' });
    await recipes.call(recipe.setTags, { id, tags: ['dessert', 'Grandma'] }, ann);
    const found = await recipes.call(recipe.list, { search: 'grandma', categories: ['dessert'] }, ann);
    expect(found.items.map((item) => item.id)).toEqual([id]);
  });

  it('that an import read is known to be the cook’s own after a change, the others are not looked at', async () => {
    const origin = (field: string) => ({ field, reader: 'json-ld', place: '$', confidence: 0.5 });
    const { id } = await create({ tags: ['soup'], origins: [origin('title'), origin('tags')] });
    await recipes.call(recipe.setTags, { id, tags: ['dinner'] }, ann);
    expect((await read(id)).origins).toEqual([{ ...origin('title'), checked: false }]);
  });

  it('is not there for another cook', async () => {
    const { id } = await create();
    await expect(recipes.call(recipe.setRating, { id, rating: 1 }, cook())).rejects.toMatchObject({ code: 'recipes.not-found' });
  });
});

describe('the longest recipe', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const letters = (count: number) => '漢'.repeat(count);
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at} g ${letters(400)}`);

  it('can be kept and read in any script', async () => {
    const ann = cook();
    const { id } = await recipes.call(recipe.create, { title: 'Long', ingredients: lines(150) }, ann);
    expect((await recipes.call(recipe.read, { id }, ann)).ingredients).toHaveLength(150);
  });

  it('is refused at once beyond what an answer can hold, and takes no place', async () => {
    const ann = cook();
    const tooLong = { code: 'recipes.too-long', params: { bytes: RECIPE_LIMITS.bytes } };
    await expect(recipes.call(recipe.create, { title: 'Long', ingredients: lines(300) }, ann)).rejects.toMatchObject(tooLong);
    const instructions = Array.from({ length: 13 }, () => letters(5_000));
    const { id, revision } = await recipes.call(recipe.create, { title: 'Long', instructions }, ann);
    await expect(recipes.call(recipe.setNotes, { id, revision, notes: letters(10_000) }, ann)).rejects.toMatchObject(tooLong);
    expect(await recipes.call(recipe.list, {}, ann)).toMatchObject({ total: 1 });
  });
});
