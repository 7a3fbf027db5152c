import { type InputOf, type OutputOf, recipe } from '@simmer/contracts';
import { cook, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { RecipesModule } from '../recipes.module';

describe('searching own recipes', () => {
  let recipes: ServiceUnderTest;
  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
  });
  afterAll(() => recipes.close());

  const ann = cook();
  const create = async (input: InputOf<typeof recipe.create>) => (await recipes.call(recipe.create, input, ann)).id;
  const search = (q: string, more: object = {}): Promise<OutputOf<typeof recipe.search>> =>
    recipes.call(recipe.search, { q, ...more }, ann);
  const titles = (found: OutputOf<typeof recipe.search>['hits']) => found.map((hit) => hit.recipe.title);

  beforeAll(async () => {
    await create({ title: 'Weeknight leeks', ingredients: ['200 g linguine', '2 leeks'], cook_time: 25 });
    await create({ title: 'Spaghetti carbonara', ingredients: ['200 g spaghetti', '100 ml cream'], cook_time: 20 });
    await create({ title: 'Slow tomato rigatoni', ingredients: ['400 g rigatoni'], cook_time: 50 });
    await create({ title: 'Braised chickpeas with lemon', ingredients: ['2 cans chickpeas'], cook_time: 35 });
  });

  it('keeps the conditions, says why, and what is only slower', async () => {
    const { hits, slower, total } = await search('pasta no cream under 30 min');
    expect([titles(hits), total]).toEqual([['Weeknight leeks'], 1]);
    expect(hits[0]?.why).toEqual([{ field: 'ingredients', line: 0, text: '200 g linguine', marks: [[6, 14]], kindOf: 'pasta' }]);
    expect(slower.map((hit) => [hit.recipe.title, hit.minutesOver])).toEqual([['Slow tomato rigatoni', 20]]);
  });

  it('says of each condition whether it is kept for certain, and filters by diets that are', async () => {
    await create({ title: 'Bean pot', ingredients: ['2 onions', '1 tin kidney beans', '1 zorbl'] });
    const { hits, conditions } = await search('onions no cheese');
    expect(conditions).toEqual([{ kind: 'without', food: 'cheese', from: 7, to: 16 }]);
    expect(hits.map((hit) => [hit.recipe.title, hit.keeps])).toEqual([['Bean pot', ['unknown']]]);
    expect(titles((await search('pasta vegan')).hits)).not.toContain('Spaghetti carbonara');
    const listed = await recipes.call(recipe.list, { diets: ['vegan'] }, ann);
    expect(listed.items.map(({ title }) => title)).toEqual(expect.arrayContaining(['Braised chickpeas with lemon']));
    expect(listed.items.map(({ title }) => title)).not.toEqual(expect.arrayContaining(['Bean pot']));
    expect(listed.items.map(({ title }) => title)).not.toEqual(expect.arrayContaining(['Spaghetti carbonara']));
  });

  it('finds what was mistyped, and knows a change at once', async () => {
    expect(titles((await search('chikpea lemn')).hits)).toEqual(['Braised chickpeas with lemon']);
    const id = await create({ title: 'Plum cake' });
    expect(titles((await search('plum')).hits)).toEqual(['Plum cake']);
    await recipes.call(recipe.delete, { id }, ann);
    expect((await search('plum')).hits).toEqual([]);
  });

  it('finds nothing of another cook, and nothing for nothing', async () => {
    const { hits } = await recipes.call(recipe.search, { q: 'leeks' }, cook());
    expect(hits).toEqual([]);
    expect(await search('  ')).toEqual({ hits: [], total: 0, slower: [], parts: [], conditions: [] });
  });
});
