import { queryOf } from '@simmer/client';
import { QueryObserver } from '@tanstack/react-query';
import { client } from '../../api/client';
import { queryClient } from '../../api/query-client';

/** Whoever comes back to the app is not asked for more often. */
const FRESH_MS = 60_000;

/** Tells how much is new in the cook's feed, whenever that is asked for or changes. Returns how to end it. */
export function watchFeed(onNew: (count: number) => void): () => void {
  const counts = new QueryObserver(queryClient, { ...queryOf(client, 'GET /community/feed', {}), staleTime: FRESH_MS });
  const tell = ({ data } = counts.getCurrentResult()): void => {
    if (data) onNew(data.recipes + data.answers + data.notices);
  };
  const end = counts.subscribe(tell);
  // a screen may have asked already
  tell();
  return end;
}
