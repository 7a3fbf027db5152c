import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { JobDefinition, ServiceName } from '@simmer/contracts';
import { discoverMethods } from '../discovered-methods';
import { FINDS_WAITING, type JobRun, RUNS } from './runs';

export interface JobHandler {
  job: JobDefinition;
  run(payload: unknown, run: JobRun): Promise<void>;
  /** For which payloads the job should be in its queue; none of a job that only follows its schedule. */
  findWaiting?(): Promise<unknown[]>;
}

/** The jobs that the service's `@Runs` methods do. Throws when one of the service's jobs is done by none or by two of them, or would be lost with its queue. */
export function jobHandlersOf(
  service: ServiceName,
  declared: readonly JobDefinition[],
  app: Pick<INestApplicationContext, 'get'>,
): JobHandler[] {
  const nest = { discovery: app.get(DiscoveryService), scanner: app.get(MetadataScanner), reflector: app.get(Reflector) };
  const finders = discoverMethods<JobDefinition>(nest, FINDS_WAITING);
  const handlers = discoverMethods<JobDefinition>(nest, RUNS).map(({ declared: job, call }): JobHandler => {
    const finder = finders.find(({ declared }) => declared === job);
    return {
      job,
      run: async (payload, run) => void (await call(payload, run)),
      ...(finder && { findWaiting: () => finder.call() as Promise<unknown[]> }),
    };
  });
  const names = handlers.map(({ job }) => job.name);
  const missing = declared.filter(({ name }) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${service} has no handler for the job ${missing.map(({ name }) => name).join(', ')}.`);
  const wrong = names.filter((name, at) => !name.startsWith(`${service}.`) || names.indexOf(name) !== at);
  if (wrong.length > 0) throw new Error(`${service} runs a job that is not its own, or runs it twice: ${wrong.join(', ')}.`);
  const lost = handlers.filter(({ job, findWaiting }) => !findWaiting && !job.schedule).map(({ job }) => job.name);
  if (lost.length > 0) throw new Error(`${lost.join(', ')} would be lost with its queue: say with @FindsWaiting where it is recorded.`);
  return handlers;
}
