import type { Amount } from '@simmer/culinary';
import type { ListItem } from '../log/list-state';
import type { AboutList } from './about-list';
import { writtenNameOf } from './about-list';
import type { Aisle } from './aisles';
import { amountsToBuy, type ListReader, missingToBuy } from './amounts-to-buy';
import { boughtOf } from './basket';
import { remarkOf } from './item-id';
import type { ListedFood, ListFoods } from './list-foods';
import { packsOf } from './left-overs';
import type { PacksToBuy } from './packs-of-foods';
import { isOwn } from './shares';
import { type Share, sharesOf } from './shares-of';

/** The items of a list that are one thing to buy, by whatever names they were written. */
export interface JoinedItems {
  /** That of the first of them. */
  readonly id: string;
  readonly items: readonly [ListItem, ...ListItem[]];
  readonly food: ListedFood;
}

/** One thing to buy: a row of the list. */
export interface ThingToBuy extends JoinedItems {
  /** In the reader's language and in the number of its amount, where the food is surely known. */
  readonly name: string;
  readonly note: string;
  readonly aisle: Aisle;
  readonly shares: readonly Share[];
  /** Rounded up to what can be bought: of what is ticked all that is in the basket, else what is missing. */
  readonly amounts: readonly Amount[];
  /** What of a thing that is to get is in the basket already. */
  readonly inBasket: readonly Amount[];
  /** Whether more is bought than is wanted, because nobody sells parts of it. */
  readonly isRoundedUp: boolean;
  readonly packs: PacksToBuy | null;
  readonly isTicked: boolean;
  /** Nobody goes shopping for it: kitchens have it, and only recipes want it. */
  readonly isAtHome: boolean;
}

/**
 * Joins items that are one food: "2 scallions" and "3 spring onions", "1 Ei" and "3 eggs". Ticked ones stay apart from those that are still to get, so
 * that no tick is lost when a later catalogue learns that two names are one. What recipes want and nobody buys, such as water, is left out.
 */
export function joinItems(
  items: readonly ListItem[],
  foods: ListFoods,
  isInBasket: (item: ListItem) => boolean = ({ ticked }) => ticked,
): JoinedItems[] {
  const joined = new Map<string, { id: string; items: [ListItem, ...ListItem[]]; food: ListedFood }>();
  for (const item of items) {
    const { name, language } = writtenNameOf(item);
    const food = foods.read(name, language);
    if (!food.isBought && !isWantedByCook(item)) continue;
    const key = `${isInBasket(item) ? 'in' : 'to get'} ${food.key} (${remarkOf(item.id)})`;
    const same = joined.get(key);
    if (same) same.items.push(item);
    else joined.set(key, { id: item.id, items: [item], food });
  }
  return [...joined.values()];
}

/** What to buy, in the order of the list: of a cook's own list, of its guests', and of a week that is shared. */
export const thingsToBuy = (joined: readonly JoinedItems[], about: AboutList, reader: ListReader): ThingToBuy[] =>
  joined.map((one) => thingOf(one, about, reader));

function thingOf(joined: JoinedItems, about: AboutList, reader: ListReader): ThingToBuy {
  const { id, items, food } = joined;
  const [first] = items;
  const shares = items.flatMap(sharesOf);
  const isTicked = items.every(({ ticked }) => ticked);
  const bought = items.flatMap((item) => boughtOf(item, reader.foods));
  const inBasket = isTicked || bought.length === 0 ? [] : amountsToBuy(bought, food, reader).amounts;
  const { amounts, isRoundedUp } = isTicked ? amountsToBuy(bought, food, reader) : missingToBuy(shares, bought, food, reader);
  const [only, another] = amounts;
  const counted = amounts.find(({ unit }) => unit === null);
  const counts = counted ? (counted.quantityMax ?? counted.quantity) : null;
  // "1 and 300 g" are carrots as much as "2 and 300 g"
  const count = another && counts === 1 ? 2 : counts;
  return {
    id,
    items,
    food,
    name: reader.foods.nameOf(food, writtenNameOf(first).name, count),
    note: notesOf(items),
    aisle: about.aisleOf(food, first.fields['aisle']),
    shares,
    amounts,
    inBasket,
    isRoundedUp,
    packs: only && !another ? packsOf(only, food, about, reader.region) : null,
    isTicked,
    isAtHome: isProbablyAtHome(joined, about, shares),
  };
}

const notesOf = (items: readonly ListItem[]): string =>
  [...new Set(items.flatMap(({ fields: { note } }) => (typeof note === 'string' && note !== '' ? [note] : [])))].join(', ');

/** Whether only recipes want a thing, and kitchens have it: it is shown apart, and is nothing to get until a cook says so. */
export function isProbablyAtHome(
  { items, food }: JoinedItems,
  about: AboutList,
  shares: readonly Share[] = items.flatMap(sharesOf),
): boolean {
  const said = items.map(({ fields }) => fields['home']).filter((home) => typeof home === 'boolean');
  if (said.length > 0) return said.every(Boolean);
  if (shares.length === 0 || shares.some(({ source }) => isOwn(source))) return false;
  // without a catalogue it is as the device saw it that put it here
  return about.isAtHome(food.resolved ? food : { ...food, isStaple: items.every(({ fields }) => fields['staple'] === true) });
}

const isWantedByCook = (item: ListItem): boolean => sharesOf(item).some(({ source }) => isOwn(source)) || item.fields['home'] === false;

/** How many things of a list are still to get. */
export function countToGet(items: readonly ListItem[], about: AboutList, foods: ListFoods): number {
  return joinItems(
    items.filter(({ ticked }) => !ticked),
    foods,
  ).filter((joined) => !isProbablyAtHome(joined, about)).length;
}
