import type { Account } from '@simmer/contracts';
import { createContext, use, useSyncExternalStore } from 'react';
import { session, type Session } from './session';

/** Who the page was rendered for, where the server rendered it. */
export const ServerSession = createContext<Session>({ status: 'loading' });

function useSession(): Session {
  const serverSession = use(ServerSession);
  return useSyncExternalStore(session.subscribe, session.current, () => serverSession);
}

/** The signed-in account, or undefined for a visitor. */
export function useAccount(): Account | undefined {
  const current = useSession();
  return current.status === 'signed-in' ? current.account : undefined;
}
