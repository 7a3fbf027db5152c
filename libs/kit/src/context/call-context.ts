import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '@simmer/contracts';

/** On whose behalf a call is made: an account; or, without an `accountId`, a visitor or a service on its own authority. */
export interface Actor {
  accountId: string | null;
  role: Role | 'visitor' | 'service';
  /** The session a cook came with; lets sign-out end just that one. */
  sessionId?: string;
}

export const A_VISITOR: Actor = { accountId: null, role: 'visitor' };
export const THE_SERVICE: Actor = { accountId: null, role: 'service' };

/** How somebody who signs in is told apart from others who try the same account. */
export interface Visitor {
  /** The network that the request came from, such as `203.0.113.7` or `2001:db8:1:2`. */
  source: string;
  /** The secret that this browser keeps, and no other. */
  deviceToken: string;
}

export interface CallContext {
  requestId: string;
  /** W3C trace context. */
  traceparent: string;
  /** Null: a visitor at the door. */
  actor: Actor | null;
  /** Epoch milliseconds after which nobody waits for the answer any more. */
  deadline: number;
  /** Only with a call that signs in or registers. */
  visitor?: Visitor;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, under which request id and trace; in force for everything that the request sets off. Only the gateway's requests have one. */
    callContext: CallContext;
  }
}

const storage = new AsyncLocalStorage<CallContext>();

export const runInContext = <T>(context: CallContext, work: () => T): T => storage.run(context, work);

/** The call being served, or undefined outside of one (a job, a listener, start-up). */
export const currentContext = (): CallContext | undefined => storage.getStore();
