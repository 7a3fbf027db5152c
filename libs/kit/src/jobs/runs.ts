import { SetMetadata } from '@nestjs/common';
import type { JobDefinition, JobPayloadOf } from '@simmer/contracts';

export const RUNS = 'simmer:job';
export const FINDS_WAITING = 'simmer:job-waiting';

/** What a run gets besides its payload. */
export interface JobRun {
  /** Aborted when the time of the run is up or the process is about to end; a run that goes on is not waited for. */
  signal: AbortSignal;
}

/** Marks the method that does a job. It may be called again for the same payload and must not mind. */
export function Runs<J extends JobDefinition>(job: J) {
  return <H extends (payload: JobPayloadOf<J>, run: JobRun) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => SetMetadata(RUNS, job)(target, key, descriptor) as void;
}

/**
 * Marks the method that says for which payloads the job should be in its queue. It is called every few seconds, so that nothing is lost with the queue:
 * the database says what there is to do.
 */
export function FindsWaiting<J extends JobDefinition>(job: J) {
  return <H extends () => Promise<JobPayloadOf<J>[]>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<H>): void =>
    SetMetadata(FINDS_WAITING, job)(target, key, descriptor) as void;
}
