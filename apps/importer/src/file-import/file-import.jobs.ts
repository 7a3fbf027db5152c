import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type JobQueue, JobQueues } from '@simmer/kit';
import { FileImportRepository, type Working, WORKING } from './file-import.repository';
import { FileImportRun } from './file-import-run.service';

/** Side by side in one process. A file may be large, so files are read one at a time; saving mostly waits for other services. */
const CONCURRENCY: Record<Working, number> = { reading: 1, saving: 4, undoing: 4 };

/** The queues `file-import-reading`, `file-import-saving` and `file-import-undoing`. */
@Injectable()
export class FileImportJobs implements OnModuleInit {
  private readonly waiting = new Map<Working, JobQueue>();

  constructor(
    private readonly queues: JobQueues,
    private readonly imports: FileImportRepository,
    private readonly runner: FileImportRun,
  ) {}

  onModuleInit(): void {
    for (const status of WORKING) {
      const definition = {
        queue: `file-import-${status}`,
        concurrency: CONCURRENCY[status],
        run: (importId: string) => this.runner.run(importId),
        unfinished: () => this.imports.unfinished(status),
      };
      this.waiting.set(status, this.queues.start(definition));
    }
  }

  async enqueue(importId: string, status: Working): Promise<void> {
    await this.waiting.get(status)?.add(importId);
  }
}
