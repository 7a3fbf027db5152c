import { queryOf } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { client } from '../../api/client';
import { useDevice } from '../device';
import { showKept } from './show-kept';

/** A recipe: as it is kept on this device, then as the server says, with what its cook has changed and the server does not know yet. */
export function useRecipe(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(client, 'GET /recipes/:id', { id }));
  const device = useDevice((opened) => opened);
  const writes = useDevice((opened) => opened?.queue.writes);
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
