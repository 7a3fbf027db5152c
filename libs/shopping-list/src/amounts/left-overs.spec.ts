import { allFoods } from '@simmer/foods/all';
import { AboutList, addSource, itemIdOf, leftOversOf, ListFoods, ListReplica, setPack } from '..';

const foods = new ListFoods('en', allFoods());

const line = (name: string, quantity: number, unit: string | null) => ({
  ...{ name, item: itemIdOf(name), aisle: 'other' },
  ...{ quantity, quantityMax: null, unit },
});
const left = (list: ListReplica) =>
  leftOversOf(list.items(), AboutList.of(list, foods), { foods, system: null, region: 'metric' }).map(({ name, amount }) => [
    name,
    amount.quantity,
  ]);

describe('what stays in the packs of a list', () => {
  it('is what whole packs hold beyond what recipes want together', () => {
    const list = new ListReplica('a', Date.now);
    addSource(list, 'recipe:1', [line('mascarpone', 100, 'g'), line('butter', 250, 'g')]);
    addSource(list, 'recipe:2', [line('mascarpone', 50, 'g'), line('lemons', 3, null), line('sugar', 50, 'g')]);
    // butter is bought to the gram, nobody knows packs of lemons, and sugar is at home
    expect(left(list)).toEqual([['mascarpone', 100]]);
  });

  it('follows the size that a cook has said', () => {
    const list = new ListReplica('a', Date.now);
    addSource(list, 'own:1', [line('halloumi', 150, 'g')]);
    setPack(list, foods, { name: 'halloumi' }, { size: 225, unit: 'g' });
    expect(left(list)).toEqual([['halloumi', 75]]);
  });
});
