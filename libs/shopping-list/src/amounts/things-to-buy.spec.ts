import { parseIngredient } from '@simmer/culinary';
import type { FoodLanguage } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { ListReplica } from '../log/list-replica';
import { AboutList, setPack } from './about-list';
import type { ListReader } from './amounts-to-buy';
import { ListFoods } from './list-foods';
import { readItem, splitItems } from './read-item';
import { recipeLines } from './recipe-lines';
import { addRecipe, addSource } from './shares';
import { countToGet, joinItems, thingsToBuy } from './things-to-buy';

const english = new ListFoods('en', allFoods());
const german = new ListFoods('de', allFoods());

/** As a recipe keeps its lines. */
const parsed = (text: string, expected: FoodLanguage) => {
  const { quantity, quantityMax, unit, unitText, name, preparation } = parseIngredient(text, { expected });
  return { text, parsed: { quantity, quantity_max: quantityMax, unit: unit ?? unitText, name, preparation: preparation ?? '' } };
};

let recipes = 0;
function cook(
  list: ListReplica,
  lines: readonly string[],
  { language = 'en', factor = 1 }: { language?: FoodLanguage; factor?: number } = {},
) {
  const id = String((recipes += 1));
  const wanted = recipeLines({ ingredients: lines.map((line) => parsed(line, language)), language }, factor, english);
  addRecipe(list, { id: `recipe:${id}`, title: `Dish ${id}`, servings: 2, recipeId: id }, wanted);
}

/** A list of dishes, each with its lines. */
function listOf(...dishes: (readonly string[])[]): ListReplica {
  const list = new ListReplica('phone', Date.now);
  for (const lines of dishes) cook(list, lines);
  return list;
}

function shown(list: ListReplica, reading: Partial<ListReader> = {}) {
  const reader: ListReader = { foods: english, system: null, region: 'us', ...reading };
  return thingsToBuy(joinItems(list.items(), reader.foods), AboutList.of(list, reader.foods), reader).map((thing) => ({
    ...thing,
    amount: thing.amounts
      .map(({ quantity, quantityMax, unit }) => [quantity, quantityMax, unit].filter((part) => part !== null).join(' '))
      .join(' + '),
  }));
}
const rows = (list: ListReplica, reading?: Partial<ListReader>) =>
  shown(list, reading).map(({ name, amount }) => `${name} ${amount}`.trim());

describe('what is one thing to buy', () => {
  it.each<[string, string[], number]>([
    ['names of one food', ['2 scallions', '3 spring onions', '1 green onion'], 1],
    ['with its kind', ['100 g feta', '50 g feta cheese'], 1],
    ['however ripe it is', ['1 banana', '2 very ripe bananas'], 1],
    ['on both sides of the ocean', ['1 eggplant', '2 aubergines'], 1],
    ['onions and red onions', ['1 onion', '1 red onion'], 2],
    ['fresh and canned', ['4 tomatoes', '1 can (14.5 oz) diced tomatoes', '1 tin (400 g) tomatoes', '1 can chopped tomatoes'], 2],
    ['beef and ground beef', ['500 g minced beef', '1 lb ground beef', '300 g beef'], 2],
    ['cream and sour cream', ['200 ml cream', '200 ml sour cream'], 2],
    ['peas and frozen peas', ['100 g peas', '100 g frozen spinach', '200 g spinach'], 3],
    ['beef and lean minced beef', ['500 g lean minced beef', '300 g beef'], 2],
    ['a chicken, which is a whole one', ['1 chicken', '1 whole chicken'], 1],
    ['eggs, and parts of eggs', ['1 egg', '2 egg yolks', '1 egg white'], 1],
    ['lemons, and their juice and zest by the piece', ['1 lemon', 'juice of 1 lemon', 'zest of 1 lemon'], 1],
    ['lemons, and juice by the spoon', ['1 lemon', '2 tbsp lemon juice'], 2],
    ['cheese, grated or in a piece', ['parmesan, to serve', '½ cup grated parmesan'], 1],
    ['a cut that is named in brackets', ['1 lb beef chuck', '2 lb stew beef (chuck)'], 1],
    ['leaves of coriander, by the bunch', ['1 bunch coriander', '2 tbsp chopped cilantro'], 1],
    ['coriander by the spoon, which may be the spice', ['1 tsp coriander', '2 tbsp chopped cilantro'], 2],
    ['tomato purée, which is paste or strained tomatoes', ['2 tbsp tomato puree', '1 jar passata', '1 tbsp tomato paste'], 3],
  ])('%s', (_what, lines, count) => {
    expect(rows(listOf(lines))).toHaveLength(count);
    expect(rows(listOf(...lines.map((line) => [line])))).toHaveLength(count);
  });

  it('is one in all languages, and called as the reader calls it, in the number of its amount', () => {
    const list = listOf(['1 egg', '1 onion']);
    cook(list, ['2 Eier', '1 Zwiebel', '1 Paprika'], { language: 'de' });
    cook(list, ['3 uova', '1 cipolla'], { language: 'it' });
    expect(rows(list)).toEqual(['eggs 6', 'onions 3', 'bell pepper 1']);
    expect(rows(list, { foods: german })).toEqual(['Eier 6', 'Zwiebeln 3', 'Paprika 1']);
  });

  it('is what a word means in the language of its recipe', () => {
    const list = listOf(['1 tsp paprika']);
    cook(list, ['2 Paprika'], { language: 'de' });
    expect(shown(list).map(({ name, aisle }) => [name, aisle])).toEqual([
      ['paprika', 'spices'],
      ['bell peppers', 'produce'],
    ]);
  });

  it('keeps the words that say in which form it is bought', () => {
    const lines = ['500 g minced beef', '2 cans tomatoes', '1 tbsp crushed red pepper', '2 tomatoes, diced', '200 g frozen spinach'];
    expect(shown(listOf(lines)).map(({ name, aisle }) => [name, aisle])).toEqual([
      ['ground beef', 'meat'],
      ['canned tomatoes', 'tins'],
      ['crushed red pepper', 'spices'],
      ['tomatoes', 'produce'],
      ['frozen spinach', 'frozen'],
    ]);
  });

  it('is every food that a line without an amount tells', () => {
    const list = listOf(['shredded cheddar and sour cream for topping', 'salt and pepper', '2 cups mac and cheese']);
    cook(list, ['Salz, Pfeffer, Muskat', 'Salz, weißer Pfeffer'], { language: 'de' });
    expect(shown(list).map(({ name, isAtHome }) => [name, isAtHome])).toEqual([
      ['cheddar', false],
      ['sour cream', false],
      ['salt and pepper', true],
      [expect.stringContaining('mac'), false],
      ['salt', true],
      ['black pepper', true],
      ['nutmeg', false],
      ['white pepper', false],
    ]);
  });

  it('is one by its last word where its amount counts nothing', () => {
    expect(rows(listOf(['crusty bread', '125g ball mozzarella', 'very ripe tomatoes']))).toEqual(['bread', 'mozzarella 125 g', 'tomatoes']);
  });

  it('is called as it was written in the reader’s own language, in the number of its amount', () => {
    const list = listOf(['1 courgette', '1 red pepper', '2 carrots'], ['1 courgette', '2 red peppers', '300 g carrot']);
    expect(rows(list)).toEqual(['courgettes 2', 'red peppers 3', 'carrots 2 + 300 g']);
  });

  it('stays apart by its remark', () => {
    const list = new ListReplica('phone', Date.now);
    for (const text of ['chicken', 'chicken (for the dog)']) addSource(list, `own:${text}`, [readItem(text, parseIngredient, english)]);
    expect(shown(list).map(({ note }) => note)).toEqual(['', 'for the dog']);
  });

  it('is never water or ice for a recipe, unless a cook asks for it', () => {
    const list = listOf(['2 cups cold water', '200 ml boiling water', '8 ice cubes', '1 lemon', '1 can tuna in water']);
    expect(shown(list).map(({ aisle }) => aisle)).toEqual(['produce', 'tins']);
    addSource(list, 'own:1', [readItem('water', parseIngredient, english)]);
    expect(shown(list)).toHaveLength(3);
    cook(list, ['200 ml Wasser', '2 Zitronen'], { language: 'de' });
    expect(shown(list)).toHaveLength(3);
  });

  it('is at home where most kitchens have it, however it is written', () => {
    const lines = [
      'salt and pepper',
      'salt & pepper',
      'sea salt and pepper',
      'sea salt flakes',
      'flour',
      '2 cups all-purpose flour',
      '1 cup plain flour',
    ];
    expect(shown(listOf(lines)).filter(({ isAtHome }) => !isAtHome)).toEqual([]);
    expect(countToGet(listOf(lines).items(), AboutList.of(listOf(lines), english), english)).toBe(0);
    expect(shown(listOf(lines, ['1 lemon'])).filter(({ isAtHome }) => !isAtHome)).toHaveLength(1);
  });

  it('stays in the basket when more of it comes under another name', () => {
    const list = listOf(['2 scallions']);
    list.tick(list.items()[0]!.id);
    cook(list, ['3 spring onions']);
    expect(shown(list).map(({ name, amount, isTicked }) => [name, amount, isTicked])).toEqual([
      ['scallions', '2', true],
      ['spring onions', '3', false],
    ]);
  });

  it('is shown as it was put there while nobody knows foods', () => {
    const list = listOf(['2 scallions', '3 spring onions', '1 tsp salt']);
    const unknown = { foods: new ListFoods('en') };
    expect(shown(list, unknown).map(({ name, aisle, isAtHome }) => [name, aisle, isAtHome])).toEqual([
      ['scallions', 'produce', false],
      ['spring onions', 'produce', false],
      ['salt', 'spices', true],
    ]);
  });
});

describe('amounts to buy', () => {
  it('are rounded up to what is sold whole, and say so', () => {
    const list = new ListReplica('phone', Date.now);
    cook(list, ['1 whole chicken', '2 sheets shortcrust pastry', '7 onions', '25 eggs', '1 can sweetcorn', '1 lb carrots'], {
      factor: 1 / 4,
    });
    expect(rows(list)).toEqual([
      'whole chicken 1',
      'shortcrust pastry 1 sheet',
      'onions 2',
      'eggs 7',
      'canned corn 1 can',
      'carrots 0.25 lb',
    ]);
    expect(shown(list).map(({ isRoundedUp }) => isRoundedUp)).toEqual([true, true, true, true, true, false]);
  });

  it('are heads and bunches where they are wanted so, with the cloves and sprigs in them', () => {
    const list = listOf(['1 head garlic', '½ bunch parsley'], ['9 cloves garlic', '2 sprigs parsley'], ['4 garlic cloves', '1 bunch dill']);
    cook(list, ['2 Knoblauchzehen', '1 EL gehackter Dill'], { language: 'de' });
    expect(rows(list)).toEqual(['garlic 3 head', 'parsley 1 bunch', 'dill 1 bunch']);
  });

  it('are told in cloves where a language says both in one word', () => {
    const list = listOf(['2 cloves garlic']);
    cook(list, ['3 Knoblauchzehen'], { language: 'de' });
    expect(rows(list)).toEqual(['garlic 5 clove']);
    expect(rows(list, { foods: german })).toEqual(['Knoblauch 5 clove']);
  });

  it('are in one unit where two words mean the same, or where the food is weighed anyway', () => {
    const list = listOf(
      ['1 stick celery', '½ stick butter', '½ glass white wine', '1 pinch salt'],
      ['3 celery ribs', '100 g butter', '100 ml white wine', '1 tsp salt'],
      ['2 stalks celery', '1 knob of butter', 'a splash of white wine', 'a pinch of salt'],
    );
    cook(list, ['1 hoja de laurel', '1 sobre de azúcar vainillado'], { language: 'es' });
    cook(list, ['2 Lorbeerblätter', '1 Päckchen Vanillezucker'], { language: 'de' });
    expect(rows(list, { system: 'metric' })).toEqual([
      'celery 6 stick',
      expect.stringMatching(/^butter 17\d(\.5)? g$/),
      expect.stringMatching(/^white wine 17\d ml$/),
      'salt 1 tsp',
      'bay leaves 3',
      expect.stringMatching(/^vanilla sugar 2 \w+$/),
    ]);
  });

  it('are one egg for its yolk and its white, and one lemon for its zest and its juice', () => {
    expect(rows(listOf(['3 egg yolks', '2 egg whites', 'zest of 1 lemon', 'juice of 1 lemon']))).toEqual(['eggs 3', 'lemon 1']);
    expect(rows(listOf(['2 eggs', '1 egg yolk'], ['1 egg white']))).toEqual(['eggs 4']);
  });

  it('are tubs of what is sold in tubs, and cups of the rest', () => {
    const list = new ListReplica('phone', Date.now);
    cook(list, ['1 Becher Schmand', '1 Becher Zucker', '1 Becher saure Sahne'], { language: 'de' });
    expect(rows(list, { foods: german })).toEqual(['Schmand 1 tub', 'Zucker 1 cup', 'saure Sahne 1 tub']);
  });

  it('say nothing of their sources', () => {
    expect(shown(listOf(['2 lemons'])).map(({ amounts }) => amounts)).toEqual([[{ quantity: 2, quantityMax: null, unit: null }]]);
  });

  it('are no more for a third three times', () => {
    const list = new ListReplica('phone', Date.now);
    for (let times = 0; times < 3; times++) cook(list, ['1 lemon'], { factor: 1 / 3 });
    expect(rows(list)).toEqual(['lemon 1']);
  });

  it('are cans, however they are written', () => {
    const list = listOf(
      ['1 can (400 g) chopped tomatoes'],
      ['400g tin chopped tomatoes'],
      ['1 x 400g tin chopped tomatoes'],
      ['14 oz canned tomatoes'],
    );
    expect(rows(list, { region: 'metric' })).toEqual(['chopped tomatoes 4 can']);
  });

  it('are weights for a metric cook, where the food is no liquid', () => {
    const list = listOf([
      '¼ cup Greek yogurt',
      '½ cup rolled oats',
      '6 tbsp almond flour',
      '2 tbsp heavy cream',
      '½ cup milk',
      '1 tsp saffron',
      '1 lb carrots',
    ]);
    expect(rows(list, { system: 'metric' }).map((row) => row.replace(/^.*? (?=[\d.]+ \D*$)/, ''))).toEqual([
      '61 g',
      '45 g',
      expect.stringMatching(/^\d\d g$/),
      '30 ml',
      '120 ml',
      '1 tsp',
      '455 g',
    ]);
  });

  it('are those of American kitchens for who reads them so', () => {
    expect(rows(listOf(['500 g carrots', '250 ml milk']), { system: 'us' })).toEqual(
      ['carrots 1.1 lb', 'milk 1 cup'].map((row) => expect.stringContaining(row.split(' ')[0]!)),
    );
  });

  it('are packs as the shops of a region sell them', () => {
    const list = listOf(['300 g butter'], ['7 eggs']);
    const packs = (region: 'us' | 'metric') =>
      shown(list, { region }).map(({ packs: found }) => found && [found.count, found.pack.size, found.leftOver]);
    expect(packs('metric')).toEqual([
      [2, 250, 200],
      [1, 10, 3],
    ]);
    expect(packs('us')[1]).toEqual([1, 12, 5]);
    setPack(list, english, { name: 'Eier', language: 'de' }, { size: 6, unit: null });
    expect(packs('us')[1]).toEqual([2, 6, 5]);
  });
});

describe('several things told at once', () => {
  it.each([
    ['bread, milk, cheese', 3],
    ['2 kg potatoes, 6 eggs, batteries', 3],
    ['Brot, Milch, 3 Zwiebeln', 3],
    ['onions, chopped', 1],
    ['tomatoes, canned', 1],
    ['cheese, cheddar', 1],
    ['1,5 kg flour', 1],
    ['chicken (skinless, boneless)', 1],
    ['milk\nthat thing from Anna', 2],
    ['salt and pepper', 1],
  ])('%s', (text, count) => {
    expect(splitItems(text, english)).toHaveLength(count);
  });

  it('are without the bullets of a message', () => {
    expect(splitItems('- 2 onions\n• [ ] milk\n* bread\n1) eggs\n☐ tea', english)).toEqual(['2 onions', 'milk', 'bread', 'eggs', 'tea']);
  });

  it('are one line while nobody knows foods', () => {
    expect(splitItems('bread, milk', new ListFoods('en'))).toEqual(['bread, milk']);
  });
});
