import type { MeasureRegion } from '@simmer/culinary';
import type { ListReplica } from '../log/list-replica';
import type { Fields } from '../log/operation';
import type { Aisle } from './aisles';
import { isAisle, orderAfter, orderFrom, type Taken, walkOf } from './aisle-order';
import { foodKey } from './foods';
import { type Pack, packFrom, packText, usualPack } from './packs-of-foods';
import { isStaple } from './staples';

/** The item that holds what is known about a list. */
const LIST = '@list';
const ORDER = 'order:';

/** A store's order of aisles, and where it comes from. */
export interface StoreOrder {
  readonly aisles: readonly Aisle[];
  /** usual: as most stores are. learned: from ticks. own: a cook put them so, and nothing is learned any more. */
  readonly from: 'usual' | 'learned' | 'own';
}

/** What the people of a list have settled about it: stores with their aisles, staples, sizes of packs. */
export class AboutList {
  constructor(private readonly fields: Fields) {}

  static of(list: Pick<ListReplica, 'item'>): AboutList {
    return new AboutList(list.item(LIST)?.fields ?? {});
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

  order(store = this.store): StoreOrder {
    const kept = this.fields[`${ORDER}${store}`];
    const from = typeof kept !== 'string' || kept === '' ? 'usual' : this.fields[`own:${store}`] === true ? 'own' : 'learned';
    return { aisles: orderFrom(kept), from };
  }

  /** Ticks up to here have been learned from, in ms since 1970. */
  learnedUntil(store = this.store): number {
    return Number(this.fields[`learned:${store}`] ?? 0);
  }

  /** Where a cook has put a food; undefined for one that stands where it usually does. */
  aisleOf(name: string): Aisle | undefined {
    const said = this.fields[`aisle:${foodKey(name)}`];
    return isAisle(said) ? said : undefined;
  }

  /** Whether a food is always at home: as a cook said, or because it is in most kitchens. */
  isAtHome(name: string): boolean {
    const said = this.fields[`staple:${foodKey(name)}`];
    return typeof said === 'boolean' ? said : isStaple(name);
  }

  /** How a food is sold: as a cook said, or usually. */
  packOf(name: string, region: MeasureRegion): Pack | undefined {
    const said = this.fields[`pack:${foodKey(name)}`];
    return said === undefined || said === null ? usualPack(name, region) : (packFrom(said) ?? undefined);
  }
}

/** Sorts the list for a store; one that is new begins with the usual order. */
export function chooseStore(list: ListReplica, store: string): void {
  const { aisles } = AboutList.of(list).order(store);
  settle(list, { store, [`${ORDER}${store}`]: aisles.join(',') });
}

/** Forgets a store; the list is then sorted as the one without a name. */
export function forgetStore(list: ListReplica, store: string): void {
  settle(list, { [`${ORDER}${store}`]: null, [`own:${store}`]: null, ...(AboutList.of(list).store === store && { store: '' }) });
}

/** Keeps a cook's own order of the aisles of the list's store; null goes back to learning from ticks. */
export function setAisleOrder(list: ListReplica, aisles: readonly Aisle[] | null): void {
  const { store } = AboutList.of(list);
  settle(list, { [`${ORDER}${store}`]: aisles?.join(',') ?? '', [`own:${store}`]: aisles !== null });
}

/** Learns the way through the list's store from what was taken, each tick once. Nothing is learned where a cook keeps an own order. */
export function learnFrom(list: ListReplica, taken: readonly Taken[]): void {
  const about = AboutList.of(list);
  const { aisles, from } = about.order();
  const fresh = taken.filter(({ at }) => at > about.learnedUntil());
  const walk = walkOf(fresh);
  if (from === 'own' || walk.length === 0) return;
  settle(list, {
    [`${ORDER}${about.store}`]: orderAfter(aisles, walk).join(','),
    [`learned:${about.store}`]: Math.max(...fresh.map(({ at }) => at)),
  });
}

/** Puts an item into another aisle, and its food from now on. */
export function setAisle(list: ListReplica, item: string, aisle: Aisle): void {
  list.set(item, 'aisle', aisle);
  settle(list, { [`aisle:${foodKey(String(list.item(item)?.fields['name'] ?? ''))}`]: aisle });
}

/** Says that a food is always at home, or is not. */
export const setStaple = (list: ListReplica, name: string, isAtHome: boolean): void =>
  settle(list, { [`staple:${foodKey(name)}`]: isAtHome });

/** Says how a food is sold; null says that no size is known. */
export const setPack = (list: ListReplica, name: string, pack: Pack | null): void =>
  settle(list, { [`pack:${foodKey(name)}`]: pack === null ? '' : packText(pack) });

function settle(list: ListReplica, fields: Fields): void {
  if (!list.item(LIST)) return list.add(LIST, fields);
  for (const [field, value] of Object.entries(fields)) if (list.item(LIST)?.fields[field] !== value) list.set(LIST, field, value);
}
