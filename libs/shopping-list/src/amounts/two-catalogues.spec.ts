import type { FoodLanguage, Foods, ResolvedFood } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import type { Amount } from '@simmer/culinary';
import { type Act, interleave } from '../log/interleaving';
import type { ListItem } from '../log/list-state';
import { itemIdOf, writtenKey } from './item-id';
import { ListFoods } from './list-foods';
import { addSource } from './shares';
import { sharesOf } from './shares-of';
import { joinItems } from './things-to-buy';

/** What the newer catalogue has learned: to the older one these are things of their own. */
const LEARNED = new Set(['spring onion', 'aubergine', 'fruhlingszwiebel', 'uovo']);

/** The catalogue as it was before it learned some names. */
class OlderFoods {
  constructor(private readonly foods: Foods) {}
  get languages() {
    return this.foods.languages;
  }
  resolve(name: string, language: FoodLanguage): ResolvedFood | null {
    return LEARNED.has(writtenKey(name)) ? null : this.foods.resolve(name, language);
  }
  itemKey(name: string, language: FoodLanguage): string {
    return LEARNED.has(writtenKey(name)) ? writtenKey(name) : this.foods.itemKey(name, language);
  }
  aisleOf(resolved: ResolvedFood) {
    return this.foods.aisleOf(resolved);
  }
}

const newer = new ListFoods('en', allFoods());
const older = new ListFoods('en', new OlderFoods(allFoods()) as unknown as Foods);
const NAMES: readonly [string, FoodLanguage][] = [
  ['scallions', 'en'],
  ['spring onions', 'en'],
  ['Frühlingszwiebel', 'de'],
  ['eggplant', 'en'],
  ['aubergine', 'en'],
  ['Aubergine', 'de'],
  ['eggs', 'en'],
  ['Eier', 'de'],
  ['uovo', 'it'],
  ['paprika', 'en'],
  ['Paprika', 'de'],
];
let shares = 0;

/** What people do with the rows that they see: on a phone with the newer catalogue, elsewhere with the older one. */
const changeRows: Act = (replica, device, below) => {
  const rows = joinItems(replica.items(), device === 'phone' ? newer : older);
  const row = rows[below(Math.max(1, rows.length))];
  const act = below(10);
  if (!row || act < 4) {
    const [name, language] = NAMES[below(NAMES.length)]!;
    const amount = { quantity: 1 + below(5), quantityMax: null, unit: null };
    return addSource(replica, `own:${(shares += 1)}`, [{ ...amount, name, language, item: itemIdOf(name), aisle: 'other' }]);
  }
  const [next] = rows.filter(({ id }) => id !== row.id);
  for (const { id } of row.items)
    if (act < 7) replica.tick(id);
    else if (act === 7) replica.untick(id);
    else if (act === 8) replica.remove(id);
    else replica.move(id, next?.id ?? null, null);
};

const wanted = (items: readonly ListItem[]): number =>
  items.flatMap(sharesOf).reduce((sum, { quantity }: Amount) => sum + (quantity ?? 0), 0);
const rowsOf = (items: readonly ListItem[]) =>
  joinItems(items, newer).map(({ food, items: joined }) => ({
    key: food.key,
    ids: joined.map(({ id }) => id),
    ticked: [...new Set(joined.map(({ ticked }) => ticked))],
    wanted: wanted(joined),
  }));

describe('lists of devices with two versions of the catalogue', () => {
  it('see the newer one join what the older one keeps apart', () => {
    expect(older.read('spring onions').key).not.toBe(older.read('scallions').key);
    expect(newer.read('spring onions').key).toBe(newer.read('scallions').key);
    expect(newer.read('Paprika', 'de').key).not.toBe(newer.read('paprika', 'en').key);
  });

  it('meet: no tick is lost, nothing is doubled, and with the newer one all have the same rows', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { lost, doubled, isEqual, lists } = interleave(seed, 80, changeRows);
      expect({ seed, lost, doubled, isEqual }).toEqual({ seed, lost: 0, doubled: 0, isEqual: true });
      const [rows, ...others] = lists.map(rowsOf);
      for (const other of others) expect(other).toEqual(rows);
      const items = lists[0] ?? [];
      // every item is in exactly one row, ticked ones with ticked ones
      expect((rows ?? []).flatMap(({ ids }) => ids).sort()).toEqual(items.map(({ id }) => id).sort());
      expect((rows ?? []).every(({ ticked }) => ticked.length === 1)).toBe(true);
      expect((rows ?? []).reduce((sum, row) => sum + row.wanted, 0)).toBe(wanted(items));
      // to get, and in the basket: a food has at most one row in each
      expect(new Set((rows ?? []).map(({ key, ticked }) => `${key} ${ticked.join()}`)).size).toBe(rows?.length);
    }
  });
});
