import { pagesOf, pastRateLimit, queryKey } from '@simmer/client';
import type { DeletedRecipe } from '@simmer/contracts';
import { MAX_PAGE_SIZE, MAX_RECIPES_AT_ONCE } from '@simmer/contracts/constants';
import { notDone } from '@simmer/messages/common';
import * as t from '@simmer/messages/deleted';
import { useToast } from '@simmer/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../../api/client';
import { write } from '../../../api/write';
import { useAttempt } from '../../../forms/use-action';

/** Recipes to restore or delete, and those of them that are done: what is tried again after a failure goes on there. */
interface Task {
  ids: readonly string[];
  done: Set<string>;
}

const taskOf = (ids: readonly string[]): Task => ({ ids, done: new Set() });

function* batchesLeft({ ids, done }: Task): Generator<string[]> {
  const left = ids.filter((id) => !done.has(id));
  for (let at = 0; at < left.length; at += MAX_RECIPES_AT_ONCE) yield left.slice(at, at + MAX_RECIPES_AT_ONCE);
}

/** The deleted recipes as they were when the screen was opened. What comes back stays in its place until the next visit, so that nothing jumps. */
export function useDeletedRecipes() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    ...pagesOf(client, 'GET /recipes/deleted', { limit: MAX_PAGE_SIZE }),
    staleTime: Infinity,
  });
  useEffect(() => () => queryClient.removeQueries({ queryKey: queryKey('GET /recipes/deleted') }), [queryClient]);
  const attempt = useAttempt();
  const [isRestoring, setRestoring] = useState(false);
  const [back, setBack] = useState<ReadonlySet<string>>(new Set());
  const recipes = query.data?.pages.flatMap(({ items }) => items) ?? [];

  async function restore(task: Task): Promise<void> {
    setRestoring(true);
    try {
      tellBack(task, await restoreBatches(task));
    } finally {
      setRestoring(false);
    }
  }

  /** Resolves to whether the library was full before all were back. */
  async function restoreBatches(task: Task): Promise<boolean> {
    for (const ids of batchesLeft(task)) {
      const answer = await pastRateLimit(() => write('POST /recipes/restore', { ids }));
      for (const id of answer.ids) task.done.add(id);
      setBack((before) => new Set([...before, ...answer.ids]));
      if (answer.isLibraryFull) return true;
    }
    return false;
  }

  function tellBack({ ids, done }: Task, isLibraryFull: boolean): void {
    const isOne = ids.length === 1 && done.size === 1;
    const message = isLibraryFull
      ? t.libraryFull({ count: done.size, waiting: ids.length - done.size })
      : isOne
        ? t.isBack({ title: recipes.find(({ id }) => id === ids[0])?.title ?? '' })
        : t.areBack({ count: done.size });
    const again = taskOf([...done]);
    const undo = done.size > 0 && { action: { label: t.undo, onAction: () => void attempt(() => removeAgain(again), notDone) } };
    toast({ message, ...(isLibraryFull && { tone: 'error' }), ...undo });
  }

  async function removeAgain(task: Task): Promise<void> {
    for (const ids of batchesLeft(task)) {
      await pastRateLimit(() => write('POST /recipes/delete', { ids }));
      for (const id of ids) task.done.add(id);
      setBack((before) => new Set([...before].filter((id) => !task.done.has(id))));
    }
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
    isRestoring,
    loadAll,
    /** Resolves at the end of the first try, whatever it was. */
    async restore(wanted: readonly DeletedRecipe[]): Promise<void> {
      const task = taskOf(wanted.map(({ id }) => id));
      await attempt(() => restore(task), notDone);
    },
  };
}
