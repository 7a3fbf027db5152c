import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type JobQueue, JobQueues } from '@simmer/kit';
import { ImportRepository } from './import.repository';
import { ImportRun } from './import-run.service';

/** Imports that run side by side in one process; most of their time is waiting for other people's servers. */
const CONCURRENCY = 16;

/** The `url-import` queue. */
@Injectable()
export class ImportJobs implements OnModuleInit {
  private queue: JobQueue | undefined;

  constructor(
    private readonly queues: JobQueues,
    private readonly repository: ImportRepository,
    private readonly runner: ImportRun,
  ) {}

  onModuleInit(): void {
    this.queue = this.queues.start({
      queue: 'url-import',
      concurrency: CONCURRENCY,
      run: (importId) => this.runner.run(importId),
      unfinished: () => this.repository.unfinished(),
    });
  }

  async enqueue(importId: string): Promise<void> {
    await this.queue?.add(importId);
  }
}
