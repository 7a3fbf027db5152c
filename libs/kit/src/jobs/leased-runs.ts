import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from '../observability/logger';
import { LOGGER } from '../tokens';

const HEARTBEAT_MS = 3_000;

/** A run may not go on: its record was cancelled, another run has it, or this process is about to end. */
export class RunStopped extends Error {
  override name = 'RunStopped';
}

/** Long runs of this process: each keeps its lease alive, and all of them stop in time when the process ends. */
@Injectable()
export class LeasedRuns implements OnModuleDestroy {
  private readonly ending = new AbortController();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  // the queues wait for their runs in the hook after this one
  onModuleDestroy(): void {
    this.ending.abort(new RunStopped());
  }

  /** Does the work while `renew` says that the lease is still its own; then the signal is aborted with RunStopped. */
  async run(renew: () => Promise<boolean>, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const lost = new AbortController();
    const beat = async (): Promise<void> => {
      try {
        if (!(await renew())) lost.abort(new RunStopped());
      } catch (error) {
        this.logger.warn({ err: error }, 'could not renew a lease');
      }
    };
    const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
    try {
      await work(AbortSignal.any([lost.signal, this.ending.signal]));
    } finally {
      clearInterval(heartbeat);
    }
  }
}
