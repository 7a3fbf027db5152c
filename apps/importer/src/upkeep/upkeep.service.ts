import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EXPORT_KEPT_HOURS, RESTORE_WINDOW_DAYS } from '@simmer/contracts';
import { LOGGER, type Logger, ObjectStore } from '@simmer/kit';
import { ExportRepository } from '../export/export.repository';
import { exportKey } from '../export/exported-file';
import { FileImportRepository } from '../file-import/file-import.repository';
import { FileImportItemRepository } from '../file-import/file-import-item.repository';
import { WaitingObjects } from '../file-import/waiting-objects';
import { ImporterConfig } from '../importer.config';

const HOUR_MS = 3_600_000;
/** A report that nobody acts upon. */
const READY_KEPT_MS = 24 * HOUR_MS;
/** Longer than a report is kept, because saving needs the pictures that wait there. */
const INCOMING_KEPT_MS = 26 * HOUR_MS;
/** As long as an import can be taken back with all its recipes restorable. */
const IMPORTS_KEPT_MS = RESTORE_WINDOW_DAYS * 24 * HOUR_MS;
const EXPIRED = { code: 'expired', message: 'Nothing was chosen for a day, so the files were removed. Send them again to import them.' };

/** What nobody asks for: removing files that are no longer needed, and imports and exports that are over. */
@Injectable()
export class UpkeepService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private sweptAt = 0;

  constructor(
    private readonly imports: FileImportRepository,
    private readonly items: FileImportItemRepository,
    private readonly waiting: WaitingObjects,
    private readonly exports: ExportRepository,
    private readonly objects: ObjectStore,
    @Inject(ImporterConfig.token) private readonly config: ImporterConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => (this.round = this.tryRound()), this.config.IMPORTER_UPKEEP_SECONDS * 1_000).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** One round, as if it were `now`. */
  async run(now: Date = new Date()): Promise<void> {
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    for (const id of await this.imports.leftReadySince(before(READY_KEPT_MS)))
      await this.imports.change(id, ({ status }) => (status === 'ready' ? { status: 'cancelled', error: EXPIRED } : null));
    for (const record of await this.imports.untidy()) {
      await this.waiting.removeOf(record);
      await this.imports.markTidy(record._id);
    }
    for (const id of await this.imports.endedBefore(before(IMPORTS_KEPT_MS))) {
      await this.items.removeAll(id);
      await this.imports.remove(id);
    }
    for (const id of await this.exports.begunBefore(before(EXPORT_KEPT_HOURS * HOUR_MS))) {
      await this.objects.delete(exportKey(id));
      await this.exports.remove(id);
    }
    await this.sweepIncoming(now);
  }

  /** What nobody came back for: uploads and pictures of imports that broke off. Once an hour, since it looks at every file. */
  private async sweepIncoming(now: Date): Promise<void> {
    if (now.getTime() - this.sweptAt < HOUR_MS) return;
    await this.objects.deleteOlder('incoming', new Date(now.getTime() - INCOMING_KEPT_MS));
    this.sweptAt = now.getTime();
  }

  private async tryRound(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn({ err: error }, 'upkeep did not get through; the next round tries again');
    }
  }
}
