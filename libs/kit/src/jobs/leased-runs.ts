import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CooksTurn, JobDefinition } from '@simmer/contracts';
import type { Logger } from '../observability/logger';
import { isOutage, isStoreAway } from '../problems/problem-of';
import { LOGGER } from '../tokens';
import { Jobs } from './jobs';
import type { LeasedRecord } from './leased-record';
import type { LeasedRecords } from './leased-records';
import { RunStopped, RunTooLong } from './run-stopped';
import type { JobRun } from './runs';

const HEARTBEAT_MS = 3_000;
const OUTAGE_PAUSE_MS = 5_000;
/** What is due later than this is lined up when it is due, by the queue's own check: a queue is no calendar. */
const LINES_UP_BEFORE_MS = 3_600_000;
/** A record that outages keep from its work for so long is failed. */
const GIVEN_UP_AFTER_MS = 86_400_000;

/** Too many runs ended with their process, for an unknown reason. */
export class InterruptedTooOften extends Error {
  override name = 'InterruptedTooOften';
}

/** What a job does with one record. A provider of this class is found by itself: its job is run, and lined up again for each record that waits. */
export abstract class LeasedWork<R extends LeasedRecord = LeasedRecord> {
  abstract readonly job: JobDefinition<string, typeof CooksTurn>;
  abstract readonly records: LeasedRecords<R>;
  /** The statuses of the records that this job works on; otherwise all in which there is work. */
  readonly statuses?: readonly R['status'][];
  /** Does the work, as long as the signal says that it may go on. */
  abstract work(record: R, holder: string, signal: AbortSignal): Promise<void>;
  /** Fails the record for good: `isFinal` says so, it has used up its attempts, or its time is up. */
  abstract fail(record: R, holder: string, error: unknown): Promise<void>;
  /** Whether another run would fail in the same way. */
  isFinal?(error: unknown): boolean;
}

/** The runs of jobs over leased records: each keeps its lease alive, and all of them stop in time when the process ends. */
@Injectable()
export class LeasedRuns {
  constructor(
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Works on the next record of a cook, and lines up again when there is another. */
  async takeTurn<R extends LeasedRecord>(work: LeasedWork<R>, { ownerId }: CooksTurn, { signal }: JobRun): Promise<void> {
    const { job, records, statuses } = work;
    const holder = randomUUID();
    const record = await records.takeNext(ownerId, holder, statuses);
    if (!record) return;
    await this.run(work, record, holder, signal);
    const nextDue = await records.nextDue(ownerId, statuses);
    const delayMs = nextDue && Math.max(0, nextDue.getTime() - Date.now());
    if (delayMs !== null && delayMs < LINES_UP_BEFORE_MS) await this.jobs.enqueue(job, { ownerId }, { delaySeconds: delayMs / 1_000 });
  }

  private async run<R extends LeasedRecord>(work: LeasedWork<R>, record: R, holder: string, ending: AbortSignal): Promise<void> {
    const lost = new AbortController();
    const heartbeat = setInterval(() => void this.renew(work.records, record._id, holder, lost), HEARTBEAT_MS);
    const signal = AbortSignal.any([lost.signal, ending]);
    try {
      if (record.attempts > work.job.retries + 1) throw new InterruptedTooOften(`${work.job.name} was interrupted too often.`);
      await work.work(record, holder, signal);
      await work.records.release(record, holder);
    } catch (error) {
      // what breaks off because of the signal says so in words of its own
      await this.giveBack(work, record, holder, signal.aborted ? signal.reason : error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async giveBack<R extends LeasedRecord>(work: LeasedWork<R>, record: R, holder: string, error: unknown): Promise<void> {
    const { job, records } = work;
    const tried = record.attempts;
    if (error instanceof RunStopped) return records.release(record, holder, { wasInterrupted: true });
    // nothing can be written now: the lease runs out, and the sweeper finds the record
    if (isStoreAway(error)) throw error;
    const isRetried = isOutage(error) && Date.now() - record.askedAt.getTime() < GIVEN_UP_AFTER_MS;
    const isLast = work.isFinal?.(error) || isOver(error) || tried > job.retries;
    this.logger[isRetried || work.isFinal?.(error) ? 'info' : 'error'](
      { err: error, job: job.name, record: record._id, tried },
      'a run failed',
    );
    if (!isRetried && isLast) {
      await work.fail(record, holder, error);
      return records.release(record, holder);
    }
    const pauseMs = isRetried ? OUTAGE_PAUSE_MS : 1_000 * 2 ** tried;
    return records.release(record, holder, { dueAt: new Date(Date.now() + pauseMs), wasInterrupted: isRetried });
  }

  private async renew<R extends LeasedRecord>(records: LeasedRecords<R>, id: string, holder: string, lost: AbortController): Promise<void> {
    try {
      if (!(await records.renew(id, holder))) lost.abort(new RunStopped());
    } catch (error) {
      this.logger.warn({ err: error }, 'could not renew a lease');
    }
  }
}

const isOver = (error: unknown): boolean => error instanceof RunTooLong || error instanceof InterruptedTooOften;
