import type { z } from 'zod';

/** Who gets an event live, by name: the browsers of one account, or the guests of a link. */
export type Audience = `account:${string}` | `link:${string}`;

/** The browsers in which this account is signed in. */
export const browsersOf = (accountId: string): Audience => `account:${accountId}`;

/** The browsers in which a link is open. */
export const guestsOf = (linkId: string): Audience => `link:${linkId}`;

export interface EventDefinition<S extends string = string, P extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly subject: S;
  readonly payload: P;
  /** The browsers that get it live; an event without an audience is for services alone. */
  audience?(payload: z.output<P>): readonly Audience[];
  /** The browsers' form of the payload; all of it unless given. */
  project?(payload: z.output<P>): { revision: number };
}

/** An event that browsers get too. By its revision a browser knows whether its copy is current. */
export interface LiveEventDefinition<
  S extends string = string,
  P extends z.ZodType<{ revision: number }> = z.ZodType<{ revision: number }>,
  T extends { revision: number } = z.output<P>,
> extends EventDefinition<S, P> {
  audience(payload: z.output<P>): readonly Audience[];
  project?(payload: z.output<P>): T;
}

type Subject = `events.${string}.${string}.${string}`;

/**
 * Declares a fact that happened. It carries ids and a revision, never a document; new fields are optional; listeners
 * must be idempotent, because delivery is at least once.
 */
export function event<const S extends Subject, P extends z.ZodType>(subject: S, payload: P): EventDefinition<S, P>;
export function event<const S extends Subject, P extends z.ZodType<{ revision: number }>, T extends { revision: number } = z.output<P>>(
  subject: S,
  payload: P,
  live: { audience: (payload: z.output<P>) => readonly Audience[]; project?: (payload: z.output<P>) => T },
): LiveEventDefinition<S, P, T>;
export function event(subject: string, payload: z.ZodType, live?: Pick<LiveEventDefinition, 'audience' | 'project'>): EventDefinition {
  return { kind: 'event', subject, payload, ...(live as Pick<EventDefinition, 'audience' | 'project'>) };
}

/** The audience of what belongs to one cook. */
export const toOwner = { audience: ({ ownerId }: { ownerId: string }): readonly Audience[] => [browsersOf(ownerId)] };

export type PayloadOf<E extends EventDefinition> = z.output<E['payload']>;

/** The browsers' form of an event's payload. */
export type PublishedPayload<E extends LiveEventDefinition> =
  E extends LiveEventDefinition<string, z.ZodType<{ revision: number }>, infer T> ? T : never;
