import type { FactoryProvider } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { LeasedWork, RunStopped, RunTooLong } from '@simmer/kit';
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
class FileImportRun extends LeasedWork<FileImportRecord> {
  readonly job: LeasedWork['job'];
  override readonly statuses: readonly Working[];

  constructor(
    status: Working,
    private readonly imports: FileImportRepository,
    private readonly items: FileImportItemRepository,
    private readonly part: { run(held: HeldImport, signal: AbortSignal): Promise<void> },
  ) {
    super();
    this.job = JOB_OF[status];
    this.statuses = [status];
  }

  get records() {
    return this.imports.leases;
  }

  async work(record: FileImportRecord, holder: string, signal: AbortSignal): Promise<void> {
    try {
      await this.part.run(new HeldImport(record, holder, this.imports), signal);
    } catch (error) {
      if (error instanceof RunStopped) await this.countWhatIsSaved(record._id);
      throw error;
    }
  }

  async fail(record: FileImportRecord, holder: string, error: unknown): Promise<void> {
    await new HeldImport(record, holder, this.imports).write({
      status: 'failed',
      error: { code: error instanceof RunTooLong ? 'timeout' : 'gave-up' },
    });
  }

  /** After a cancellation: what the run saved between its last word and now. */
  private async countWhatIsSaved(importId: string): Promise<void> {
    const counts = await this.items.countByStatus(importId);
    await this.imports.change(importId, ({ status }) => (status === 'cancelled' ? counts : null));
  }
}

const PARTS = { reading: RecipeReading, saving: RecipeSaving, undoing: RecipeUndoing };

/** One provider for each status in which there is work. */
export const fileImportRuns: FactoryProvider[] = (Object.keys(PARTS) as Working[]).map((status) => ({
  provide: `${FileImportRun.name}:${status}`,
  inject: [FileImportRepository, FileImportItemRepository, PARTS[status]],
  useFactory: (...parts: [FileImportRepository, FileImportItemRepository, RecipeReading | RecipeSaving | RecipeUndoing]) =>
    new FileImportRun(status, ...parts),
}));
