import { queryKey, RequestProblem } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { openedDevice } from '../device';

const keyOf = (id: string) => queryKey('GET /recipes/:id', { id });

/** For loaders: has a recipe that is kept on this device shown before the server has answered. It counts as new as the copy is. */
export async function showKept(queryClient: QueryClient, id: string): Promise<void> {
  const device = openedDevice();
  if (!device || isAnswered(queryClient, id)) return;
  const kept = await device.library.store.recipe(id);
  if (kept && !isAnswered(queryClient, id)) queryClient.setQueryData(keyOf(id), kept, { updatedAt: device.heardAt });
}

/** A copy does not come back in the place of a recipe that the server says is gone. */
function isAnswered(queryClient: QueryClient, id: string): boolean {
  const state = queryClient.getQueryState<Recipe>(keyOf(id));
  return state?.data !== undefined || (state?.error instanceof RequestProblem && state.error.code === 'recipes.not-found');
}
