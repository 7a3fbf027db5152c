import { collection, recipe } from '@simmer/contracts';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { RecipesModule } from '../recipes.module';

describe('collections', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const listed = async (owner: ReturnType<typeof cook>) => (await recipes.call(collection.list, {}, owner)).items;

  it('are made, renamed, deleted and brought back with their recipes', async () => {
    const ann = cook();
    const [again, bread] = [uuidv7(), uuidv7()];
    await recipes.call(collection.put, { id: bread, name: 'Bread on Saturday' }, ann);
    await recipes.call(collection.put, { id: again, name: 'again' }, ann);
    const soup = await recipes.call(recipe.create, { title: 'Soup' }, ann);
    expect(soup.collections).toEqual([]);
    const put = await recipes.call(recipe.setCollections, { id: soup.id, collections: [again] }, ann);
    expect([put.collections, put.revision]).toEqual([[again], soup.revision + 1]);
    await recipes.call(collection.put, { id: again, name: 'Cook again' }, ann);
    expect(await listed(ann)).toEqual([
      { id: bread, name: 'Bread on Saturday', count: 0 },
      { id: again, name: 'Cook again', count: 1 },
    ]);
    await recipes.call(collection.delete, { id: again }, ann);
    expect((await listed(ann)).map(({ id }) => id)).toEqual([bread]);
    await recipes.call(collection.put, { id: again, name: 'Cook again' }, ann);
    expect((await listed(ann)).find(({ id }) => id === again)?.count).toBe(1);
    expect((await recipes.call(recipe.list, { collection: again }, ann)).total).toBe(1);
    expect((await recipes.call(recipe.list, { collection: bread }, ann)).total).toBe(0);
  });

  it('belong to one cook', async () => {
    const [ann, bea] = [cook(), cook()];
    const id = uuidv7();
    await recipes.call(collection.put, { id, name: 'Mine' }, ann);
    await recipes.call(collection.delete, { id }, bea);
    expect(await listed(bea)).toEqual([]);
    expect(await listed(ann)).toHaveLength(1);
  });

  it('are lists by a tag, too, in any spelling of it', async () => {
    const ann = cook();
    await recipes.call(recipe.create, { title: 'Stew', tags: ['Better tomorrow'] }, ann);
    await recipes.call(recipe.create, { title: 'Salad', tags: ['lunch'] }, ann);
    const { items } = await recipes.call(recipe.list, { tag: 'better TOMORROW' }, ann);
    expect(items.map(({ title }) => title)).toEqual(['Stew']);
  });

  it('end at as many as there is room for', async () => {
    const ann = cook();
    for (let at = 0; at < 200; at++) await recipes.call(collection.put, { id: uuidv7(), name: `Collection ${at}` }, ann);
    await expect(recipes.call(collection.put, { id: uuidv7(), name: 'One more' }, ann)).rejects.toMatchObject({
      code: 'collections.limit-reached',
    });
  });
});
