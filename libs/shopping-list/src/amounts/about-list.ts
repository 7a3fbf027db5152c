import { type FoodLanguage, foodLanguageOf } from '@simmer/foods';
import type { MeasureRegion, MeasureSystem } from '@simmer/culinary';
import type { ListItem } from '../log/list-state';
import type { ListReplica } from '../log/list-replica';
import type { Fields, FieldValue } from '../log/operation';
import { orderAfter, type Taken, walkOf } from './aisle-order';
import { type Aisle, isOwnAisle, isUsualAisle, orderFrom, type OwnAisle } from './aisles';
import { writtenKey } from './item-id';
import { type ListedFood, ListFoods } from './list-foods';
import { catalogued, type Pack, packFrom, packText } from './packs-of-foods';

/** The item that holds what is known about a list. */
const LIST = '@list';
const ORDER = 'order:';

/** A store's order of aisles, and where it comes from. */
export interface StoreOrder {
  readonly aisles: readonly Aisle[];
  /** usual: as most stores are. learned: from ticks. own: a cook put them so, and nothing is learned any more. */
  readonly from: 'usual' | 'learned' | 'own';
}

/**
 * What is settled of a food. It is kept in a field "aisle:onion" or "aisle:zwiebel@de", under the name that was written, and holds for the food by
 * all its names and in all languages.
 */
type Settled = 'aisle' | 'staple' | 'pack';

/** A name as an item has it: with the language it was written in, where that is known. */
export interface WrittenName {
  readonly name: string;
  readonly language?: FoodLanguage | undefined;
}

export const writtenNameOf = ({ fields }: Pick<ListItem, 'fields'>): WrittenName => ({
  name: String(fields['name'] ?? ''),
  language: foodLanguageOf(typeof fields['language'] === 'string' ? fields['language'] : null) ?? undefined,
});

/** What the people of a list have settled about it: stores with their aisles, staples, sizes of packs. `foods` is what the reader knows of foods. */
export class AboutList {
  private readonly settled = new Map<Settled, ReadonlyMap<string, FieldValue>>();

  constructor(
    private readonly fields: Fields,
    private readonly foods: ListFoods,
  ) {}

  static of(list: Pick<ListReplica, 'item'>, foods: ListFoods): AboutList {
    return new AboutList(list.item(LIST)?.fields ?? {}, foods);
  }

  /** The store that the list is sorted for; '' for the one that has no name. */
  get store(): string {
    return String(this.fields['store'] ?? '');
  }

  /** The names of the stores, the one without a name left out. */
  get stores(): string[] {
    const kept = Object.entries(this.fields).filter(([field, value]) => field.startsWith(ORDER) && value !== null);
    return kept.map(([field]) => field.slice(ORDER.length)).filter((store) => store !== '');
  }

  /** The units that the list's cook reads, for guests who chose none. */
  get units(): MeasureSystem | null {
    const units = this.fields['units'];
    return units === 'metric' || units === 'us' ? units : null;
  }

  /** The aisles that cooks have made, by id with their names. */
  get ownAisles(): ReadonlyMap<OwnAisle, string> {
    return new Map(
      Object.entries(this.fields).flatMap(([id, name]) => (isOwnAisle(id) && typeof name === 'string' && name !== '' ? [[id, name]] : [])),
    );
  }

  order(store = this.store): StoreOrder {
    const kept = this.fields[`${ORDER}${store}`];
    const from = typeof kept !== 'string' || kept === '' ? 'usual' : this.fields[`own:${store}`] === true ? 'own' : 'learned';
    return { aisles: orderFrom(kept, [...this.ownAisles.keys()]), from };
  }

  /** Ticks up to here have been learned from, in ms since 1970. */
  learnedUntil(store = this.store): number {
    return Number(this.fields[`learned:${store}`] ?? 0);
  }

  /** Where a food stands: where a cook has put it, where most shops have it, or where it `stood` when it was written. */
  aisleOf(food: ListedFood, stood?: FieldValue): Aisle {
    const found = [this.find('aisle', food), food.aisle, stood].find((aisle) => this.hasAisle(aisle));
    return (found as Aisle | undefined) ?? 'other';
  }

  /** Whether a food is always at home: as a cook said, or because it is in most kitchens. */
  isAtHome(food: ListedFood): boolean {
    const said = this.find('staple', food);
    return typeof said === 'boolean' ? said : food.isStaple;
  }

  /** How a food is sold: as a cook said, or usually. */
  packOf(food: ListedFood, region: MeasureRegion): Pack | undefined {
    const said = this.find('pack', food);
    if (said !== undefined) return packFrom(said) ?? undefined;
    return food.resolved ? catalogued(food.resolved, region) : undefined;
  }

  private hasAisle(aisle: unknown): boolean {
    return isUsualAisle(aisle) || this.ownAisles.has(aisle as OwnAisle);
  }

  private find(what: Settled, food: ListedFood): FieldValue | undefined {
    let known = this.settled.get(what);
    if (!known) {
      // of two names that were settled apart before they were one food, the later in the alphabet counts on every device
      const fields = Object.entries(this.fields).sort(([one], [other]) => (one < other ? -1 : 1));
      const about = fields.filter(([field, value]) => field.startsWith(`${what}:`) && value !== null);
      this.settled.set(what, (known = new Map(about.map(([field, value]) => [keyOf(field, this.foods), value]))));
    }
    return known.get(food.key);
  }
}

/** The food that a field settles something of. */
function keyOf(field: string, foods: ListFoods): string {
  const [, name = '', language] = /^[a-z]+:(.*?)(?:@([a-z]{2}))?$/.exec(field) ?? [];
  return foods.read(name, foodLanguageOf(language) ?? undefined).key;
}

/** Stores and aisles need no food to be known. */
const aboutStores = (list: Pick<ListReplica, 'item'>): AboutList => AboutList.of(list, new ListFoods('en'));

/** Sorts the list for a store; one that is new begins with the usual order. */
export function chooseStore(list: ListReplica, store: string): void {
  const { aisles } = aboutStores(list).order(store);
  settle(list, { store, [`${ORDER}${store}`]: aisles.join(',') });
}

/** Forgets a store; the list is then sorted as the one without a name. */
export function forgetStore(list: ListReplica, store: string): void {
  settle(list, { [`${ORDER}${store}`]: null, [`own:${store}`]: null, ...(aboutStores(list).store === store && { store: '' }) });
}

/** Keeps a cook's own order of the aisles of the list's store; null goes back to learning from ticks. */
export function setAisleOrder(list: ListReplica, aisles: readonly Aisle[] | null): void {
  const { store } = aboutStores(list);
  settle(list, { [`${ORDER}${store}`]: aisles?.join(',') ?? '', [`own:${store}`]: aisles !== null });
}

/** Learns the way through the list's store from what was taken, each tick once. Nothing is learned where a cook keeps an own order. */
export function learnFrom(list: ListReplica, taken: readonly Taken[]): void {
  const about = aboutStores(list);
  const { aisles, from } = about.order();
  const fresh = taken.filter(({ at }) => at > about.learnedUntil());
  const walk = walkOf(fresh);
  if (from === 'own' || walk.length === 0) return;
  settle(list, {
    [`${ORDER}${about.store}`]: orderAfter(aisles, walk).join(','),
    [`learned:${about.store}`]: Math.max(...fresh.map(({ at }) => at)),
  });
}

/** Puts items into another aisle, and their food from now on. */
export function setAisle(list: ListReplica, foods: ListFoods, items: readonly ListItem[], aisle: Aisle): void {
  for (const item of items) {
    list.set(item.id, 'aisle', aisle);
    settleFood(list, foods, 'aisle', writtenNameOf(item), aisle);
  }
}

/** Says that a food is always at home, or is not. */
export const setStaple = (list: ListReplica, foods: ListFoods, name: WrittenName, isAtHome: boolean): void =>
  settleFood(list, foods, 'staple', name, isAtHome);

/** Says how a food is sold; null says that no size is known. */
export const setPack = (list: ListReplica, foods: ListFoods, name: WrittenName, pack: Pack | null): void =>
  settleFood(list, foods, 'pack', name, pack === null ? '' : packText(pack));

/** Makes an aisle of a cook's own, or calls it otherwise. */
export const putAisle = (list: ListReplica, aisle: OwnAisle, name: string): void => settle(list, { [aisle]: name });

/** Removes an aisle that a cook has made; what stood in it stands where most shops have it. */
export const removeAisle = (list: ListReplica, aisle: OwnAisle): void => settle(list, { [aisle]: null });

/** Says which units the list's cook reads. */
export const setUnits = (list: ListReplica, units: MeasureSystem | null): void => settle(list, { units });

/** What was settled of the food under another of its names is settled anew with it. */
function settleFood(list: ListReplica, foods: ListFoods, what: Settled, { name, language }: WrittenName, value: FieldValue): void {
  const { key } = foods.read(name, language);
  const known = Object.keys(list.item(LIST)?.fields ?? {}).filter((field) => field.startsWith(`${what}:`) && keyOf(field, foods) === key);
  const written = `${what}:${writtenKey(name)}${language ? `@${language}` : ''}`;
  settle(list, Object.fromEntries([written, ...known].map((field) => [field, value])));
}

function settle(list: ListReplica, fields: Fields): void {
  if (!list.item(LIST)) return list.add(LIST, fields);
  for (const [field, value] of Object.entries(fields)) if (list.item(LIST)?.fields[field] !== value) list.set(LIST, field, value);
}
