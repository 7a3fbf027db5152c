import { queryKey, RequestProblem } from '@simmer/client';
import type { Recipe, RecipeDraft } from '@simmer/contracts';
import { RECIPE_CREATION_TIMEOUT_MS } from '@simmer/contracts/constants';
import { client } from './client';
import { queryClient } from './query-client';

/**
 * Saves a new recipe under the id that this device made for it. An earlier try whose answer was lost may have arrived with other words: what
 * is saved now is then written over them.
 */
export async function saveNewRecipe(id: string, draft: RecipeDraft, wasTried: boolean): Promise<Recipe> {
  const timeoutMs = RECIPE_CREATION_TIMEOUT_MS;
  try {
    return await client.call('POST /recipes', { ...draft, id }, { idempotent: true, timeoutMs });
  } catch (error) {
    if (!wasTried || !(error instanceof RequestProblem && error.code === 'request.id-reused')) throw error;
    const { revision } = await client.call('GET /recipes/:id', { id });
    return client.call('PUT /recipes/:id', { ...draft, id, revision }, { timeoutMs });
  }
}

/** Shows a recipe as it was saved, and the lists with it. */
export function showSaved(saved: Recipe): void {
  queryClient.setQueryData(queryKey('GET /recipes/:id', { id: saved.id }), saved);
  void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes') });
  void queryClient.invalidateQueries({ queryKey: queryKey('GET /recipes/facets') });
}
