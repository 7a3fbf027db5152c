import { queryKey, RequestProblem } from '@simmer/client';
import type { ContactMessage } from '@simmer/contracts';
import { notDone } from '@simmer/messages/common';
import { useToast } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Does something to a message: says that it is done, or why not. One that somebody else has changed is read again. */
export function useHandle(id: string): {
  isBusy: boolean;
  /** Resolves to whether it was done. */
  handle: (send: () => Promise<ContactMessage>, done: string) => Promise<boolean>;
} {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const cache = useQueryClient();
  const read = queryKey('GET /staff/contact-messages/:id', { id });
  return {
    isBusy,
    async handle(send, done) {
      setBusy(true);
      try {
        cache.setQueryData(read, await send());
        void cache.invalidateQueries({ queryKey: queryKey('GET /staff/contact-messages') });
        void cache.invalidateQueries({ queryKey: queryKey('GET /staff/contact-counts', {}) });
        toast({ message: done });
        return true;
      } catch (problem) {
        if (!(problem instanceof RequestProblem)) throw problem;
        toast({ message: notDone({ reason: problem.message }), tone: 'error' });
        if (problem.code === 'identity.message-changed') await cache.invalidateQueries({ queryKey: read });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
