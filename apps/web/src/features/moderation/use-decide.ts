import { queryKey, RequestProblem } from '@simmer/client';
import { notDone } from '@simmer/messages/common';
import * as t from '@simmer/messages/moderation';
import { useToast } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Sends a decision: says that it is made, or why not. A case that somebody else has changed is read again. */
export function useDecide(id: string): { isBusy: boolean; decide: (send: () => Promise<unknown>) => Promise<void> } {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const cache = useQueryClient();
  return {
    isBusy,
    async decide(send) {
      setBusy(true);
      try {
        await send();
        toast({ message: t.decided });
      } catch (problem) {
        if (!(problem instanceof RequestProblem)) throw problem;
        toast({ message: notDone({ reason: problem.message }), tone: 'error' });
        if (problem.code === 'community.case-changed')
          await cache.invalidateQueries({ queryKey: queryKey('GET /staff/cases/:id', { id }) });
      } finally {
        setBusy(false);
      }
    },
  };
}
