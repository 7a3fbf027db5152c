import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@simmer/contracts';
import type { Language } from '@simmer/messages';

export const A_VISITOR: Actor = { accountId: null, role: 'visitor' };
export const THE_SERVICE: Actor = { accountId: null, role: 'service' };

/** Tells people apart who try to sign in to the same account. */
export interface Visitor {
  /** The network that the request came from, such as `203.0.113.7` or `2001:db8:1:2`. */
  source: string;
  /** The secret that this browser keeps, and no other. */
  deviceToken: string;
  /** What the browser calls itself. */
  userAgent: string;
  /** What they want to read in. */
  language: Language;
}

export interface CallContext {
  requestId: string;
  /** W3C trace context. */
  traceparent: string;
  /** Null: a visitor. */
  actor: Actor | null;
  /** The deadline of the call, in epoch milliseconds. */
  deadline: number;
  /** Only with a call about getting into an account, and with a message from the contact page. */
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

/** For work that outlives the call that started it. */
export const runOutsideContext = <T>(work: () => T): T => storage.exit(work);

/** The call being served, or undefined outside of one (a job, a listener, start-up). */
export const currentContext = (): CallContext | undefined => storage.getStore();
