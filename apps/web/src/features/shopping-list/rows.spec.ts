import { allFoods } from '@simmer/foods/all';
import {
  AboutList,
  addRecipe,
  addSource,
  itemIdOf,
  ListFoods,
  type ListLine,
  ListReplica,
  setPack,
  sourcesOn,
} from '@simmer/shopping-list';
import type { ListView } from '../../device/lists/list-store';
import { arrange, listAsText, type Reader, tickedWords } from './rows';

const foods = new ListFoods('en', allFoods());
const NOW = new Date(2026, 10, 23, 18).getTime();
const line = (name: string, quantity: number | null, unit: string | null = null): ListLine => ({
  name,
  quantity,
  quantityMax: null,
  unit,
  item: itemIdOf(name),
  aisle: foods.read(name).aisle ?? 'other',
});
const reader: Reader = { id: 'ann', nameOf: (id) => ({ ben: 'Ben' })[id], system: null };

function viewOf(list: ListReplica): ListView {
  return {
    items: list.items(),
    about: AboutList.of(list, foods),
    foods,
    sources: sourcesOn(list),
    toGet: 0,
    waiting: new Set(),
    problem: undefined,
    refused: [],
  };
}

/** Dinner for a week: two recipes that share lemons and spinach, and what a cook typed. */
function week() {
  const list = new ListReplica('phone', () => NOW);
  addRecipe(list, { id: 'recipe:1', title: 'Braised chickpeas', servings: 4, recipeId: '1' }, [
    line('lemons', 2),
    line('spinach', 300, 'g'),
    line('olive oil', 3, 'tbsp'),
    line('parsley', 1, 'bunch'),
  ]);
  addRecipe(list, { id: 'recipe:2', title: 'Shakshuka', servings: 2, recipeId: '2' }, [line('lemon', 1), line('spinach', 250, 'g')]);
  addSource(list, 'own:1', [line('oat milk', 1, 'l'), line('batteries', null)]);
  return list;
}

const shown = (list: ListReplica) =>
  arrange(viewOf(list), reader).aisles.map(({ aisle, rows }) => [
    aisle,
    ...rows.map(({ name, amount, from }) => `${name} | ${amount} | ${from}`),
  ]);

describe('the rows of a list', () => {
  it('stand by aisle with their sum and where it comes from; what is at home stands apart', () => {
    const list = week();
    expect(shown(list)).toEqual([
      [
        'produce',
        'Lemons | 3 | Braised chickpeas 2, Shakshuka 1',
        'Spinach | 550 g | Braised chickpeas 300 g, Shakshuka 250 g',
        'Parsley | 1 bunch | Braised chickpeas',
      ],
      ['dairy', 'Oat milk | 1 l | Added by you'],
      ['household', 'Batteries |  | Added by you'],
    ]);
    expect(arrange(viewOf(list), reader).home.map(({ name }) => name)).toEqual(['Olive oil']);
  });

  it('need what is at home when a cook asked for it', () => {
    const list = week();
    addSource(list, 'own:2', [line('olive oil', 1, 'bottle')]);
    expect(arrange(viewOf(list), reader).home).toEqual([]);
  });

  it('say how many packs that is, and what is left over', () => {
    const list = week();
    setPack(list, foods, { name: 'spinach' }, { size: 200, unit: 'g' });
    const rows = () => arrange(viewOf(list), reader).aisles.flatMap((group) => group.rows);
    expect(rows().find(({ name }) => name === 'Spinach')).toMatchObject({ amount: '550 g', packs: '3 packs of 200 g, 50 g left over' });
    setPack(list, foods, { name: 'spinach' }, { size: 275, unit: 'g' });
    expect(rows().find(({ name }) => name === 'Spinach')).toMatchObject({ amount: '2 × 275 g', packs: undefined });
  });

  it('stay in their place while they are said to', () => {
    const list = week();
    list.tick(itemIdOf('lemon'));
    expect(arrange(viewOf(list), reader).basket.map(({ name }) => name)).toEqual(['Lemons']);
    const held = arrange(viewOf(list), reader, new Map([[itemIdOf('lemon'), false]]));
    expect(held.basket).toEqual([]);
    expect(held.aisles[0]?.rows[0]).toMatchObject({ name: 'Lemons', isTicked: true });
  });

  it.each([
    [undefined, NOW, 'you'],
    ['ann', NOW, 'you'],
    ['ben', NOW - 18 * 60_000, 'Ben, 5:42 PM'],
    ['ben', NOW - 26 * 3_600_000, 'Ben, Nov 22'],
    ['eve', NOW, 'someone, 6:00 PM'],
  ])('tell who ticked: %s', (tickedBy, tickedAt, expected) => {
    expect(tickedWords({ tickedBy, tickedAt }, reader, NOW).replace('\u202f', ' ')).toBe(expected);
  });

  it('are copied as text', () => {
    expect(listAsText(arrange(viewOf(week()), reader))).toBe(
      'Fruit and vegetables\n- 3 Lemons\n- 550 g Spinach\n- 1 bunch Parsley\n\nDairy and eggs\n- 1 l Oat milk\n\nHousehold\n- Batteries',
    );
  });
});

it('says what is missing of a thing that is in the basket in part, and what is there', () => {
  const list = new ListReplica('phone', () => NOW);
  const penne = (quantity: number) =>
    addRecipe(
      list,
      { id: 'plan:1', title: 'Arrabbiata', servings: 1, recipeId: '1', day: '2026-11-23' },
      [line('penne', quantity, 'g')],
      foods,
    );
  penne(75);
  list.tick(itemIdOf('penne'));
  penne(300);
  const [row] = arrange(viewOf(list), reader).aisles[0]!.rows;
  expect([row?.amount, row?.inBasket]).toEqual(['225 g more', '75 g in the basket']);
});

it('names two of many dishes that want a thing, and how many more there are', () => {
  const list = new ListReplica('phone', () => NOW);
  for (const at of [1, 2, 3, 4, 5])
    addRecipe(list, { id: `recipe:${at}`, title: `Dish ${at}`, servings: 2, recipeId: String(at) }, [line('spinach', at)]);
  const [row] = arrange(viewOf(list), reader).aisles.flatMap(({ rows }) => rows);
  expect(row?.from).toBe('Dish 1 1, Dish 2 2 and 3 more');
});
