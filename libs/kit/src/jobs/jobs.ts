import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { JobDefinition, JobPayloadOf } from '@simmer/contracts';
import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { ServiceConfig } from '../config/service-config';
import { runInContext, THE_SERVICE } from '../context/call-context';
import { nextTraceparent } from '../context/trace';
import type { Logger } from '../observability/logger';
import { LOGGER } from '../tokens';
import type { JobHandler } from './job-handlers';
import { RunStopped, RunTooLong } from './run-stopped';

/** A job that waits longer than any retry is for later. */
const SOON_MS = 10 * 60_000;
const SWEEP_EVERY_MS = 5_000;
const DAY_SECONDS = 86_400;
/** Before a run is tried again that is due once a day or so: long enough for an outage to pass. */
const NIGHTLY_PAUSE_MS = 60_000;
/** A run that does not end when its time is up is left to itself after so long, and its place is given to another. */
const ENDS_WITHIN_MS = 10_000;
/** After so long without a word of its process, a run is given to another one. As long as a lease. */
const LOCK_MS = 10_000;

export const queuePrefix = (namespace: string): string => (namespace ? `${namespace}-jobs` : 'jobs');

interface Running {
  handler: JobHandler;
  queue: Queue;
  worker: Worker;
  sweeper: NodeJS.Timeout;
}

/**
 * The jobs of a service: their queues and workers in Redis, and their schedules, which are followed once in all processes together. A queue may be lost
 * at any time: waiting work is requested from the service every few seconds and put back. Entries of the same payload are one.
 */
@Injectable()
export class Jobs implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly running = new Map<string, Running>();
  private readonly connections: Redis[] = [];
  private readonly ending = new AbortController();

  constructor(
    @Inject(ServiceConfig.token) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Begins to work, for the kit. */
  start(handlers: readonly JobHandler[]): void {
    for (const handler of handlers) this.running.set(handler.job.name, this.begin(handler));
  }

  /**
   * Puts a job into its queue, once for all who ask for it with the same payload while it waits; asked for while it runs, it runs again afterwards. Never
   * fails: when Redis is away, the sweeper will do it later.
   */
  async enqueue<J extends JobDefinition>(
    job: J,
    payload: JobPayloadOf<J>,
    { delaySeconds = 0 }: { delaySeconds?: number } = {},
  ): Promise<void> {
    const queue = this.running.get(job.name)?.queue;
    if (!queue) throw new Error(`${job.name} is no job of this service.`);
    const data = job.payload.parse(payload) as object;
    try {
      // the first place that neither waits nor runs
      for (let place = 0; place < (job.perCook ?? 1); place++) if (await added(queue, data, place, delaySeconds)) return;
    } catch (error) {
      this.logger.warn({ err: error, queue: job.name, ...data }, 'the queue is away; the sweeper will add this job');
    }
  }

  /** Whether Redis answers; undefined for a service that has no jobs. */
  async isReady(): Promise<boolean | undefined> {
    return this.connections[0] && (await this.connections[0].ping()) === 'PONG';
  }

  /** Whether nothing is waiting or running; the next time of a schedule, and what is for a later hour, do not count. */
  async isDrained(): Promise<boolean> {
    const drained = [...this.running.values()].map(async ({ queue, handler: { job } }) => {
      if ((await queue.getJobCountByTypes('active', 'waiting', 'prioritized')) > 0) return false;
      const delayed = job.schedule ? [] : await queue.getDelayed();
      return !delayed.some(({ timestamp, delay }) => timestamp + delay < Date.now() + SOON_MS);
    });
    return (await Promise.all(drained)).every(Boolean);
  }

  onModuleDestroy(): void {
    this.ending.abort(new RunStopped());
  }

  async beforeApplicationShutdown(): Promise<void> {
    const running = [...this.running.values()];
    for (const { sweeper } of running) clearInterval(sweeper);
    await Promise.all(running.map(({ worker }) => worker.close()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ queue }) => queue.close()));
    for (const connection of this.connections) connection.disconnect();
  }

  private begin(handler: JobHandler): Running {
    const { job } = handler;
    const prefix = queuePrefix(this.config.NAMESPACE);
    const { schedule } = job;
    // who has a turn, or comes again in a moment, is not tried again
    const isTriedAgain = !job.perCook && !(schedule && 'everySeconds' in schedule);
    // producers fail fast, workers wait: BullMQ's advice for production
    const queue = new Queue(job.name, {
      connection: this.connect({ enableOfflineQueue: false, maxRetriesPerRequest: 1 }),
      prefix,
      defaultJobOptions: {
        attempts: isTriedAgain ? job.retries + 1 : 1,
        backoff: { type: 'exponential', delay: schedule ? NIGHTLY_PAUSE_MS : 500, jitter: 0.5 },
        removeOnComplete: { age: DAY_SECONDS, count: 1_000 },
        removeOnFail: { age: 7 * DAY_SECONDS, count: 1_000 },
      },
    });
    const worker = new Worker(job.name, (entry) => this.run(handler, entry), {
      connection: this.connect({ maxRetriesPerRequest: null }),
      prefix,
      concurrency: job.concurrency,
      maxStalledCount: job.retries + 1,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS / 2,
    });
    const report = (error: Error): void => this.logger.warn({ err: error, queue: job.name }, 'the queue is not well');
    queue.on('error', report);
    worker.on('error', report);
    worker.on('failed', (entry, error) => this.logger.warn({ err: error, queue: job.name, job: entry?.id }, 'a job failed'));
    const sweeper = setInterval(() => void this.sweep(handler, queue), SWEEP_EVERY_MS).unref();
    if (job.schedule) void this.sweep(handler, queue);
    return { handler, queue, worker, sweeper };
  }

  private async run({ job, run }: JobHandler, entry: Job): Promise<void> {
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(new RunTooLong(job.name, job.totalSeconds)), job.totalSeconds * 1_000);
    const context = {
      requestId: uuidv7(),
      traceparent: nextTraceparent(),
      actor: THE_SERVICE,
      deadline: Date.now() + job.totalSeconds * 1_000 + ENDS_WITHIN_MS,
    };
    try {
      const signal = AbortSignal.any([tooLong.signal, this.ending.signal]);
      const work = runInContext(context, () => run(job.payload.parse(entry.data), { signal }));
      await Promise.race([work, leftToItself(tooLong.signal)]);
    } catch (error) {
      if (!(error instanceof RunStopped)) throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Puts back what a lost queue forgot: the schedule, and what waits. */
  private async sweep({ job, findWaiting }: JobHandler, queue: Queue): Promise<void> {
    try {
      if (job.schedule) await followSchedule(queue, job);
      for (const payload of (await findWaiting?.()) ?? []) await this.enqueue(job, payload);
    } catch (error) {
      this.logger.warn({ err: error, queue: job.name }, 'could not look for waiting jobs');
    }
  }

  private connect(options: { enableOfflineQueue?: boolean; maxRetriesPerRequest: number | null }): Redis {
    const connection = new Redis(this.config.REDIS_URL, { ...options, retryStrategy: (tries) => Math.min(tries * 100, 1_000) });
    connection.on('error', (error: Error) => this.logger.debug({ err: error }, 'redis connection'));
    this.connections.push(connection);
    return connection;
  }
}

/** False when the place is taken: then its entry comes at once, or again when it runs already. */
async function added(queue: Queue, data: object, place: number, delaySeconds: number): Promise<boolean> {
  const jobId = uuidv7();
  const deduplication = { id: `${JSON.stringify(data)} ${place}`, keepLastIfActive: true, reschedule: true };
  const entry = await queue.add(queue.name, data, { jobId, deduplication, delay: delaySeconds * 1_000 });
  return entry.id === jobId;
}

async function followSchedule(queue: Queue, { name, schedule }: JobDefinition): Promise<void> {
  const times = schedule && 'cron' in schedule ? { pattern: schedule.cron, tz: 'UTC' } : { every: (schedule?.everySeconds ?? 0) * 1_000 };
  const known = await queue.getJobScheduler(name);
  if (known && known.pattern === times.pattern && known.every === times.every) return;
  // one run at a time, in all processes together
  await queue.setGlobalConcurrency(1);
  await queue.upsertJobScheduler(name, times, { name, data: {} });
}

/** Rejects some time after the signal, for a run that ignores it. */
const leftToItself = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason as Error), ENDS_WITHIN_MS).unref(), { once: true }),
  );
