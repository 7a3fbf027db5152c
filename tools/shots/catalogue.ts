// The texts of the app, in the language that is drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRepository } from '../prepare/repository.mjs';

const folderOf = (language: string) => inRepository('libs/messages/src', language);
const camelCase = (file: string) => file.replace('.ts', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the states press and wait for, by the name of its file. */
export interface Texts {
  accountSecurity: typeof import('@simmer/messages/account-security');
  auth: typeof import('@simmer/messages/auth');
  collections: typeof import('@simmer/messages/collections');
  common: typeof import('@simmer/messages/common');
  connection: typeof import('@simmer/messages/connection');
  cookedLog: typeof import('@simmer/messages/cooked-log');
  cooking: typeof import('@simmer/messages/cooking');
  deleted: typeof import('@simmer/messages/deleted');
  document: typeof import('@simmer/messages/document');
  eaters: typeof import('@simmer/messages/eaters');
  editor: typeof import('@simmer/messages/editor');
  errors: typeof import('@simmer/messages/errors');
  export: typeof import('@simmer/messages/export');
  frame: typeof import('@simmer/messages/frame');
  import: typeof import('@simmer/messages/import');
  importExport: typeof import('@simmer/messages/import-export');
  language: typeof import('@simmer/messages/language');
  listSharing: typeof import('@simmer/messages/list-sharing');
  mealPlan: typeof import('@simmer/messages/meal-plan');
  merge: typeof import('@simmer/messages/merge');
  nutrition: typeof import('@simmer/messages/nutrition');
  onboarding: typeof import('@simmer/messages/onboarding');
  paste: typeof import('@simmer/messages/paste');
  posts: typeof import('@simmer/messages/posts');
  profile: typeof import('@simmer/messages/profile');
  recipe: typeof import('@simmer/messages/recipe');
  recipeDetail: typeof import('@simmer/messages/recipe-detail');
  recipeList: typeof import('@simmer/messages/recipe-list');
  search: typeof import('@simmer/messages/search');
  settings: typeof import('@simmer/messages/settings');
  share: typeof import('@simmer/messages/share');
  shoppingList: typeof import('@simmer/messages/shopping-list');
  shortcuts: typeof import('@simmer/messages/shortcuts');
  tray: typeof import('@simmer/messages/tray');
  units: typeof import('@simmer/messages/units');
  versions: typeof import('@simmer/messages/versions');
  waiting: typeof import('@simmer/messages/waiting');
}

/** Every file of the catalogue by its name: `mealPlan.suggest`. */
export async function catalogueOf(language: string): Promise<Texts> {
  const folder = folderOf(language);
  const files = readdirSync(folder).map(async (file) => [camelCase(file), await import(pathToFileURL(join(folder, file)).href)]);
  return Object.fromEntries(await Promise.all(files));
}

/** The texts of a language that have no values in them. */
export function textsOf(language: string): Set<string> {
  const folder = folderOf(language);
  const code = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(code.flatMap((text) => [...text.matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(([, words = '']) => words)));
}
