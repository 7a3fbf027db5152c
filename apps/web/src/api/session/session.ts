import { createClient, RequestProblem } from '@simmer/client';
import type { Account } from '@simmer/contracts';
import { createStore } from '../../browser/emitter';
import { onServer } from '../../browser/site';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-in'; account: Account }
  /** `expired`: the server ended it, the cook did not. */
  | { status: 'signed-out'; expired: boolean }
  /** No answer at all: neither signed in nor out is known. */
  | { status: 'unreachable'; problem: RequestProblem };

export type KnownSession = Exclude<Session, { status: 'loading' }>;

export const knownBy = (account: Account | null): KnownSession =>
  account ? { status: 'signed-in', account } : { status: 'signed-out', expired: false };

// one quick repeat only: the whole app waits for this answer
const quickClient = createClient({ baseUrl: onServer('/api'), retryAttempts: 1, retryDelayMs: 300 });

/** What a device knows of the account that is signed in on it, so that the app opens without an answer of the server's. */
export interface SessionMemory {
  read(): Account | undefined;
  write(account: Account | undefined): void;
}

const NO_MEMORY: SessionMemory = { read: () => undefined, write: () => undefined };

/** Who is using the app. The cookie itself is out of any script's reach; this is what the server said about it. */
export function createSession(askAccount: () => Promise<Account | null>, memory = NO_MEMORY) {
  const state = createStore<Session>({ status: 'loading' });
  let asking: Promise<KnownSession> | undefined;

  function become<S extends Session>(next: S): S {
    if (next.status !== 'unreachable') memory.write(next.status === 'signed-in' ? next.account : undefined);
    state.set(next);
    return next;
  }

  function ask(): Promise<KnownSession> {
    return askAccount().then(
      (account) => become(knownBy(account)),
      (error: unknown) => {
        if (!(error instanceof RequestProblem)) throw error;
        asking = undefined;
        return become({ status: 'unreachable', problem: error });
      },
    );
  }

  return {
    current: state.get,
    subscribe: state.subscribe,
    /**
     * Asks the server once; later calls get the state as it is then. An unanswered question is asked again. Who was signed in when this device was last
     * used is taken to be still, until the server says otherwise.
     */
    async ready(): Promise<KnownSession> {
      const current = state.get();
      if (current.status === 'signed-in' || current.status === 'signed-out') return current;
      const account = memory.read();
      if (account) {
        const known = become({ status: 'signed-in', account });
        void this.recheck();
        return known;
      }
      asking ??= ask();
      return asking;
    },
    /** Asks the server again whether a session that looks alive still is, and whose it is by now. Without an answer it is taken to be. */
    async recheck(): Promise<void> {
      if (state.get().status !== 'signed-in') return;
      try {
        const account = await askAccount();
        // the cook may have signed out meanwhile
        if (state.get().status !== 'signed-in') return;
        if (account) become({ status: 'signed-in', account });
        else this.end({ expired: true });
      } catch (error) {
        if (!(error instanceof RequestProblem)) throw error;
      }
    },
    start(account: Account): void {
      become({ status: 'signed-in', account });
    },
    /** Takes what the server has said already, so that it need not be asked. */
    learn(account: Account | null): void {
      become(knownBy(account));
    },
    end({ expired = false } = {}): void {
      if (state.get().status !== 'signed-out') become({ status: 'signed-out', expired });
    },
  };
}

const KEY = 'simmer.account';

/** Also for a start without a connection. Goes with the session. */
const onThisDevice: SessionMemory = {
  read: () => (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Account | null) ?? undefined,
  write: (account) => (account ? localStorage.setItem(KEY, JSON.stringify(account)) : localStorage.removeItem(KEY)),
};

export const session = createSession(async () => (await quickClient.call('GET /session', {})).account, onThisDevice);
