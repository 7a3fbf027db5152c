import type { FoodLanguage } from '@simmer/foods';
import { language as readers } from '@simmer/messages/language';
import { ListFoods } from '@simmer/shopping-list';

/** A list in another language often has a name or two in this one. */
const COMMON: FoodLanguage = 'en';

let known = new ListFoods(readers);
const listeners = new Set<() => void>();
const wanted = new Set<FoodLanguage>([readers, COMMON]);
let loading: Promise<void> | undefined;

/** What this tab knows of foods; nothing until a list is shown or something is typed. */
export const listFoods = (): ListFoods => known;

/** Hears when more is known. Returns how to stop. */
export function onListFoods(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Loads the catalogue in the reader's language and these, a chunk for each. Where it does not come, as without a connection, lists are shown as they
 * are stored, and the next call tries again.
 */
export async function loadListFoods(languages: readonly FoodLanguage[] = []): Promise<ListFoods> {
  for (const language of languages) wanted.add(language);
  while ([...wanted].some((language) => !known.catalogue?.languages.includes(language))) {
    loading ??= load([...wanted]).finally(() => (loading = undefined));
    const before = known;
    await loading;
    if (known === before) break;
  }
  return known;
}

async function load(languages: readonly FoodLanguage[]): Promise<void> {
  try {
    const { loadFoods } = await import('@simmer/foods');
    known = new ListFoods(readers, await loadFoods(languages));
    for (const listener of listeners) listener();
  } catch (error) {
    // what a browser throws when a chunk does not come
    if (!(error instanceof TypeError)) throw error;
  }
}
