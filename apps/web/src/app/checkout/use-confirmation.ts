import { queryOf, RequestProblem } from '@simmer/client';
import { CHECKOUT_POLL_MS, CHECKOUT_POLLS } from '@simmer/contracts/constants';
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { write } from '../../api/write';

export type Confirmation =
  /** `isSlow`: it was asked often enough; from here on the cook asks. */
  { status: 'waiting'; isSlow: boolean } | { status: 'premium' } | { status: 'nothing' } | { status: 'refused'; problem: RequestProblem };

/** Ids of checkouts begin so; the words in their place never do, and are never sent as one. */
const isId = (sessionId: string): boolean => /^cs_[\w-]+$/.test(sessionId);

/** What the server has of a checkout that somebody came back from, asked until it is there. */
export function useConfirmation(sessionId: string): { confirmation: Confirmation; askAgain: () => void } {
  const [confirmation, setConfirmation] = useState<Confirmation>({ status: 'waiting', isSlow: false });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isOver = false;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function ask(): Promise<void> {
      asked += 1;
      const answer = await confirmed(sessionId);
      if (isOver) return;
      const isAskedEnough = asked >= CHECKOUT_POLLS;
      setConfirmation(answer.status === 'waiting' ? { ...answer, isSlow: isAskedEnough } : answer);
      if (answer.status === 'waiting' && !isAskedEnough) timer = setTimeout(() => void ask(), CHECKOUT_POLL_MS);
    }

    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sessionId, round]);

  return {
    confirmation,
    askAgain: useCallback(() => {
      setConfirmation({ status: 'waiting', isSlow: false });
      setRound((before) => before + 1);
    }, []),
  };
}

/** A word says that somebody came back and not from what: their plan as it is now is all that can be said. */
async function confirmed(sessionId: string): Promise<Confirmation> {
  try {
    if (!isId(sessionId)) {
      const { isActive } = await queryClient.fetchQuery({ ...queryOf(client, 'GET /subscription', {}), staleTime: 0 });
      return { status: isActive ? 'premium' : 'nothing' };
    }
    const { isActive } = await write('POST /checkouts/:session_id/confirmation', { session_id: sessionId });
    return isActive ? { status: 'premium' } : { status: 'waiting', isSlow: false };
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    return error.code === 'billing.checkout-not-yours' ? { status: 'refused', problem: error } : { status: 'waiting', isSlow: false };
  }
}
