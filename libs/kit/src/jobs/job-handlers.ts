import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { CooksTurn, JobDefinition, ServiceName } from '@simmer/contracts';
import { discoverMethods } from '../discovered-methods';
import { LeasedRuns, LeasedWork } from './leased-runs';
import { FINDS_WAITING, type JobRun, RUNS } from './runs';

export interface JobHandler {
  job: JobDefinition;
  run(payload: unknown, run: JobRun): Promise<void>;
  /** For which payloads the job should be in its queue; none of a job that only follows its schedule. */
  findWaiting?(): Promise<unknown[]>;
}

/** The jobs that the service's `@Runs` methods and its leased work do. Throws when one of the service's jobs is done by none or by two of them, or would be lost with its queue. */
export function jobHandlersOf(
  service: ServiceName,
  declared: readonly JobDefinition[],
  app: Pick<INestApplicationContext, 'get'>,
): JobHandler[] {
  const nest = { discovery: app.get(DiscoveryService), scanner: app.get(MetadataScanner), reflector: app.get(Reflector) };
  const finders = discoverMethods<JobDefinition>(nest, FINDS_WAITING);
  const methods = discoverMethods<JobDefinition>(nest, RUNS).map(({ declared: job, call }): JobHandler => {
    const finder = finders.find(({ declared }) => declared === job);
    return {
      job,
      run: async (payload, run) => void (await call(payload, run)),
      ...(finder && { findWaiting: () => finder.call() as Promise<unknown[]> }),
    };
  });
  const handlers = [...methods, ...leasedHandlers(nest.discovery, app.get(LeasedRuns))];
  const names = handlers.map(({ job }) => job.name);
  const missing = declared.filter(({ name }) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${service} has no handler for the job ${missing.map(({ name }) => name).join(', ')}.`);
  const wrong = names.filter((name, at) => !name.startsWith(`${service}.`) || names.indexOf(name) !== at);
  if (wrong.length > 0) throw new Error(`${service} runs a job that is not its own, or runs it twice: ${wrong.join(', ')}.`);
  const lost = handlers.filter(({ job, findWaiting }) => !findWaiting && !job.schedule).map(({ job }) => job.name);
  if (lost.length > 0) throw new Error(`${lost.join(', ')} would be lost with its queue: say with @FindsWaiting where it is recorded.`);
  return handlers;
}

/** The jobs that work on leased records. */
function leasedHandlers(discovery: DiscoveryService, runs: LeasedRuns): JobHandler[] {
  const works = discovery.getProviders().flatMap(({ instance }) => (instance instanceof LeasedWork ? [instance as LeasedWork] : []));
  return [...new Set(works)].map((work) => ({
    job: work.job,
    run: (turn, run) => runs.takeTurn(work, turn as CooksTurn, run),
    findWaiting: () => work.records.waiting(work.statuses),
  }));
}
