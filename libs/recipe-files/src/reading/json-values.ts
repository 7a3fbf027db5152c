import { isItem, listOf, type SchemaItem } from '@simmer/recipe-reader';
import { lineOf } from './plain-values';

/** What data calls a thing: by a name of its own, or by an object that has one. */
export const nameIn = (value: unknown): string => lineOf(isItem(value) ? value.name : value);

export const namesIn = (value: unknown): string[] => listOf(value).map(nameIn).filter(Boolean);

/** The objects of a list by the number that says their place. */
export function inOrder(value: unknown, place = 'order'): SchemaItem[] {
  return listOf(value)
    .filter(isItem)
    .sort((one, other) => Number(one[place] ?? 0) - Number(other[place] ?? 0));
}
