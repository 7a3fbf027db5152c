import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type LeasedWork, RunStopped, RunTooLong } from '@simmer/kit';
import { FileImportRepository, type Working } from './file-import.repository';
import type { FileImportRecord } from './file-import.schema';
import { FileImportItemRepository } from './file-import-item.repository';
import { HeldImport } from './held-import';
import { RecipeReading } from './recipe-reading';
import { RecipeSaving } from './recipe-saving';
import { RecipeUndoing } from './recipe-undoing';

/** The job that does the work of each status. */
export const JOB_OF = { reading: jobs.importer.readFiles, saving: jobs.importer.saveRecipes, undoing: jobs.importer.undoImport };

/** One run of one import: does what its status asks for, from where the run before it came to. */
@Injectable()
export class FileImportRun {
  private readonly parts: Record<Working, { run(held: HeldImport, signal: AbortSignal): Promise<void> }>;

  constructor(
    private readonly imports: FileImportRepository,
    private readonly items: FileImportItemRepository,
    reading: RecipeReading,
    saving: RecipeSaving,
    undoing: RecipeUndoing,
  ) {
    this.parts = { reading, saving, undoing };
  }

  of(status: Working): LeasedWork<FileImportRecord> {
    return {
      job: JOB_OF[status],
      records: this.imports.leases,
      statuses: [status],
      work: (record, holder, signal) => this.work(status, record, holder, signal),
      fail: async (record, holder, error) =>
        new HeldImport(record, holder, this.imports).write({
          status: 'failed',
          error: { code: error instanceof RunTooLong ? 'timeout' : 'gave-up' },
        }),
    };
  }

  private async work(status: Working, record: FileImportRecord, holder: string, signal: AbortSignal): Promise<void> {
    const held = new HeldImport(record, holder, this.imports);
    try {
      await this.parts[status].run(held, signal);
    } catch (error) {
      if (error instanceof RunStopped) await this.countWhatIsSaved(record._id);
      throw error;
    }
  }

  /** After a cancellation: what the run saved between its last word and now. */
  private async countWhatIsSaved(importId: string): Promise<void> {
    const counts = await this.items.countByStatus(importId);
    await this.imports.change(importId, ({ status }) => (status === 'cancelled' ? counts : null));
  }
}
