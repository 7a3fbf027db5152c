import { loadIngredientParser, type ParsedIngredient } from '@simmer/culinary';
import type { FoodLanguage } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { ListReplica } from '../log/list-replica';
import { undoable } from '../log/undo';
import { AboutList, putAisle, removeAisle, setAisle, setPack, setStaple } from './about-list';
import { itemIdOf } from './item-id';
import { ListFoods } from './list-foods';
import { packFrom, packsToBuy, packText } from './packs-of-foods';
import { readItem } from './read-item';
import { recipeLines } from './recipe-lines';
import { addRecipe, addSource, dropSource, type ListLine, setOwnShare, sourcesOn } from './shares';
import { sharesOf } from './shares-of';

const foods = new ListFoods('en', allFoods());
let time = 1_800_000_000_000;
const device = (): ListReplica => new ListReplica('phone', () => time++);
const line = (name: string, quantity: number | null, unit: string | null = null): ListLine => ({
  name,
  quantity,
  quantityMax: null,
  unit,
  item: itemIdOf(name),
  aisle: foods.read(name).aisle ?? 'other',
});
const chickpeas = { id: 'recipe:1', title: 'Braised chickpeas', servings: 4, recipeId: '1' };

describe('what a cook tells in words', () => {
  let parse: (text: string) => ParsedIngredient;
  beforeAll(async () => {
    parse = await loadIngredientParser();
  });

  it.each([
    ['2 x 400 g chickpeas', { name: 'chickpeas', quantity: 800, unit: 'g', pack: { size: 400, unit: 'g' }, aisle: 'tins' }],
    ['oat milk 1l', { name: 'oat milk', quantity: 1, unit: 'l', aisle: 'dairy' }],
    ['2x milk', { name: 'milk', quantity: 2, unit: null }],
    ['bread (the dark one)', { name: 'bread', quantity: null, note: 'the dark one' }],
    ['10 Eier', { name: 'Eier', quantity: 10, aisle: 'dairy' }],
    ['batteries', { name: 'batteries', quantity: null, aisle: 'household' }],
    ['milk x2', { name: 'milk', quantity: 2, note: null }],
    ['milk ×2', { name: 'milk', quantity: 2, note: null }],
    ['Milch 2x', { name: 'Milch', quantity: 2, note: null }],
    ['milk (x2)', { name: 'milk', quantity: 2, note: null }],
    ['eggs (12)', { name: 'eggs', quantity: 12, note: null }],
    ['Eier (10 Stück)', { name: 'Eier', quantity: 10, note: null }],
    ['milk (1 l)', { name: 'milk', quantity: 1, unit: 'l', note: null }],
    ['Coke Zero 6 x 330 ml', { name: 'Coke Zero', quantity: 1980, unit: 'ml', pack: { size: 330, unit: 'ml' } }],
    ['beer 12oz x 6', { name: 'beer', quantity: 72, unit: 'fl oz', pack: { size: 12, unit: 'fl oz' } }],
    ['24-pack water', { name: 'water', quantity: 1, unit: '24-pack', note: null }],
    ['2 six-packs of beer', { name: 'beer', quantity: 2, note: null }],
    ['Bier 6er Pack', { name: 'Bier', quantity: 1, unit: '6er Pack', note: null }],
    ['2 packs of ham', { name: 'ham', quantity: 2, unit: 'package' }],
    ['7up', { name: '7up', quantity: null }],
    ['7up x 2', { name: '7up', quantity: 2, note: null }],
    ['00 flour', { name: '00 flour', quantity: null }],
    ['five spice', { name: 'five spice', quantity: null }],
  ])('%s is read', (text, expected) => {
    expect(readItem(text, parse, foods)).toMatchObject(expected);
  });

  it('is another thing with a remark, and the same without', () => {
    expect(readItem('chicken (for the dog)', parse, foods).item).not.toBe(readItem('chicken', parse, foods).item);
    expect(readItem('2 Onions', parse, foods).item).toBe(itemIdOf('onion'));
  });

  it('fits into a list however long it is', () => {
    const { name, item } = readItem(`${'long '.repeat(100)}word`, parse, foods);
    expect([name.length <= 120, item.length <= 160]).toEqual([true, true]);
  });
});

describe('recipes on a list', () => {
  it('are remembered with what they want, and go with their share', () => {
    const list = device();
    addRecipe(list, chickpeas, [line('lemon', 2), line('garlic', 4, 'clove')]);
    addRecipe(list, { id: 'plan:3', title: 'Linguine', servings: 2, recipeId: '2', day: '2026-11-18' }, [line('lemon', 1)]);
    expect(sourcesOn(list).map(({ id, items, day }) => [id, items, day])).toEqual([
      ['recipe:1', 2, undefined],
      ['plan:3', 1, '2026-11-18'],
    ]);
    expect(list.items()).toHaveLength(2);
    dropSource(list, 'recipe:1');
    expect(sourcesOn(list).map(({ id }) => id)).toEqual(['plan:3']);
    expect(list.items().map(({ id }) => id)).toEqual([itemIdOf('lemon')]);
  });

  it('want every food of a line', () => {
    const parsed = { quantity: 2, quantity_max: null, unit: null, name: 'eggs', preparation: '' };
    const also = [{ ...parsed, quantity: 1, name: 'lemon' }];
    const recipe = { ingredients: [{ text: '2 eggs plus 1 lemon', parsed: { ...parsed, also } }], language: 'en' };
    expect(recipeLines(recipe, 2, foods).map(({ quantity, name }) => [quantity, name])).toEqual([
      [4, 'eggs'],
      [2, 'lemon'],
    ]);
  });

  it('want what their servings need', () => {
    const parsed = { quantity: 1, quantity_max: 2, unit: 'cup', name: 'Oats', preparation: '' };
    const wanted = [parsed, { ...parsed, name: ' ' }, { ...parsed, quantity: null, quantity_max: null }];
    const lines = recipeLines({ ingredients: wanted.map((line) => ({ text: line.name, parsed: line })), language: 'en-GB' }, 1 / 3, foods);
    const oats = { unit: 'cup', name: 'Oats', language: 'en', item: itemIdOf('oats'), aisle: 'dry', isStaple: false };
    expect(lines).toEqual([
      { ...oats, quantity: 0.3333, quantityMax: 0.6667 },
      { ...oats, quantity: null, quantityMax: null },
    ]);
  });

  it('added again take the place of what they wanted before', () => {
    const list = device();
    addRecipe(list, chickpeas, [line('lemon', 2), line('parsley', 1, 'bunch')]);
    addRecipe(list, { ...chickpeas, servings: 6 }, [line('lemon', 3)]);
    expect(sharesOf(list.item(itemIdOf('lemon'))!)).toMatchObject([{ quantity: 3 }]);
    expect(list.items()).toHaveLength(1);
    expect(sourcesOn(list)).toMatchObject([{ servings: 6, items: 1 }]);
  });

  it('keep their share when a cook changes their own', () => {
    const list = device();
    addRecipe(list, chickpeas, [line('lemon', 2)]);
    addSource(list, 'own:1', [line('lemons', 1)]);
    addSource(list, 'own:2', [line('lemons', 1)]);
    setOwnShare(list, itemIdOf('lemon'), 'own:3', { quantity: 5, quantityMax: null, unit: null });
    expect(sharesOf(list.item(itemIdOf('lemon'))!).map(({ source, quantity }) => [source, quantity])).toEqual([
      ['recipe:1', 2],
      ['own:3', 5],
    ]);
    setOwnShare(list, itemIdOf('lemon'), 'own:3', null);
    expect(sharesOf(list.item(itemIdOf('lemon'))!)).toHaveLength(1);
  });
});

describe('taking back', () => {
  const shown = (list: ListReplica) =>
    list.items().map(({ id, fields, ticked, order }) => ({ id, ticked, order, shares: sharesOf({ fields }) }));

  it.each<[string, (list: ListReplica) => void]>([
    ['a tick', (list) => list.tick(itemIdOf('lemon'))],
    ['a removal', (list) => list.remove(itemIdOf('lemon'))],
    ['a rename', (list) => list.set(itemIdOf('lemon'), 'name', 'limes')],
    ['a move', (list) => list.move(itemIdOf('lemon'), itemIdOf('garlic'), null)],
    ['a recipe that was taken off', (list) => dropSource(list, 'recipe:1')],
    ['a recipe that was added', (list) => addRecipe(list, { ...chickpeas, id: 'recipe:2' }, [line('lemon', 7), line('leek', 1)])],
    ['clearing what is ticked', (list) => list.items().forEach(({ id }) => list.remove(id))],
  ])('of %s gives the exact list of before', (_what, change) => {
    const list = device();
    addRecipe(list, chickpeas, [line('lemon', 2), line('garlic', 4, 'clove')]);
    addSource(list, 'own:1', [line('milk', 1, 'l')]);
    list.tick(itemIdOf('milk'));
    const [before, sources] = [shown(list), sourcesOn(list)];
    const undo = undoable(list, change);
    expect([shown(list), list.item(itemIdOf('lemon'))?.fields['name']]).not.toEqual([before, 'lemon']);
    undo();
    expect(shown(list)).toEqual(before);
    expect(sourcesOn(list)).toEqual(sources);
  });

  it('leaves what was changed again since then', () => {
    const list = device();
    addSource(list, 'own:1', [line('milk', 1, 'l')]);
    const undo = undoable(list, (changed) => {
      changed.set(itemIdOf('milk'), 'note', 'oat');
      changed.tick(itemIdOf('milk'));
    });
    list.set(itemIdOf('milk'), 'note', 'soy');
    undo();
    expect(list.item(itemIdOf('milk'))).toMatchObject({ ticked: false, fields: { note: 'soy' } });
  });

  it('of an added item leaves what another has added to it', () => {
    const list = device();
    const undo = undoable(list, (changed) => addSource(changed, 'own:1', [line('milk', 1, 'l')]));
    addSource(list, 'own:2', [line('milk', 2, 'l')]);
    undo();
    expect(sharesOf(list.item(itemIdOf('milk'))!)).toMatchObject([{ quantity: 2 }]);
  });
});

describe('what the people of a list have settled', () => {
  const aboutOf = (list: ListReplica) => AboutList.of(list, foods);
  const aisleOf = (list: ListReplica, name: string, language?: FoodLanguage) => aboutOf(list).aisleOf(foods.read(name, language));
  const isAtHome = (list: ListReplica, name: string, language?: FoodLanguage) => aboutOf(list).isAtHome(foods.read(name, language));
  const packOf = (list: ListReplica, name: string) => aboutOf(list).packOf(foods.read(name), 'metric');

  it('about staples goes before what most kitchens have', () => {
    const list = device();
    expect([isAtHome(list, 'Salt'), isAtHome(list, 'saffron')]).toEqual([true, false]);
    setStaple(list, foods, { name: 'salt' }, false);
    setStaple(list, foods, { name: 'Saffron' }, true);
    expect([isAtHome(list, 'Salt'), isAtHome(list, 'saffron')]).toEqual([false, true]);
  });

  it('holds for a food by all its names and in all languages, and the last word counts', () => {
    const list = device();
    setStaple(list, foods, { name: 'eggplant' }, true);
    expect([isAtHome(list, 'aubergines'), isAtHome(list, 'Auberginen', 'de'), isAtHome(list, 'zucchini')]).toEqual([true, true, false]);
    setStaple(list, foods, { name: 'Aubergine', language: 'de' }, false);
    expect([isAtHome(list, 'aubergines'), isAtHome(list, 'eggplant')]).toEqual([false, false]);
  });

  it('is read as it was kept before foods had other names', () => {
    const list = device();
    list.add('@list', { 'aisle:aubergine': 'household', 'staple:aubergine': true, 'pack:aubergine': '2' });
    expect([aisleOf(list, 'Eggplants'), isAtHome(list, 'eggplant'), packOf(list, 'eggplant')]).toEqual([
      'household',
      true,
      { size: 2, unit: null },
    ]);
  });

  it('about an aisle holds when the food comes again', () => {
    const list = device();
    addSource(list, 'own:1', [line('tofu', 1)]);
    setAisle(list, foods, list.items(), 'drinks');
    list.remove(itemIdOf('tofu'));
    addSource(list, 'own:2', [line('Tofu', 2)]);
    expect(aisleOf(list, 'Tofu')).toBe('drinks');
  });

  it('may put foods into aisles of their own, which are made, called otherwise and removed', () => {
    const list = device();
    putAisle(list, 'made:1', 'Bakery at the station');
    addSource(list, 'own:1', [line('bagels', 2)]);
    setAisle(list, foods, list.items(), 'made:1');
    expect(aisleOf(list, 'bagel')).toBe('made:1');
    expect(aboutOf(list).order().aisles).toContain('made:1');
    putAisle(list, 'made:1', 'Baker');
    expect([...aboutOf(list).ownAisles]).toEqual([['made:1', 'Baker']]);
    removeAisle(list, 'made:1');
    expect([aisleOf(list, 'bagel'), aboutOf(list).ownAisles.size]).toEqual(['bread', 0]);
    expect(aboutOf(list).order().aisles).not.toContain('made:1');
  });

  it('about packs rounds up and says what is left over', () => {
    const list = device();
    const amount = { quantity: 550, quantityMax: null, unit: 'g' };
    expect(packOf(list, 'dried seaweed knots')).toBeUndefined();
    setPack(list, foods, { name: 'spinach' }, { size: 250, unit: 'g' });
    const pack = packOf(list, 'Spinach')!;
    expect(packsToBuy(amount, pack)).toEqual({ count: 3, pack, leftOver: 200 });
    expect(packsToBuy({ ...amount, quantity: 1.2, unit: 'kg' }, pack)).toMatchObject({ count: 5, leftOver: 50 });
    expect(packsToBuy({ ...amount, unit: 'bunch' }, pack)).toBeNull();
    expect(packsToBuy({ quantity: 8, quantityMax: null, unit: null }, packOf(list, 'eggs')!)).toMatchObject({ count: 1, leftOver: 2 });
    expect(packFrom(packText(pack))).toEqual(pack);
    setPack(list, foods, { name: 'eggs' }, null);
    expect(packOf(list, 'eggs')).toBeUndefined();
  });

  it('is no thing to buy', () => {
    const list = device();
    setStaple(list, foods, { name: 'salt' }, false);
    expect(list.items()).toEqual([]);
  });
});
