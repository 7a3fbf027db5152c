import { recipe, RECIPE_LIMITS, recipeVersion } from '@simmer/contracts';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { RecipesModule } from '../recipes.module';

describe('the versions of a recipe', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  type Owner = ReturnType<typeof cook>;
  const list = async (id: string, owner: Owner) => (await recipes.call(recipeVersion.list, { id }, owner)).items;

  it('are what it said before each save, newest first, and come back by being saved again', async () => {
    const ann = cook();
    const { id } = await recipes.call(recipe.create, { title: 'Soup', ingredients: ['2 leeks'], notes: 'Good' }, ann);
    await expect(list(id, ann)).resolves.toEqual([]);
    const second = await recipes.call(recipe.update, { id, revision: 1, title: 'Leek soup', ingredients: ['3 leeks'], notes: 'Good' }, ann);
    await recipes.call(recipe.setNotes, { id, revision: second.revision, notes: 'Better' }, ann);
    await expect(list(id, ann)).resolves.toMatchObject([
      { revision: 2, title: 'Leek soup', changed: ['notes'] },
      { revision: 1, title: 'Soup', changed: ['title', 'ingredients'] },
    ]);
    const first = await recipes.call(recipeVersion.read, { id, revision: 1 }, ann);
    expect(first).toMatchObject({ title: 'Soup', ingredients: [{ text: '2 leeks' }], notes: 'Good' });
    const { revision: _, saved_at: __, ingredients, ...content } = first;
    const back = await recipes.call(recipe.update, { ...content, ingredients: ingredients.map(({ text }) => text), id, revision: 3 }, ann);
    expect(back).toMatchObject({ title: 'Soup', revision: 4 });
    expect((await list(id, ann)).map(({ revision }) => revision)).toEqual([3, 2, 1]);
  });

  it('are not made by a favorite or a rating, nor by a save that was refused', async () => {
    const ann = cook();
    const { id } = await recipes.call(recipe.create, { title: 'Soup' }, ann);
    await recipes.call(recipe.setFavorite, { id, favorite: true }, ann);
    await recipes.call(recipe.setRating, { id, rating: 4 }, ann);
    await expect(recipes.call(recipe.update, { id, revision: 1, title: 'Stew' }, ann)).rejects.toMatchObject({
      code: 'recipes.changed-elsewhere',
    });
    await expect(list(id, ann)).resolves.toEqual([]);
  });

  it('are as many as the limit, and their cook’s alone', async () => {
    const [ann, ben] = [cook(), cook()];
    const { id } = await recipes.call(recipe.create, { title: 'Soup 0' }, ann);
    for (let revision = 1; revision <= RECIPE_LIMITS.versions + 2; revision++)
      await recipes.call(recipe.update, { id, revision, title: `Soup ${revision}` }, ann);
    const versions = await list(id, ann);
    expect([versions.length, versions[0]?.title, versions.at(-1)?.title]).toEqual([50, 'Soup 51', 'Soup 2']);
    await expect(list(id, ben)).rejects.toMatchObject({ code: 'recipes.not-found' });
    await expect(recipes.call(recipeVersion.read, { id, revision: 1 }, ann)).rejects.toMatchObject({ code: 'recipes.version-not-found' });
  });
});
