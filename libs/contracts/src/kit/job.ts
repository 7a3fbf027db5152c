import { z } from 'zod';
import { Id } from './fields';

/** When repeated work is due: every so many seconds, or by a cron expression in UTC, such as `0 3 * * *` for three at night. */
export type Schedule = { readonly everySeconds: number } | { readonly cron: string };

/** The same for people. */
export const scheduleText = (schedule: Schedule): string =>
  'cron' in schedule ? `${schedule.cron}, UTC` : `every ${schedule.everySeconds} s`;

export interface JobDefinition<N extends string = string, P extends z.ZodType = z.ZodType> {
  readonly kind: 'job';
  /** `<service>.<verb-object>`: the queue has the same name. */
  readonly name: N;
  /** What staff read on the queue board. */
  readonly summary: string;
  readonly payload: P;
  /** How many run at once in one process. */
  readonly concurrency: number;
  /** How many run at once for one cook, in all processes together. */
  readonly perCook: number | undefined;
  /** How often a run that failed is tried again. */
  readonly retries: number;
  /** How long one run may take; then its signal is aborted. */
  readonly totalSeconds: number;
  readonly schedule: Schedule | undefined;
}

interface Limits {
  summary: string;
  concurrency?: number;
  retries?: number;
  totalSeconds: number;
}

/**
 * The payload of a job with `perCook`. The work lies in records of the service, and the queue holds turns of cooks: whoever has a turn does the
 * cook's oldest work and lines up again behind the others while there is more. So one cook's 1,500 photos do not hold up another's one.
 */
export const CooksTurn = z.strictObject({ ownerId: Id });
export type CooksTurn = z.infer<typeof CooksTurn>;

const Nothing = z.strictObject({});

/**
 * Declares slow work that a service gives itself. This one definition serves the type of its handler (`@Runs` in libs/kit), the check of its payload,
 * the queue, its schedule and its place on the queue board. A handler must be idempotent: a run may be interrupted anywhere and begun again.
 */
export function job<const N extends `${string}.${string}`>(
  name: N,
  definition: Limits & { perCook: number },
): JobDefinition<N, typeof CooksTurn>;
export function job<const N extends `${string}.${string}`>(
  name: N,
  definition: Limits & { schedule: Schedule },
): JobDefinition<N, typeof Nothing>;
export function job<const N extends `${string}.${string}`, P extends z.ZodType>(
  name: N,
  definition: Limits & { payload: P },
): JobDefinition<N, P>;
export function job(
  name: string,
  { payload, perCook, schedule, concurrency = 1, retries = 4, ...limits }: Limits & Partial<JobDefinition>,
): JobDefinition {
  return { kind: 'job', name, payload: payload ?? (perCook ? CooksTurn : Nothing), concurrency, perCook, retries, schedule, ...limits };
}

/** What a job is given. */
export type JobPayloadOf<J extends JobDefinition> = z.output<J['payload']>;
