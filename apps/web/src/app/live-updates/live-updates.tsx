import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../browser/idle';
import { useAccount } from '../../api/session/use-session';

/** Keeps one stream of live updates open while signed in; what it tells has the copies that are older asked for again. */
export function LiveUpdates(): null {
  const queryClient = useQueryClient();
  const accountId = useAccount()?.id;

  useEffect(() => {
    if (accountId === undefined) return;
    // what listens is no part of what every page loads first
    const listening = whenIdle(() => import('./keep-fresh')).then(({ keepFresh }) => keepFresh(queryClient));
    return () => void listening.then((stop) => stop());
  }, [accountId, queryClient]);

  return null;
}
