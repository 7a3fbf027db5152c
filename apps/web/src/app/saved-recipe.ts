import { queryKey } from '@simmer/client';
import type { Recipe, RecipeDraft } from '@simmer/contracts';
import { RECIPE_CREATION_TIMEOUT_MS } from '@simmer/contracts/constants';
import { client } from './client';
import { queryClient } from './query-client';

/**
 * Saves a new recipe under the id that this device made for it. An earlier try whose answer was lost may have arrived, perhaps with other
 * words, and the service gives those back: what is saved now is then written over them.
 */
export async function saveNewRecipe(id: string, draft: RecipeDraft, wasTried: boolean): Promise<Recipe> {
  const saved = await client.call('POST /recipes', { ...draft, id }, { idempotent: true, timeoutMs: RECIPE_CREATION_TIMEOUT_MS });
  if (!wasTried) return saved;
  return client.call('PUT /recipes/:id', { ...draft, id, revision: saved.revision }, { timeoutMs: RECIPE_CREATION_TIMEOUT_MS });
}

/** Shows a recipe as it was saved, and the lists with it. */
export function showSaved(saved: Recipe): void {
  queryClient.setQueryData(queryKey('GET /recipes/:id', { id: saved.id }), saved);
  void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes') });
  void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes/facets') });
}
