import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type JobQueue, JobQueues } from '@simmer/kit';
import { ExportRepository } from './export.repository';
import { ExportRun } from './export-run.service';

const CONCURRENCY = 2;

/** The `recipe-export` queue. */
@Injectable()
export class ExportJobs implements OnModuleInit {
  private queue: JobQueue | undefined;

  constructor(
    private readonly queues: JobQueues,
    private readonly exports: ExportRepository,
    private readonly runner: ExportRun,
  ) {}

  onModuleInit(): void {
    this.queue = this.queues.start({
      queue: 'recipe-export',
      concurrency: CONCURRENCY,
      run: (id) => this.runner.run(id),
      unfinished: () => this.exports.unfinished(),
    });
  }

  async enqueue(id: string): Promise<void> {
    await this.queue?.add(id);
  }
}
