import type { Amount } from '@simmer/culinary';
import type { ListItem } from '../log/list-state';
import { writtenNameOf } from './about-list';
import { missingToBuy } from './amounts-to-buy';
import type { ListFoods } from './list-foods';
import { sharesOf } from './shares-of';
import { amountsOf } from './sums';

/** The field that remembers what of an item is in the basket, once something else than that is wanted. */
export const BOUGHT = 'bought';

/** What of an item is in the basket: all that is wanted of one that is ticked, and more where less is wanted now. */
export function boughtOf(item: Pick<ListItem, 'fields' | 'ticked'>, foods: ListFoods): readonly Amount[] {
  const { [BOUGHT]: field } = item.fields;
  const known = Array.isArray(field) ? (field as readonly Amount[]) : [];
  const shares = sharesOf(item);
  if (!item.ticked || (known.length > 0 && isEnough(item, shares, known, foods))) return known;
  return amountsOf(shares.map(({ quantity, quantityMax, unit }) => ({ quantity, quantityMax, unit })));
}

/** Whether what was bought is all that is wanted. */
export const isEnough = (
  item: Pick<ListItem, 'fields'>,
  wanted: readonly Amount[],
  bought: readonly Amount[],
  foods: ListFoods,
): boolean => {
  const { name, language } = writtenNameOf(item);
  return missingToBuy(wanted, bought, foods.read(name, language), { foods, system: null, region: 'metric' }).amounts.length === 0;
};
