import type { z } from 'zod';

/** Who hears an event live, by name: the browsers of one account, or whoever opened a link. */
export type Audience = `account:${string}` | `link:${string}`;

/** The browsers in which this account is signed in. */
export const browsersOf = (accountId: string): Audience => `account:${accountId}`;

/** The browsers in which a link is open. */
export const guestsOf = (linkId: string): Audience => `link:${linkId}`;

export interface EventDefinition<S extends string = string, P extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly subject: S;
  readonly payload: P;
  /** Who is told at once, beside the services that listen; an event without it is for services alone. */
  audience?(payload: z.output<P>): readonly Audience[];
  /** What of it browsers are told; all of it unless given. */
  told?(payload: z.output<P>): { revision: number };
}

/** An event that browsers hear too. By its revision a browser knows whether its copy is as new already. */
export interface LiveEventDefinition<
  S extends string = string,
  P extends z.ZodType<{ revision: number }> = z.ZodType<{ revision: number }>,
  T extends { revision: number } = z.output<P>,
> extends EventDefinition<S, P> {
  audience(payload: z.output<P>): readonly Audience[];
  told?(payload: z.output<P>): T;
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
  live: { audience: (payload: z.output<P>) => readonly Audience[]; told?: (payload: z.output<P>) => T },
): LiveEventDefinition<S, P, T>;
export function event(subject: string, payload: z.ZodType, live?: Pick<LiveEventDefinition, 'audience' | 'told'>): EventDefinition {
  return { kind: 'event', subject, payload, ...(live as Pick<EventDefinition, 'audience' | 'told'>) };
}

/** The audience of what belongs to one cook. */
export const toOwner = { audience: ({ ownerId }: { ownerId: string }): readonly Audience[] => [browsersOf(ownerId)] };

export type PayloadOf<E extends EventDefinition> = z.output<E['payload']>;

/** What browsers are told of an event. */
export type PublishedPayload<E extends LiveEventDefinition> =
  E extends LiveEventDefinition<string, z.ZodType<{ revision: number }>, infer T> ? T : never;
