import type { Account } from '@simmer/contracts';
import { useSyncExternalStore } from 'react';
import { session, type Session } from './session';

/** Pages that come from the server are a visitor's until the browser knows better. */
const unknown: Session = { status: 'loading' };

const useSession = (): Session => useSyncExternalStore(session.subscribe, session.current, () => unknown);

/** The signed-in account, or undefined for a visitor. */
export function useAccount(): Account | undefined {
  const current = useSession();
  return current.status === 'signed-in' ? current.account : undefined;
}
