import { pagesOf, queryKey, type RequestProblem } from '@simmer/client';
import type { DeletedRecipe } from '@simmer/contracts';
import { MAX_PAGE_SIZE, MAX_RECIPES_AT_ONCE } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/deleted';
import { useToast } from '@simmer/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client';
import { write } from '../../../data/write';

/** The deleted recipes as they were when the screen was opened. What comes back stays in its place until the next visit, so that nothing jumps. */
export function useDeletedRecipes() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    ...pagesOf(client, 'GET /recipes/deleted', { limit: MAX_PAGE_SIZE }),
    staleTime: Infinity,
  });
  useEffect(() => () => queryClient.removeQueries({ queryKey: queryKey('GET /recipes/deleted') }), [queryClient]);
  const [back, setBack] = useState<ReadonlySet<string>>(new Set());
  const recipes = query.data?.pages.flatMap(({ items }) => items) ?? [];

  const restoring = useMutation({
    mutationFn: async (wanted: readonly DeletedRecipe[]) => {
      const restored: string[] = [];
      let isLibraryFull = false;
      for (let at = 0; at < wanted.length; at += MAX_RECIPES_AT_ONCE) {
        const ids = wanted.slice(at, at + MAX_RECIPES_AT_ONCE).map(({ id }) => id);
        const answer = await write('POST /recipes/restore', { ids });
        restored.push(...answer.ids);
        setBack((before) => new Set([...before, ...answer.ids]));
        isLibraryFull ||= answer.isLibraryFull;
      }
      return { restored, isLibraryFull };
    },
    onSuccess: ({ restored, isLibraryFull }, wanted) => {
      const isOne = wanted.length === 1 && restored.length === 1;
      const message = isLibraryFull
        ? t.libraryFull({ count: restored.length, waiting: wanted.length - restored.length })
        : isOne
          ? t.isBack({ title: wanted[0]?.title ?? '' })
          : t.areBack({ count: restored.length });
      const undo = restored.length > 0 && { action: { label: t.undo, onAction: () => deleting.mutate(restored) } };
      toast({ message, ...(isLibraryFull && { tone: 'error' }), ...undo });
    },
    onError: (problem, wanted) => failed(problem, () => restoring.mutate(wanted)),
  });

  const deleting = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (let at = 0; at < ids.length; at += MAX_RECIPES_AT_ONCE) {
        const some = ids.slice(at, at + MAX_RECIPES_AT_ONCE);
        await write('POST /recipes/delete', { ids: some });
        setBack((before) => new Set([...before].filter((id) => !some.includes(id))));
      }
    },
    onError: (problem, ids) => failed(problem, () => deleting.mutate(ids)),
  });

  function failed(problem: Error, onAction: () => void): void {
    toast({ message: t.notDone({ reason: (problem as RequestProblem).message }), tone: 'error', action: { label: t.retry, onAction } });
  }

  /** All of them, also those of pages that were not scrolled to. */
  async function loadAll(): Promise<DeletedRecipe[]> {
    let result = query.hasNextPage ? await query.fetchNextPage() : undefined;
    while (result?.hasNextPage && !result.isError) result = await result.fetchNextPage();
    return result?.data?.pages.flatMap(({ items }) => items) ?? recipes;
  }

  return {
    query,
    recipes,
    back,
    total: query.data?.pages[0]?.total ?? 0,
    perDay: query.data?.pages[0]?.perDay ?? [],
    isRestoring: restoring.isPending,
    loadAll,
    // a failure has been told in a toast; whoever asked only waits for the end
    restore: (wanted: readonly DeletedRecipe[]) => restoring.mutateAsync(wanted).catch(() => undefined),
  };
}
