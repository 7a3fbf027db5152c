import { type Amount, isMetric, type MeasureRegion } from '@simmer/culinary';
import type { ListItem } from '../log/list-state';
import type { AboutList } from './about-list';
import type { ListReader } from './amounts-to-buy';
import type { ListedFood } from './list-foods';
import { packsToBuy, type PacksToBuy } from './packs-of-foods';
import { joinItems, thingsToBuy } from './things-to-buy';

/** What stays in the pack when everything on a list is cooked. */
export interface LeftOver {
  readonly name: string;
  readonly amount: Amount;
}

/** Packs of a food that cover an amount; null where nobody knows how it is sold. An amount without a metric unit is bought in the shops of `region`. */
export function packsOf(amount: Amount, food: ListedFood, about: AboutList, region: MeasureRegion): PacksToBuy | null {
  const pack = about.packOf(food, amount.unit !== null && isMetric(amount.unit) ? 'metric' : region);
  return pack ? packsToBuy(amount, pack) : null;
}

/** What is bought beyond what is needed, since shops sell whole packs; what is at home anyway is not bought. */
export const leftOversOf = (items: readonly ListItem[], about: AboutList, reader: ListReader): LeftOver[] =>
  thingsToBuy(
    joinItems(items, reader.foods, () => false),
    about,
    reader,
  ).flatMap(({ name, packs, isAtHome }) =>
    packs && packs.leftOver > 0 && !isAtHome
      ? [{ name, amount: { quantity: packs.leftOver, quantityMax: null, unit: packs.pack.unit } }]
      : [],
  );
