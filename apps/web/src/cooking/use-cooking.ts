import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../api/session/use-session';
import type { CookingState } from './cooking-state';
import { cooking } from './cooking-store';

/** What goes on in the kitchen of who is signed in; undefined until it has been read. */
export function useCooking(): CookingState | undefined {
  const accountId = useAccount()?.id;
  const [readFor, setReadFor] = useState<string>();
  useEffect(() => {
    let open = true;
    if (accountId === undefined) cooking.close();
    else void cooking.open(accountId).then(() => open && setReadFor(accountId));
    return () => {
      open = false;
    };
  }, [accountId]);
  const state = useSyncExternalStore(cooking.subscribe, cooking.current, cooking.current);
  return accountId !== undefined && readFor === accountId ? state : undefined;
}

const TICK_MS = 250;

/** The time, in epoch milliseconds, as long as it matters. */
export function useNow(matters: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!matters) return;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    // background tabs tick late
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [matters]);
  return now;
}
