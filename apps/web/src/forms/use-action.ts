import { RequestProblem } from '@simmer/client';
import { useToast } from '@simmer/ui';
import { useState } from 'react';

/** What a button does, with a word when it is refused. */
export function useAction(act: () => Promise<unknown>): { busy: boolean; run: () => void } {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function attempt(): Promise<void> {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      toast({ message: error.message, tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    run: () => {
      if (!busy) void attempt();
    },
  };
}
