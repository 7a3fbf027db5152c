import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../session/session';
import { useAccount } from '../session/use-session';
import { staleKeys } from './stale-keys';
import { openNewsStream } from './stream';

/** Keeps one stream of the cook's own news open while signed in; what it tells makes the copies it concerns stale. */
export function News(): null {
  const queryClient = useQueryClient();
  const accountId = useAccount()?.id;

  useEffect(() => {
    if (accountId === undefined) return;
    return openNewsStream('/api/news', {
      onItem(item) {
        for (const queryKey of staleKeys(item)) void queryClient.invalidateQueries({ queryKey });
      },
      // whatever was told during a gap is unknown, so every copy may be old
      onGap: () => void queryClient.invalidateQueries(),
      onRefused: () => void session.recheck(),
    });
  }, [accountId, queryClient]);

  return null;
}
