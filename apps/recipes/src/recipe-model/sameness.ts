import { createHash } from 'node:crypto';
import { normalise } from '@simmer/recipe-list';
import type { Draft, RecipeKeys } from './recipe.schema';

/** Parts of an address that say where a reader came from, not what is read. */
const TRACKING = /^(utm_.*|fbclid|gclid|mc_[ce]id|igshid|_hs.*)$/;

/** A text fragment: of a page with several recipes each is known by the words that it names. */
const WORDS_ON_PAGE = /:~:text=.+$/;

/** What two addresses of one page have in common; null for something that is no address. */
export function addressKeyOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, port, pathname, searchParams, hash } = new URL(address);
  for (const name of [...searchParams.keys()]) if (TRACKING.test(name)) searchParams.delete(name);
  searchParams.sort();
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return digest(`${hostname.replace(/^www\./, '')}:${port}${pathname.replace(/\/+$/, '')}${query}${WORDS_ON_PAGE.exec(hash)?.[0] ?? ''}`);
}

/**
 * What recipes with the same title and the same ingredients have in common, however these are punctuated and ordered; null without ingredients.
 * It is stored with every recipe, so changing how it is made would hide duplicates of stored ones.
 */
export function contentKeyOf(title: string, ingredients: readonly string[]): string | null {
  if (ingredients.length === 0) return null;
  return digest([words(title), ...ingredients.map(words).sort()].join('\n'));
}

/**
 * What copies of one recipe have in common for as long as nobody changes how it is cooked, however they are named and punctuated. It is stored with
 * every copy, so changing how it is made would take untouched copies for changed ones.
 */
export function dishKeyOf({ ingredients, instructions, prep_time, cook_time, servings }: Dish): string {
  const lines = (some: readonly { text: string }[]): string[] => some.map(({ text }) => words(text));
  return digest(JSON.stringify([lines(ingredients), lines(instructions), prep_time, cook_time, servings]));
}

type Dish = Pick<Draft, 'prep_time' | 'cook_time' | 'servings'> & Record<'ingredients' | 'instructions', readonly { text: string }[]>;

/** What requests to create the same recipe have in common. The contract has put their fields in one order and filled in its defaults. */
export const requestKeyOf = (input: object): string => digest(JSON.stringify(input));

type Sameness = Pick<RecipeKeys, 'addressKey' | 'contentKey'>;

export const samenessOf = ({ title, ingredients, source_url }: Pick<Draft, 'title' | 'ingredients' | 'source_url'>): Sameness => ({
  addressKey: source_url === null ? null : addressKeyOf(source_url),
  contentKey: contentKeyOf(
    title,
    ingredients.map(({ text }) => text),
  ),
});

/** By these a recipe is known: under each address that leads to it, and by what it says. */
export interface SameKeys {
  addressKeys: string[];
  contentKeys: string[];
}

/** Without addresses it is known by what it says alone: a text may name the address of a whole site, or of a page with several recipes. */
export const sameKeys = ({ addressKey, contentKey }: Sameness, addresses?: readonly string[]): SameKeys => ({
  addressKeys: addresses ? [addressKey, ...addresses.map(addressKeyOf)].filter((key) => key !== null) : [],
  contentKeys: [contentKey].filter((key) => key !== null),
});

const words = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// a fixed length, because what an index holds is bounded
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
