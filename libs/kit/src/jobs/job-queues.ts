import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { ServiceConfig } from '../config/service-config';
import type { Logger } from '../observability/logger';
import { LOGGER } from '../tokens';

const SWEEP_EVERY_MS = 5_000;
const ATTEMPTS = 5;
const DAY_SECONDS = 86_400;

/**
 * Slow work that a service gives itself. The database record is the truth and carries the lease; the queue entry holds
 * only its id and is a hint that the sweeper makes again when it got lost.
 */
export interface JobDefinition {
  /** The queue's name, as staff see it. */
  queue: string;
  concurrency: number;
  /** Does the work of one record. Takes the lease itself and returns when another run holds it or it is done already. */
  run(recordId: string): Promise<void>;
  /** Ids of records that should be running and are not: queued but forgotten, or with a lease that ran out. */
  unfinished(): Promise<string[]>;
}

export interface JobQueue {
  /** Tells the workers of a record. Never fails: when Redis is away the sweeper will do it later. */
  add(recordId: string): Promise<void>;
}

export const queuePrefix = (namespace: string): string => (namespace ? `${namespace}-jobs` : 'jobs');

/** The service's BullMQ queues, workers and sweepers. */
@Injectable()
export class JobQueues implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly queues: Queue[] = [];
  private readonly workers: Worker[] = [];
  private readonly sweepers: NodeJS.Timeout[] = [];
  private readonly connections: Redis[] = [];

  constructor(
    @Inject(ServiceConfig.token) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Starts working on a queue and returns the way to add to it. */
  start(definition: JobDefinition): JobQueue {
    const prefix = queuePrefix(this.config.NAMESPACE);
    // producers fail fast, workers wait: BullMQ's advice for production
    const queue = new Queue(definition.queue, {
      connection: this.connect({ enableOfflineQueue: false, maxRetriesPerRequest: 1 }),
      prefix,
      defaultJobOptions: {
        attempts: ATTEMPTS,
        backoff: { type: 'exponential', delay: 500 },
        removeOnComplete: { age: DAY_SECONDS, count: 1_000 },
        removeOnFail: { age: 7 * DAY_SECONDS, count: 1_000 },
      },
    });
    const worker = new Worker(definition.queue, (job) => definition.run((job.data as { id: string }).id), {
      connection: this.connect({ maxRetriesPerRequest: null }),
      prefix,
      concurrency: definition.concurrency,
      maxStalledCount: ATTEMPTS,
      lockDuration: 30_000,
      stalledInterval: 5_000,
    });
    const report = (error: Error): void => this.logger.warn({ err: error, queue: definition.queue }, 'the queue is not well');
    queue.on('error', report);
    worker.on('error', report);
    worker.on('failed', (job, error) => this.logger.warn({ err: error, queue: definition.queue, job: job?.id }, 'a job failed and will be tried again'));
    this.queues.push(queue);
    this.workers.push(worker);
    this.sweepers.push(setInterval(() => void this.sweep(definition, queue), SWEEP_EVERY_MS).unref());
    return { add: (recordId) => this.hint(queue, recordId, recordId) };
  }

  /** Whether Redis answers; undefined for a service that has no queues. */
  async isReady(): Promise<boolean | undefined> {
    return this.connections[0] && (await this.connections[0].ping()) === 'PONG';
  }

  /** Whether nothing is waiting or running. */
  async isDrained(): Promise<boolean> {
    const counts = await Promise.all(this.queues.map((queue) => queue.getJobCountByTypes('active', 'waiting', 'delayed', 'prioritized')));
    return counts.every((count) => count === 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.sweepers.forEach(clearInterval);
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
    for (const connection of this.connections) connection.disconnect();
  }

  private async sweep(definition: JobDefinition, queue: Queue): Promise<void> {
    try {
      // BullMQ ignores an id that it has seen, so a second hint needs one of its own; the lease keeps the runs apart
      const round = Math.floor(Date.now() / SWEEP_EVERY_MS);
      for (const id of await definition.unfinished()) await this.hint(queue, id, `${id}-${round}`);
    } catch (error) {
      this.logger.warn({ err: error, queue: definition.queue }, 'could not look for unfinished jobs');
    }
  }

  private async hint(queue: Queue, recordId: string, jobId: string): Promise<void> {
    try {
      await queue.add(queue.name, { id: recordId }, { jobId });
    } catch (error) {
      this.logger.warn({ err: error, queue: queue.name, recordId }, 'the queue is away; the sweeper will add this job');
    }
  }

  private connect(options: { enableOfflineQueue?: boolean; maxRetriesPerRequest: number | null }): Redis {
    const connection = new Redis(this.config.REDIS_URL, { ...options, retryStrategy: (tries) => Math.min(tries * 100, 1_000) });
    connection.on('error', (error: Error) => this.logger.debug({ err: error }, 'redis connection'));
    this.connections.push(connection);
    return connection;
  }
}
