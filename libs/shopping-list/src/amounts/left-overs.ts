import { type Amount, isMetric, type MeasureRegion } from '@simmer/culinary';
import type { ListItem } from '../log/list-state';
import type { AboutList } from './about-list';
import { packsToBuy, type PacksToBuy } from './packs-of-foods';
import { amountsOf, sharesOf } from './shares';
import { isProbablyAtHome } from './to-get';

/** What stays in the pack when everything on a list is cooked. */
export interface LeftOver {
  readonly name: string;
  readonly amount: Amount;
}

/** Packs of a food that cover an amount; null where nobody knows how it is sold. An amount without a metric unit is bought in the shops of `region`. */
export function packsOf(amount: Amount, name: string, about: AboutList, region: MeasureRegion): PacksToBuy | null {
  const pack = about.packOf(name, amount.unit !== null && isMetric(amount.unit) ? 'metric' : region);
  return pack ? packsToBuy(amount, pack) : null;
}

/** What is bought beyond what is needed, since shops sell whole packs; what is at home anyway is not bought. */
export function leftOversOf(items: readonly ListItem[], about: AboutList, region: MeasureRegion): LeftOver[] {
  return items.flatMap((item) => {
    const name = String(item.fields['name'] ?? '');
    const [amount, another] = amountsOf(sharesOf(item));
    if (!amount || another || isProbablyAtHome(item, about)) return [];
    const packs = packsOf(amount, name, about, region);
    return packs && packs.leftOver > 0 ? [{ name, amount: { quantity: packs.leftOver, quantityMax: null, unit: packs.pack.unit } }] : [];
  });
}
