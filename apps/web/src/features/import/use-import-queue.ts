import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../app/client';
import { queryClient } from '../../app/query-client';
import { useAccount } from '../../app/session/use-session';
import { typedAddresses } from './import-address';
import { ImportQueue, type QueueState } from './import-queue';
import { KeptImports } from './kept-imports';
import { sendPage } from './send-page';
import { ifClosed, THIS_TAB } from './this-tab';

let opened: { accountId: string; queue: ImportQueue } | undefined;

/** The queue of the cook who is signed in: another one never sees it. It takes up what was left when a page was closed. */
function queueOf(accountId: string, cameWith: readonly string[]): ImportQueue {
  if (opened?.accountId === accountId) return opened.queue;
  opened?.queue.close();
  const kept = new KeptImports(localStorage, accountId, THIS_TAB);
  const queue = new ImportQueue({ client, queryClient, sendPage, keep: (imports) => kept.write(imports) });
  opened = { accountId, queue };
  // who comes with another address wants that one; the rest waits for the next visit
  for (const tab of kept.tabs(cameWith))
    void ifClosed(tab, () => {
      if (opened?.queue === queue) queue.restore(kept.take(tab));
    });
  return queue;
}

/**
 * Imports go on when the screen is left, and are shown again when the cook comes back; a single one that has ended is over then. `cameWith`
 * are the addresses that the screen was opened for, one per line.
 */
export function useImportQueue(cameWith: string): QueueState & { queue: ImportQueue } {
  const accountId = useAccount()?.id ?? '';
  const [queue] = useState(() => queueOf(accountId, typedAddresses(cameWith)));
  useEffect(
    () => () => {
      queue.leave();
    },
    [queue],
  );
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.snapshot) };
}
