import type { z } from 'zod';

export interface EventDefinition<S extends string = string, P extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly subject: S;
  readonly payload: P;
  /** Live events are also sent to the browser of the account named by `ownerId`. */
  readonly live: boolean;
}

/**
 * Declares a fact that happened. It carries ids and a revision, never a document; new fields are optional; listeners
 * must be idempotent, because delivery is at least once.
 */
export function event<const S extends `events.${string}.${string}.${string}`, P extends z.ZodType>(
  subject: S,
  payload: P,
  { live = false }: { live?: boolean } = {},
): EventDefinition<S, P> {
  return { kind: 'event', subject, payload, live };
}

export type PayloadOf<E extends EventDefinition> = z.output<E['payload']>;
