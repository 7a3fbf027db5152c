import * as frame from '@simmer/messages/frame';
import * as t from '@simmer/messages/shortcuts';

/** Something that the palette leads to or does. */
export interface Command {
  id: string;
  label: string;
  group: string;
  /** Where it leads; without one it shows the keys. */
  href?: string;
  /** The keys that do the same, one after the other. */
  keys?: string;
}

/** The second key after G, and where the two lead. */
export const PLACES: Readonly<Record<string, string>> = {
  r: '/app/recipes',
  p: '/app/meal-plan',
  s: '/app/shopping-list',
  c: '/app/community',
};
export const ADD_RECIPE = '/app/recipes/add';
export const SEARCH = '/app/search';

const keysTo = (href: string): string | undefined => {
  const key = Object.keys(PLACES).find((letter) => PLACES[letter] === href);
  return key && `G ${key.toUpperCase()}`;
};
const page = (href: string, label: string): Command => ({ id: href, href, label, group: t.pages, keys: keysTo(href) });
const action = (href: string, label: string, keys?: string): Command => ({ id: href, href, label, group: t.actions, keys });

const COMMANDS: readonly Command[] = [
  page('/app/recipes', frame.recipes),
  page('/app/meal-plan', frame.mealPlan),
  page('/app/shopping-list', frame.shoppingList),
  page('/app/community', frame.community),
  action(ADD_RECIPE, frame.addRecipe, 'N'),
  action('/app/recipes/import-url', t.importLink),
  action('/app/recipes/paste', t.pasteText),
  action('/app/recipes/new', t.typeIn),
  { ...page(SEARCH, frame.search), keys: '/' },
  page('/app/favorites', t.favorites),
  page('/app/recipes/collections', t.collections),
  page('/app/recipes/deleted', t.recentlyDeleted),
  page('/app/recipes/import-export', frame.importExport),
  page('/app/profile', frame.profile),
  page('/app/settings', frame.settings),
  page('/knowledge-base', frame.help),
  { id: 'keys', label: frame.keys, group: t.actions, keys: '?' },
];

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** From so many letters on the second half of a compound is meant too: "plan" finds "Wochenplan". */
const INSIDE_FROM = 3;

/** The commands in whose names each typed word begins a word or, when it is not too short, stands in one; those of a group together. */
export function matchingCommands(typed: string): Command[] {
  const wanted = wordsOf(typed);
  const matching = COMMANDS.filter(({ label }) => {
    const words = wordsOf(label);
    return wanted.every((part) => words.some((word) => word.startsWith(part) || (part.length >= INSIDE_FROM && word.includes(part))));
  });
  return [t.pages, t.actions].flatMap((name) => matching.filter(({ group }) => group === name));
}
