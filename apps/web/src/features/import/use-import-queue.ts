import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../app/client';
import { queryClient } from '../../app/query-client';
import { useAccount } from '../../app/session/use-session';
import { ImportQueue, type QueueState } from './import-queue';
import { sendPage } from './send-page';

let kept: { accountId: string | undefined; queue: ImportQueue } | undefined;

/** The queue of the cook who is signed in: another one never sees it. */
function queueOf(accountId: string | undefined): ImportQueue {
  if (kept?.accountId === accountId && kept) return kept.queue;
  kept?.queue.clear();
  kept = { accountId, queue: new ImportQueue({ client, queryClient, sendPage }) };
  return kept.queue;
}

/** Several imports go on, and are shown again, when the cook comes back; a single one is over for this screen when it is left. */
export function useImportQueue(): QueueState & { queue: ImportQueue } {
  const accountId = useAccount()?.id;
  const [queue] = useState(() => queueOf(accountId));
  useEffect(
    () => () => {
      if (queue.snapshot().imports.length < 2) queue.clear();
    },
    [queue],
  );
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.snapshot) };
}
