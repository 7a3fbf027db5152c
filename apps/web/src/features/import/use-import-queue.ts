import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { typedAddresses } from './import-address';
import { ImportQueue, type QueueState } from './import-queue';
import { KeptImports } from './kept-imports';
import { ifClosed, THIS_TAB } from './this-tab';

let opened: { accountId: string; queue: ImportQueue } | undefined;

/** The queue of the cook who is signed in: another one never sees it. It takes up what was left when a page was closed. */
function queueOf(accountId: string, cameWith: readonly string[]): ImportQueue {
  if (opened?.accountId === accountId) return opened.queue;
  opened?.queue.close();
  const kept = new KeptImports(accountId, THIS_TAB);
  const queue = new ImportQueue({ client, queryClient, write, keep: (imports) => void kept.write(imports) });
  opened = { accountId, queue };
  void restore(queue, kept, cameWith);
  return queue;
}

/** Who comes with another address wants that one; the rest waits for the next visit. */
async function restore(queue: ImportQueue, kept: KeptImports, cameWith: readonly string[]): Promise<void> {
  const isOpen = (): boolean => opened?.queue === queue;
  for (const tab of await kept.tabs(cameWith))
    void ifClosed(tab, async () => {
      if (!isOpen()) return;
      const rows = await kept.take(tab);
      if (isOpen()) queue.restore(rows);
    });
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
