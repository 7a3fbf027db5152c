import { allFoods } from '@simmer/foods/all';
import { RecipeIndex, type SearchableRecipe } from './recipe-index';

const recipe = (id: string, title: string, more: Partial<SearchableRecipe> = {}): SearchableRecipe => ({
  id,
  title,
  ingredients: [],
  instructions: [],
  tags: [],
  total_time: 30,
  ...more,
});
const library = [
  recipe('chickpeas', 'Braised chickpeas with lemon', { ingredients: ['2 cans chickpeas', '1 lemon', '1 clove garlic'], total_time: 35 }),
  recipe('linguine', 'Weeknight leeks', { ingredients: ['200 g linguine', '2 leeks', '1 knob butter'], total_time: 25, tags: ['pasta'] }),
  recipe('carbonara', 'Spaghetti carbonara', { ingredients: ['200 g spaghetti', '100 ml cream', '2 eggs'], total_time: 20 }),
  recipe('suppe', 'Möhrensuppe', { ingredients: ['500 g Möhren', '1 Zwiebel', '200 ml Sahne'], total_time: 45 }),
  recipe('crumble', 'Berry crumble', {
    ingredients: ['300 g blueberries'],
    instructions: ['Rub the butter into the flour.'],
    total_time: 0,
  }),
];
const index = new RecipeIndex(allFoods(), library);
const idsOf = (question: string) => index.search(question).hits.map(({ id }) => id);

describe('searching a library', () => {
  it.each([
    ['chickpea lemon', 'chickpeas'],
    ['LEMON CHICKPEAS', 'chickpeas'],
    ['chikpea lemn', 'chickpeas'],
    ['chick', 'chickpeas'],
    ['mohrensuppe', 'suppe'],
    ['zwiebeln', 'suppe'],
    ['berries', 'crumble'],
    ['blueberry crumbles', 'crumble'],
    ['rub the butter', 'crumble'],
  ])('%s finds %s first', (question, id) => {
    expect(idsOf(question)[0]).toBe(id);
  });

  it('finds what belongs to a kind', () => {
    expect(idsOf('pasta')).toEqual(expect.arrayContaining(['linguine', 'carbonara']));
  });

  it('keeps conditions', () => {
    expect(idsOf('pasta no cream under 30 min')).toEqual(['linguine']);
    expect(idsOf('Suppe ohne Sahne')).toEqual([]);
    // a recipe without a time is not promised to be quick
    expect(idsOf('under 60 minutes')).toEqual(['chickpeas', 'linguine', 'carbonara', 'suppe']);
  });

  it('tells what a question was read as, with its place', () => {
    expect(index.search('pasta no cream under 1 hour').conditions).toEqual([
      expect.objectContaining({ kind: 'without', food: 'cream', from: 6, to: 14 }),
      { kind: 'under', minutes: 60, from: 15, to: 27 },
    ]);
  });

  it('puts what lacks one word behind what has all', () => {
    const { hits } = index.search('lemon garlic leeks');
    expect(hits.map(({ id, fit }) => [id, fit])).toEqual([['chickpeas', 'nearly']]);
  });

  it('takes no slip of a word for the word, where only some of the words are there, or the word is one that it knows', () => {
    const cakes = new RecipeIndex(allFoods(), [
      recipe('cake', 'Lemon cake', { instructions: ['Beat the eggs, plus the sugar.'] }),
      recipe('soup', 'Kale soup', { ingredients: ['200 g kale', '1 can beans'] }),
      recipe('tart', 'Plum tart', { ingredients: ['6 plums'] }),
    ]);
    expect(cakes.search('beans kale').hits.map(({ id, fit }) => [id, fit])).toEqual([['soup', 'full']]);
    expect(cakes.search('plum').hits.map(({ id }) => id)).toEqual(['tart']);
  });

  it('tells why', () => {
    expect(index.search('chikpea').hits[0]?.reasons).toEqual([{ asked: 'chikpea', found: 'chickpea', field: 'title', how: 'spelling' }]);
    expect(index.search('pasta').hits.find(({ id }) => id === 'carbonara')?.reasons[0]).toMatchObject({ found: 'spaghetti', how: 'kind' });
  });

  it('completes what is being typed, the commonest first', () => {
    expect(index.complete('chick')).toEqual(['chickpea']);
    expect(index.complete('lemn')).toContain('lemon');
  });

  it('knows a changed recipe by its new words alone', () => {
    const changing = new RecipeIndex(allFoods(), library);
    changing.put(recipe('crumble', 'Plum cake'));
    expect(changing.search('crumble').hits).toEqual([]);
    expect(changing.search('plum').hits.map(({ id }) => id)).toEqual(['crumble']);
    changing.remove('crumble');
    expect(changing.search('plum').hits).toEqual([]);
    expect(changing.size).toBe(4);
  });

  it.each([
    ['no bake', ['No-bake cheesecake', 'Pad Thai'], ['No-bake cheesecake']],
    ['no knead bread', ['No-knead bread', 'Pad Thai'], ['No-knead bread']],
    ['ohne Kneten', ['Brot ohne Kneten', 'Pfannkuchen'], ['Brot ohne Kneten']],
    ['sans cuisson', ['Gâteau sans cuisson', 'Tarte'], ['Gâteau sans cuisson']],
    ['sin horno', ['Tarta sin horno', 'Flan'], ['Tarta sin horno']],
    ['kaese', ['Käsespätzle', 'Rührei'], ['Käsespätzle']],
    ['ruehrei', ['Käsespätzle', 'Rührei'], ['Rührei']],
    ['käse', ['Kaesekuchen', 'Rührei'], ['Kaesekuchen']],
    ['suppe', ['Kartoffelsuppe', 'Tomatensuppe', 'Rührei'], ['Kartoffelsuppe', 'Tomatensuppe']],
    ['kuchen', ['Apfelkuchen', 'Rührei'], ['Apfelkuchen']],
    ['donut', ['Doughnuts', 'Rye bread'], ['Doughnuts']],
    ['bbq', ['Barbecue ribs', 'Rye bread'], ['Barbecue ribs']],
    ['ラーメン', ['味噌ラーメン', '餃子'], ['味噌ラーメン']],
    ['餃子', ['焼き餃子', '味噌ラーメン'], ['焼き餃子']],
    ['pizza -margherita', ['Pizza margherita', 'Pizza bianca'], ['Pizza bianca']],
  ])('%s finds of %j only %j', (question, titles, found) => {
    const { hits } = new RecipeIndex(
      allFoods(),
      titles.map((title) => recipe(title, title)),
    ).search(question);
    const full = hits.filter(({ fit }) => fit === 'full').map(({ id }) => id);
    expect(full.toSorted()).toEqual(found.toSorted());
  });

  it('finds nothing for nothing', () => {
    expect(index.search('   ').hits).toEqual([]);
  });

  it.each([
    ['favorites', ['tart']],
    ['my favorites soup', []],
    ['Favoriten', ['tart']],
    ['Lieblingsrezepte', ['tart']],
    ['rated 5', ['tart']],
    ['rated 4', ['tart', 'soup']],
    ['5 stars', ['tart']],
    ['mit 4 Sternen', ['tart', 'soup']],
    ['mit 5 bewertet', ['tart']],
    ['not cooked yet', ['soup', 'stew']],
    ['soup not cooked', ['soup']],
    ['noch nicht gekocht', ['soup', 'stew']],
    ['favorite stew', ['stew']],
  ])('asked for %s, goes by the marks of the cook', (question, found) => {
    const marked = new RecipeIndex(allFoods(), [
      recipe('tart', 'Leek tart', { own: { favorite: true, rating: 5, times_cooked: 2 } }),
      recipe('soup', 'Leek soup', { own: { favorite: false, rating: 4, times_cooked: 0 } }),
      recipe('stew', 'Our favorite stew', { own: { favorite: false, rating: null, times_cooked: 0 } }),
      recipe('theirs', 'Leek pie'),
    ]);
    expect(marked.ids(question)).toEqual(found);
  });
});
