import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '../../../api/session/use-session';
import { keepIntent, takeIntent } from '../../../recipe/save-intent';

/** Does, once a visitor has signed in, what they wanted to do before; returns what remembers that they want it. */
export function useIntent(wanted: string, act: () => void): () => void {
  const isSignedIn = useAccount() !== undefined;
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isSignedIn && takeIntent(wanted)) actNow();
  }, [isSignedIn, wanted]);
  return () => keepIntent(wanted);
}
