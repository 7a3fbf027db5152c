import { type Amount, type MeasureRegion, convertQuantity, friendlyAmount, isUnitKey, mergeAmounts, unitKind } from '@simmer/culinary';
import type { FoodLanguage } from '@simmer/foods';
import type { ListItem } from '../log/list-state';
import type { ListReplica } from '../log/list-replica';
import type { Fields } from '../log/operation';

/** What one source wants of an item: a recipe on a day, or the cook. */
export interface Share extends Amount {
  /** A recipe of the plan (`plan:<slot>`), a recipe (`recipe:<id>`), or what a cook typed (`own:<id>`) or said (`said:<id>`). */
  readonly source: string;
}

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

export interface AmountOptions {
  /** Grams per millilitre of the food, or null when nobody knows: then volume and mass stand side by side. */
  readonly density?: number | null;
  readonly region?: MeasureRegion;
}

/** What a cook typed begins so; what follows makes each time a source of its own, so that two phones that add milk both count. */
export const OWN = 'own';

/** Whether a share is a cook's own, typed or said, and no recipe's. */
export const isOwn = (source: string): boolean => /^(own|said)(:|$)/.test(source);

const FIELD = 'share:';
const SOURCE = '@source:';

/** Whether a field is the share of what somebody typed or said. */
export const isOwnShare = (field: string): boolean => field.startsWith(FIELD) && isOwn(field.slice(FIELD.length));

/** The sources of an item with their amounts. Each source is a field of its own, so that two phones adding different recipes lose nothing. */
export function sharesOf({ fields }: Pick<ListItem, 'fields'>): Share[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    field.startsWith(FIELD) && Array.isArray(value)
      ? value.map((amount: Amount) => ({ ...amount, source: field.slice(FIELD.length) }))
      : [],
  );
}

/**
 * What to buy: the shares in the base unit of their dimension, added, and shown in what kitchens buy. Volume and mass meet through the density;
 * what cannot meet stands side by side ("200 g", "1 cup"). Shares without an amount add nothing to those with one.
 */
export function amountsOf(shares: readonly Amount[], { density = null, region = 'us' }: AmountOptions = {}): Amount[] {
  const told = shares.map((share) => (share.unit === 'piece' ? { ...share, unit: null } : share));
  const kinds = new Set(told.map(kindOf));
  const meet = density !== null && density > 0 && kinds.has('mass') && kinds.has('volume');
  const merged = mergeAmounts(meet ? told.map((amount) => toMass(amount, density, region)) : told, region);
  const counted = merged.filter(({ quantity }) => quantity !== null);
  return counted.length > 0 ? counted.map(friendlyAmount) : merged.slice(0, 1);
}

/** Puts lines of a source on the list. A line of a food that is there becomes a share of that item; one that was ticked is to get again. */
export function addSource(list: ListReplica, source: string, lines: readonly ListLine[]): void {
  for (const [item, same] of byItem(lines, list)) {
    const { name, aisle, note, language, isStaple } = same[0];
    const wanted = same.map(({ quantity, quantityMax, unit }) => ({ quantity, quantityMax, unit }));
    const told: Fields = { name, aisle, ...(language && { language }), ...(isStaple && { staple: true }) };
    const fresh: Fields = list.item(item) ? {} : { ...forgotten(list.remembered(item)), ...told };
    list.add(item, { ...fresh, ...(note && { note }), ticked: false, [FIELD + source]: wanted });
  }
}

/** Puts what a recipe wants on the list, and remembers the recipe. What it wanted before is replaced. */
export function addRecipe(list: ListReplica, { id, ...told }: ListSource, lines: readonly ListLine[]): void {
  dropSource(list, id);
  addSource(list, id, lines);
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

/** Takes exactly a source's share from every item; an item that nobody else wants goes from the list. */
export function dropSource(list: ListReplica, source: string): void {
  if (list.item(SOURCE + source)) list.remove(SOURCE + source);
  for (const item of list.items()) {
    const sources = new Set(sharesOf(item).map((share) => share.source));
    if (!sources.has(source)) continue;
    list.set(item.id, FIELD + source, null);
    if (sources.size === 1) list.remove(item.id);
  }
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
      .filter(([field, value]) => value !== null && (field.startsWith(FIELD) || ['note', 'home', 'language', 'staple'].includes(field)))
      .map(([field]) => [field, null]),
  );

type Kind = 'mass' | 'volume' | 'other';

function kindOf({ unit }: Amount): Kind {
  const kind = unit !== null && isUnitKey(unit) ? unitKind(unit) : 'count';
  return kind === 'mass' || kind === 'volume' ? kind : 'other';
}

/** A volume as grams of a food; anything else stays. */
function toMass(amount: Amount, density: number, region: MeasureRegion): Amount {
  const { unit, quantity, quantityMax } = amount;
  if (quantity === null || unit === null || !isUnitKey(unit) || unitKind(unit) !== 'volume') return amount;
  const grams = (value: number): number => Math.round((convertQuantity(value, unit, 'ml', region) ?? 0) * density * 10) / 10;
  return { quantity: grams(quantity), quantityMax: quantityMax === null ? null : grams(quantityMax), unit: 'g' };
}
