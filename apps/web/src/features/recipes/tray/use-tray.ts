import { pagesOf, queryOf } from '@simmer/client';
import type { WaitingRecipe } from '@simmer/contracts';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import { notDone } from '@simmer/messages/common';
import * as t from '@simmer/messages/tray';
import { useToast } from '@simmer/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { write } from '../../../api/write';
import { useAttempt } from '../../../forms/use-action';

/** What waits, how full the shelf is, and what can be done about it. */
export function useTray() {
  const toast = useToast();
  const query = useInfiniteQuery(pagesOf(client, 'GET /tray', { limit: MAX_PAGE_SIZE }));
  const { data: plan } = useQuery(queryOf(client, 'GET /subscription', {}));
  const { data: library } = useQuery(queryOf(client, 'GET /recipes/facets', {}));
  const waiting = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const attempt = useAttempt();
  const act = async (change: () => Promise<unknown>): Promise<void> => void (await attempt(change, notDone));
  const restore = (ids: string[]): Promise<void> => act(() => write('POST /recipes/restore', { ids }));

  return {
    query,
    waiting,
    total: Math.max(query.data?.pages.at(-1)?.total ?? 0, waiting.length),
    limit: plan?.recipeLimit,
    owned: library?.places,
    moveFirst: ({ id }: WaitingRecipe) => act(() => write('PUT /tray/:id/first', { id })),
    takeOff: ({ id, title }: WaitingRecipe) =>
      act(async () => {
        await write('DELETE /recipes/:id', { id });
        toast({ message: t.takenOff({ title }), action: { label: t.undo, onAction: () => void restore([id]) } });
      }),
    clear: (ids: string[]) =>
      act(async () => {
        const deleted = await write('POST /recipes/delete', { ids });
        toast({ message: t.cleared({ count: deleted.ids.length }), action: { label: t.undo, onAction: () => void restore(deleted.ids) } });
      }),
  };
}
