import type { LiveUpdate } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '../../api/ask-again';
import { liveRules } from '../../api/writes';
import type { Stale } from '../../api/writes/rules';

/** Has every copy that is older than the update asked for again; one that shows the update's revision, or a later one, is left alone. */
export async function refreshStaleCopies(queryClient: QueryClient, { type, payload }: LiveUpdate): Promise<void> {
  // an older page may hear of an event that it does not know
  const stale = (liveRules as Partial<Record<string, (payload: LiveUpdate['payload']) => Stale>>)[type]?.(payload);
  const asked = (stale?.keys ?? []).map((prefix) =>
    askAgain(queryClient, {
      queryKey: prefix,
      predicate: ({ state }) => stale?.id === undefined || !shows(state.data, stale.id, payload.revision),
    }),
  );
  await Promise.all(asked);
}

interface Copy {
  id?: unknown;
  revision?: unknown;
  items?: Copy[];
  pages?: Copy[];
}

/** Whether an answer, one of its items, or an item of one of its pages is this thing at this revision or a later one. */
function shows(data: unknown, id: string, revision: number): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const copy: Copy = data;
  if (copy.id === id) return typeof copy.revision === 'number' && copy.revision >= revision;
  return [...(copy.pages ?? []), ...(copy.items ?? [])].some((part) => shows(part, id, revision));
}
