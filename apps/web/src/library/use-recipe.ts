import { queryKey, queryOf, RequestProblem } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { client } from '../app/client';
import { openedDevice, useDevice } from '../data/device';

const keyOf = (id: string) => queryKey('GET /recipes/:id', { id });

/** For loaders: has a recipe that is kept on this device shown before the server has answered. It counts as new as the copy is. */
export async function showKept(queryClient: QueryClient, id: string): Promise<void> {
  const device = openedDevice();
  if (!device || isAnswered(queryClient, id)) return;
  const kept = await device.library.store.recipe(id).catch(nothingWhereNothingIsKept);
  if (kept && !isAnswered(queryClient, id)) queryClient.setQueryData(keyOf(id), kept, { updatedAt: device.heardAt });
}

/** Some private windows open no store at all. */
function nothingWhereNothingIsKept(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}

/** A copy does not come back in the place of a recipe that the server says is gone. */
function isAnswered(queryClient: QueryClient, id: string): boolean {
  const state = queryClient.getQueryState<Recipe>(keyOf(id));
  return state?.data !== undefined || (state?.error instanceof RequestProblem && state.error.code === 'recipes.not-found');
}

/** A recipe: as it is kept on this device, then as the server says, with what its cook has changed and the server does not know yet. */
export function useRecipe(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(client, 'GET /recipes/:id', { id }));
  const device = useDevice((opened) => opened);
  const writes = useDevice((opened) => opened?.writes);
  useEffect(() => {
    if (device) void showKept(queryClient, id);
  }, [device, queryClient, id]);
  const { data } = query;
  const recipe = useMemo((): Recipe | undefined => {
    if (!writes) return data;
    return data ? device?.library.shown(data) : device?.library.unsent(id);
  }, [data, device, writes, id]);
  return { ...query, data: recipe };
}
