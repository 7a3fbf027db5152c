import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '@simmer/contracts';

/** On whose behalf a call is made: an account, or a service on its own authority (then `accountId` is null). */
export interface Actor {
  accountId: string | null;
  role: Role | 'service';
  /** The session a cook came with; lets sign-out end just that one. */
  sessionId?: string;
}

export interface CallContext {
  requestId: string;
  /** W3C trace context. */
  traceparent: string;
  actor: Actor | null;
  /** Epoch milliseconds after which nobody waits for the answer any more. */
  deadline: number;
}

const storage = new AsyncLocalStorage<CallContext>();

export const runInContext = <T>(context: CallContext, work: () => T): T => storage.run(context, work);

/** The call being served, or undefined outside of one (a job, a listener, start-up). */
export const currentContext = (): CallContext | undefined => storage.getStore();
