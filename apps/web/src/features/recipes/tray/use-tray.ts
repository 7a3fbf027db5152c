import { pagesOf, queryOf, type RequestProblem } from '@simmer/client';
import type { WaitingRecipe } from '@simmer/contracts';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/tray';
import { useToast } from '@simmer/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { write } from '../../../api/write';

/** What waits, how full the shelf is, and what can be done about it. */
export function useTray() {
  const toast = useToast();
  const query = useInfiniteQuery(pagesOf(client, 'GET /tray', { limit: MAX_PAGE_SIZE }));
  const { data: plan } = useQuery(queryOf(client, 'GET /subscription', {}));
  const { data: library } = useQuery(queryOf(client, 'GET /recipes/facets', {}));
  const waiting = query.data?.pages.flatMap(({ items }) => items) ?? [];

  async function attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const message = t.notDone({ reason: (error as RequestProblem).message });
      toast({ message, tone: 'error', action: { label: t.retry, onAction: () => void attempt(act) } });
    }
  }
  const restore = (ids: string[]): Promise<void> => attempt(async () => void (await write('POST /recipes/restore', { ids })));

  return {
    query,
    waiting,
    total: Math.max(query.data?.pages.at(-1)?.total ?? 0, waiting.length),
    limit: plan?.recipeLimit,
    owned: library?.total,
    moveFirst: ({ id }: WaitingRecipe) => attempt(async () => void (await write('PUT /tray/:id/first', { id }))),
    takeOff: ({ id, title }: WaitingRecipe) =>
      attempt(async () => {
        await write('DELETE /recipes/:id', { id });
        toast({ message: t.takenOff({ title }), action: { label: t.undo, onAction: () => void restore([id]) } });
      }),
    clear: (ids: string[]) =>
      attempt(async () => {
        const deleted = await write('POST /recipes/delete', { ids });
        toast({ message: t.cleared({ count: deleted.ids.length }), action: { label: t.undo, onAction: () => void restore(deleted.ids) } });
      }),
  };
}
