import type { FoodLanguage } from '@simmer/foods';
import { language as readers } from '@simmer/messages/language';
import { ListFoods } from '@simmer/shopping-list';
import { createStore } from '../../browser/emitter';

/** A list in another language often has a name or two in this one. */
const COMMON: FoodLanguage = 'en';

/** What this tab knows of foods; nothing until a list is shown or something is typed. */
export const listFoods = createStore(new ListFoods(readers));

const wanted = new Set<FoodLanguage>([readers, COMMON]);
let loading: Promise<void> | undefined;

/**
 * Loads the catalogue in the reader's language and these, a chunk for each. Where it does not come, as without a connection, lists are shown as they
 * are stored, and the next call tries again.
 */
export async function loadListFoods(languages: readonly FoodLanguage[] = []): Promise<ListFoods> {
  for (const language of languages) wanted.add(language);
  while ([...wanted].some((language) => !listFoods.get().catalogue?.languages.includes(language))) {
    loading ??= load([...wanted]).finally(() => (loading = undefined));
    const before = listFoods.get();
    await loading;
    if (listFoods.get() === before) break;
  }
  return listFoods.get();
}

async function load(languages: readonly FoodLanguage[]): Promise<void> {
  try {
    const { loadFoods } = await import('@simmer/foods');
    listFoods.set(new ListFoods(readers, await loadFoods(languages)));
  } catch (error) {
    // what a browser throws when a chunk does not come
    if (!(error instanceof TypeError)) throw error;
  }
}
