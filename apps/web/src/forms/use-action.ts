import { RequestProblem } from '@simmer/client';
import * as t from '@simmer/messages/common';
import { useToast } from '@simmer/ui';
import { useCallback, useState } from 'react';

type Refused = (words: { reason: string }) => string;

/**
 * Does something, and says in a toast when it is refused, with a button that tries again. Resolves to whether it was done. `refused` are the
 * words of the toast, if it is about something else than saving.
 */
export type Attempt = (act: () => Promise<unknown>, refused?: Refused) => Promise<boolean>;

/** For what may be done again before the last time has ended. */
export function useAttempt(): Attempt {
  const toast = useToast();
  return useCallback(
    async function attempt(act: () => Promise<unknown>, refused: Refused = t.notSaved): Promise<boolean> {
      try {
        await act();
        return true;
      } catch (error) {
        if (!(error instanceof RequestProblem)) throw error;
        toast({
          message: refused({ reason: error.message }),
          tone: 'error',
          action: { label: t.retry, onAction: () => void attempt(act, refused) },
        });
        return false;
      }
    },
    [toast],
  );
}

interface Action {
  busy: boolean;
  run: () => void;
}

/** What a button does, once at a time: refused, it says why and can be tried again. `refused` are the words around the reason, if any. */
export function useAction(act: () => Promise<unknown>, refused: Refused = reasonAlone): Action {
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);

  async function actBusily(): Promise<void> {
    setBusy(true);
    try {
      await act();
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    run: () => {
      if (!busy) void attempt(actBusily, refused);
    },
  };
}

const reasonAlone: Refused = ({ reason }) => reason;
