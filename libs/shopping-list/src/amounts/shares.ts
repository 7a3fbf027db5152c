import type { Amount } from '@simmer/culinary';
import type { FoodLanguage } from '@simmer/foods';
import type { ListItem } from '../log/list-state';
import type { ListReplica } from '../log/list-replica';
import type { Fields } from '../log/operation';
import { BOUGHT, boughtOf, isEnough } from './basket';
import { ListFoods } from './list-foods';
import { FIELD, sharesOf } from './shares-of';

/** A recipe that lines of the list come from. */
export interface ListSource {
  readonly id: string;
  readonly title: string;
  readonly servings: number;
  /** The recipe's id, to open it and to show its picture. */
  readonly recipeId: string;
  /** The day that it is planned for (`2026-11-19`), if any. */
  readonly day?: string;
}

/** A recipe that is on the list, with the number of things that it wants. */
export interface SourceOnList extends ListSource {
  readonly items: number;
}

/** A line to put on the list. */
export interface ListLine extends Amount {
  readonly name: string;
  /** The same for the same written name; see itemIdOf. */
  readonly item: string;
  /** Where it stands while nobody has read what it is. */
  readonly aisle: string;
  readonly note?: string | null;
  /** The language it is written in, where that is known. */
  readonly language?: FoodLanguage | null;
  readonly isStaple?: boolean;
}

/** What a cook typed begins so; what follows makes each time a source of its own, so that two phones that add milk both count. */
export const OWN = 'own';

/** Whether a share is a cook's own, typed or said, and no recipe's. */
export const isOwn = (source: string): boolean => /^(own|said)(:|$)/.test(source);

const SOURCE = '@source:';

/** Whether a field is the share of what somebody typed or said. */
export const isOwnShare = (field: string): boolean => field.startsWith(FIELD) && isOwn(field.slice(FIELD.length));

/** Without a catalogue, amounts are compared as they are written. */
const UNKNOWN = new ListFoods('en');

/**
 * Puts lines of a source on the list. A line of a food that is there becomes a share of that item. Of one that is in the basket only what is missing is
 * to get; what a cook asks for once more is never taken for bought.
 */
export function addSource(list: ListReplica, source: string, lines: readonly ListLine[], foods: ListFoods = UNKNOWN): void {
  for (const [item, same] of byItem(lines, list)) {
    const { name, aisle, note, language, isStaple } = same[0];
    const wanted = same.map(({ quantity, quantityMax, unit }) => ({ quantity, quantityMax, unit }));
    const told: Fields = { name, aisle, ...(language && { language }), ...(isStaple && { staple: true }) };
    const known = list.item(item);
    const fresh: Fields = known
      ? basketAfter(known, source, wanted, foods)
      : { ...forgotten(list.remembered(item)), ...told, ticked: false };
    list.add(item, { ...fresh, ...(note && { note }), [FIELD + source]: wanted });
  }
}

/** What of an item is in the basket once a source wants so much of it, or nothing. */
function basketAfter(item: ListItem, source: string, wanted: readonly Amount[], foods: ListFoods): Fields {
  const bought = boughtOf(item, foods);
  if (bought.length === 0) return { ticked: false };
  const shares = [...sharesOf(item).filter((share) => share.source !== source), ...wanted];
  const ticked = isEnough(item, shares, bought, foods);
  if (ticked && isOwn(source) && wanted.length > 0) return { ticked: false, [BOUGHT]: null };
  return { ticked, [BOUGHT]: bought };
}

/** Puts what a recipe wants on the list, and remembers the recipe. What it wanted before is replaced. */
export function addRecipe(list: ListReplica, { id, ...told }: ListSource, lines: readonly ListLine[], foods: ListFoods = UNKNOWN): void {
  const again = new Set(lines.map((line) => idIn(list, line)));
  for (const item of list.items()) if (!again.has(item.id)) dropShare(list, item, id, foods);
  addSource(list, id, lines, foods);
  list.add(SOURCE + id, { ...told });
}

/** The recipes that are on the list. */
export function sourcesOn(list: ListReplica): SourceOnList[] {
  const wanted = list.items().map((item) => new Set(sharesOf(item).map(({ source }) => source)));
  return list
    .all()
    .filter(({ id }) => id.startsWith(SOURCE))
    .map(({ id: item, fields: { title, servings, recipeId, day } }) => {
      const id = item.slice(SOURCE.length);
      const items = wanted.filter((sources) => sources.has(id)).length;
      return { id, title: String(title), servings: Number(servings), recipeId: String(recipeId), ...(day && { day: String(day) }), items };
    })
    .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? '') || one.title.localeCompare(other.title));
}

/** Changes how much a cook wants of an item: all that was typed or said before is replaced, what recipes want stays. */
export function setOwnShare(list: ListReplica, item: string, source: string, amount: Amount | null): void {
  const known = list.item(item);
  if (!known) return;
  for (const own of new Set(
    sharesOf(known)
      .map((share) => share.source)
      .filter(isOwn),
  ))
    if (own !== source) list.set(item, FIELD + own, null);
  list.set(item, FIELD + source, amount && [{ quantity: amount.quantity, quantityMax: amount.quantityMax, unit: amount.unit }]);
}

/** Takes exactly a source's share from every item. An item that nobody else wants goes from the list, unless it is in the basket. */
export function dropSource(list: ListReplica, source: string, foods: ListFoods = UNKNOWN): void {
  if (list.item(SOURCE + source)) list.remove(SOURCE + source);
  for (const item of list.items()) dropShare(list, item, source, foods);
}

function dropShare(list: ListReplica, item: ListItem, source: string, foods: ListFoods): void {
  const sources = new Set(sharesOf(item).map((share) => share.source));
  if (!sources.has(source)) return;
  const after = basketAfter(item, source, [], foods);
  list.set(item.id, FIELD + source, null);
  if (after[BOUGHT] === undefined) {
    if (sources.size === 1) list.remove(item.id);
    return;
  }
  list.set(item.id, BOUGHT, after[BOUGHT]);
  if (after['ticked'] !== item.ticked) list[after['ticked'] === true ? 'tick' : 'untick'](item.id);
}

/** Takes a tick back: nothing of the item is in the basket. */
export function takeOutOfBasket(list: ListReplica, item: string): void {
  list.untick(item);
  if (list.item(item)?.fields[BOUGHT]) list.set(item, BOUGHT, null);
}

function byItem(lines: readonly ListLine[], list: ListReplica): Map<string, [ListLine, ...ListLine[]]> {
  const items = new Map<string, [ListLine, ...ListLine[]]>();
  for (const line of lines) {
    const id = idIn(list, line);
    const same = items.get(id);
    if (same) same.push(line);
    else items.set(id, [line]);
  }
  return items;
}

/** An item holds names of one language: paprika is a spice in English, and Paprika a vegetable in German. */
function idIn(list: ListReplica, { item, language }: ListLine): string {
  const known = list.item(item)?.fields['language'];
  return language && known && known !== language ? `${item}@${language}` : item;
}

/** Who wanted an item before it was removed does not want it now, and what was said of it then is over. */
const forgotten = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([field, value]) => value !== null && (field.startsWith(FIELD) || ['note', 'home', 'language', 'staple', BOUGHT].includes(field)),
      )
      .map(([field]) => [field, null]),
  );
