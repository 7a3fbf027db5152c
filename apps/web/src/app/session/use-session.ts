import type { Account } from '@simmer/contracts';
import { useSyncExternalStore } from 'react';
import { session, type Session } from './session';

const useSession = (): Session => useSyncExternalStore(session.subscribe, session.current);

/** The signed-in account, or undefined for a visitor. */
export function useAccount(): Account | undefined {
  const current = useSession();
  return current.status === 'signed-in' ? current.account : undefined;
}
