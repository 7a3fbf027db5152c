import { allFoods } from '@simmer/foods/all';
import { ListReplica } from '../log/list-replica';
import { undoable } from '../log/undo';
import { AboutList } from './about-list';
import { itemIdOf } from './item-id';
import { ListFoods } from './list-foods';
import { addRecipe, addSource, dropSource, type ListLine, takeOutOfBasket } from './shares';
import { joinItems, thingsToBuy } from './things-to-buy';

const foods = new ListFoods('en', allFoods());
const line = (name: string, quantity: number | null, unit: string | null = null): ListLine => ({
  name,
  quantity,
  quantityMax: null,
  unit,
  item: itemIdOf(name),
  aisle: 'other',
});
const plan = (list: ListReplica, meal: string, ...lines: ListLine[]): void =>
  addRecipe(list, { id: `plan:${meal}`, title: meal, servings: 1, recipeId: meal, day: '2026-12-01' }, lines, foods);

/** A list with the pasta of one meal, which is in the basket. */
function withPasta(...wanted: ListLine[]): ListReplica {
  const list = new ListReplica('phone', Date.now);
  plan(list, 'monday', ...(wanted.length > 0 ? wanted : [line('penne', 75, 'g')]));
  for (const { id } of list.items()) list.tick(id);
  return list;
}

const words = (amounts: readonly { quantity: number | null; unit: string | null }[]): string =>
  amounts.map(({ quantity, unit }) => [quantity, unit].filter((part) => part !== null).join(' ')).join(' + ');
const shown = (list: ListReplica) =>
  thingsToBuy(joinItems(list.items(), foods), AboutList.of(list, foods), { foods, system: null, region: 'metric' }).map(
    ({ name, isTicked, amounts, inBasket }) => [name, isTicked ? 'in the basket' : 'to get', words(amounts), words(inBasket)],
  );

describe('what is in the basket', () => {
  it('stays there when a meal grows, and what is missing is to get', () => {
    const list = withPasta();
    plan(list, 'monday', line('penne', 300, 'g'));
    expect(shown(list)).toEqual([['penne', 'to get', '225 g', '75 g']]);
    list.tick(itemIdOf('penne'));
    expect(shown(list)).toEqual([['penne', 'in the basket', '300 g', '']]);
    plan(list, 'monday', line('penne', 400, 'g'));
    expect(shown(list)).toEqual([['penne', 'to get', '100 g', '300 g']]);
  });

  it('stays there when its meal is taken off the plan, and serves it again when it comes back', () => {
    const list = withPasta();
    const undo = undoable(list, () => dropSource(list, 'plan:monday', foods));
    expect(shown(list)).toEqual([['penne', 'in the basket', '75 g', '']]);
    undo();
    expect(shown(list)).toEqual([['penne', 'in the basket', '75 g', '']]);
    dropSource(list, 'plan:monday', foods);
    plan(list, 'tuesday', line('penne', 75, 'g'));
    expect(shown(list)).toEqual([['penne', 'in the basket', '75 g', '']]);
    plan(list, 'wednesday', line('penne', 75, 'g'));
    expect(shown(list)).toEqual([['penne', 'to get', '75 g', '75 g']]);
    dropSource(list, 'plan:wednesday', foods);
    expect(shown(list)).toEqual([['penne', 'in the basket', '75 g', '']]);
  });

  it('is not to get again when the same is put on the list once more, or less of it', () => {
    const list = withPasta(line('penne', 75, 'g'), line('parsley', null));
    plan(list, 'monday', line('penne', 75, 'g'), line('parsley', null));
    plan(list, 'tuesday', line('parsley', null));
    expect(shown(list).map(([, place]) => place)).toEqual(['in the basket', 'in the basket']);
    plan(list, 'monday', line('penne', 50, 'g'));
    expect(shown(list)).toEqual([
      ['penne', 'in the basket', '75 g', ''],
      ['parsley', 'in the basket', '', ''],
    ]);
  });

  it('counts as what is sold whole: half a chicken more is in the one that was bought', () => {
    const list = withPasta(line('whole chicken', 0.25), line('eggs', 2.5));
    plan(list, 'monday', line('whole chicken', 0.75), line('eggs', 3.5));
    expect(shown(list)).toEqual([
      ['whole chicken', 'in the basket', '1', ''],
      ['egg', 'to get', '1', '3'],
    ]);
  });

  it('is not enough for what a cook asks for once more', () => {
    const list = withPasta(line('milk', null), line('lemons', 3));
    addSource(list, 'own:1', [line('milk', null), line('lemon', 1)], foods);
    expect(shown(list)).toEqual([
      ['milk', 'to get', '', ''],
      ['lemon', 'to get', '1', '3'],
    ]);
  });

  it('is out of it when a tick was a mistake', () => {
    const list = withPasta();
    dropSource(list, 'plan:monday', foods);
    plan(list, 'tuesday', line('penne', 50, 'g'));
    takeOutOfBasket(list, itemIdOf('penne'));
    expect(shown(list)).toEqual([['penne', 'to get', '50 g', '']]);
  });

  it('is forgotten with the item', () => {
    const list = withPasta();
    plan(list, 'monday', line('penne', 300, 'g'));
    list.remove(itemIdOf('penne'));
    plan(list, 'monday', line('penne', 300, 'g'));
    expect(shown(list)).toEqual([['penne', 'to get', '300 g', '']]);
  });
});

it('keeps what a cook said of a thing when its meal is put on the list again', () => {
  const list = new ListReplica('phone', Date.now);
  plan(list, 'monday', line('penne', 75, 'g'));
  list.set(itemIdOf('penne'), 'note', 'whole wheat');
  plan(list, 'monday', line('penne', 300, 'g'));
  expect(list.item(itemIdOf('penne'))?.fields['note']).toBe('whole wheat');
});
