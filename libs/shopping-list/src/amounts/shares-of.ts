import type { Amount } from '@simmer/culinary';
import type { ListItem } from '../log/list-state';

/** What one source wants of an item: a recipe on a day, or the cook. */
export interface Share extends Amount {
  /** A recipe of the plan (`plan:<slot>`), a recipe (`recipe:<id>`), or what a cook typed (`own:<id>`) or said (`said:<id>`). */
  readonly source: string;
}

/** Of a field that holds what a source wants. */
export const FIELD = 'share:';

/** The sources of an item with their amounts. Each source is a field of its own, so that two phones adding different recipes lose nothing. */
export function sharesOf({ fields }: Pick<ListItem, 'fields'>): Share[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    field.startsWith(FIELD) && Array.isArray(value)
      ? value.map((amount: Amount) => ({ ...amount, source: field.slice(FIELD.length) }))
      : [],
  );
}
