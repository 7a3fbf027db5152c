import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isStoreAway, LeasedRuns, LOGGER, type Logger, RunStopped } from '@simmer/kit';
import { isOutage } from '../running/patiently';
import { FileImportRepository, type Working } from './file-import.repository';
import { FileImportItemRepository } from './file-import-item.repository';
import { HeldImport } from './held-import';
import { RecipeReading } from './recipe-reading';
import { RecipeSaving } from './recipe-saving';
import { RecipeUndoing } from './recipe-undoing';

const MAX_ATTEMPTS = 4;

/** One run of one import: does what its status asks for, from where the run before it came to. */
@Injectable()
export class FileImportRun {
  private readonly parts: Record<Working, { run(held: HeldImport, signal: AbortSignal): Promise<void> }>;

  constructor(
    private readonly imports: FileImportRepository,
    private readonly items: FileImportItemRepository,
    private readonly runs: LeasedRuns,
    reading: RecipeReading,
    saving: RecipeSaving,
    undoing: RecipeUndoing,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.parts = { reading, saving, undoing };
  }

  /** Runs the import unless it has ended or another run holds it. Throws when it is worth another try. */
  async run(importId: string): Promise<void> {
    const holder = randomUUID();
    const record = await this.imports.takeLease(importId, holder);
    if (!record) return;
    const held = new HeldImport(record, holder, this.imports);
    let wasKeptFromWork = false;
    try {
      if (record.attempts > MAX_ATTEMPTS) await held.write({ status: 'failed', error: { code: 'gave-up', message: 'This import was interrupted too often. Please try again.' } });
      else await this.runs.run(() => this.imports.renewLease(importId, holder), (signal) => this.parts[record.status as Working].run(held, signal));
    } catch (error) {
      wasKeptFromWork = error instanceof RunStopped || isOutage(error) || isStoreAway(error);
      if (error instanceof RunStopped) await this.countWhatIsSaved(importId);
      else await this.tellOf(error, importId, wasKeptFromWork);
    } finally {
      await this.imports.release(record, holder, wasKeptFromWork);
    }
  }

  /** After a cancellation: what the run saved between its last word and now. */
  private async countWhatIsSaved(importId: string): Promise<void> {
    const counts = await this.items.countByStatus(importId);
    await this.imports.change(importId, ({ status }) => (status === 'cancelled' ? counts : null));
  }

  private async tellOf(error: unknown, importId: string, mayPass: boolean): Promise<never> {
    if (!mayPass) this.logger.error({ err: error, importId }, 'an import of files failed for a reason of our own');
    throw error;
  }
}
