import { Injectable } from '@nestjs/common';
import { EXPORT_KEPT_HOURS, RESTORE_WINDOW_DAYS, HOUR_MS } from '@simmer/contracts';
import { INCOMING_FOLDER, ObjectStore } from '@simmer/kit';
import { ExportRepository } from '../export/export.repository';
import { exportKey, exportOf, EXPORTS_FOLDER } from '../export/exported-file';
import { FileImportRepository } from '../file-import/file-import.repository';
import { FileImportItemRepository } from '../file-import/file-import-item.repository';
import { StagedObjects } from '../file-import/staged-objects';
import { ImportRepository } from '../import/import.repository';

/** A report without any action. */
const READY_KEPT_MS = 24 * HOUR_MS;
/** Longer than a report is stored, because saving needs the staged pictures. */
const INCOMING_KEPT_MS = 26 * HOUR_MS;
/**
 * As long as a file import can be undone with all its recipes restorable. An id that is sent again later starts a new import;
 * duplicates are still found, because they are looked up in the recipes, not in these records.
 */
const IMPORTS_KEPT_MS = RESTORE_WINDOW_DAYS * 24 * HOUR_MS;

/** Cleanup: removes files that are no longer needed, and old imports and exports. */
@Injectable()
export class MaintenanceService {
  private sweptAt = 0;

  constructor(
    private readonly imports: ImportRepository,
    private readonly fileImports: FileImportRepository,
    private readonly items: FileImportItemRepository,
    private readonly staged: StagedObjects,
    private readonly exports: ExportRepository,
    private readonly objects: ObjectStore,
  ) {}

  /** One round, as if it were `now`. A round may be cut off anywhere: each step is harmless when it is done twice. */
  async run(now: Date = new Date()): Promise<void> {
    const before = (ms: number): Date => new Date(now.getTime() - ms);
    for (const id of await this.fileImports.listReadySince(before(READY_KEPT_MS)))
      await this.fileImports.change(id, ({ status }) => (status === 'ready' ? { status: 'cancelled', error: { code: 'expired' } } : null));
    for (const record of await this.fileImports.listUntidy()) {
      await this.staged.removeOf(record);
      await this.fileImports.markTidy(record._id);
    }
    for (const id of await this.fileImports.listEndedBefore(before(IMPORTS_KEPT_MS))) {
      await this.items.removeAll(id);
      await this.fileImports.remove(id);
    }
    await this.imports.removeEnded(before(IMPORTS_KEPT_MS));
    for (const record of await this.exports.listStartedBefore(before(EXPORT_KEPT_HOURS * HOUR_MS))) {
      await this.objects.delete(exportKey(record));
      await this.exports.remove(record._id);
    }
    await this.sweepFiles(now);
  }

  /**
   * Removes orphans: uploads and pictures of interrupted imports, exports without a record. Once an hour, since it looks at every
   * file.
   */
  private async sweepFiles(now: Date): Promise<void> {
    if (now.getTime() - this.sweptAt < HOUR_MS) return;
    const time = new Date(now.getTime() - INCOMING_KEPT_MS);
    await this.objects.deleteOlder(INCOMING_FOLDER, time);
    await this.objects.deleteOlderParts(time);
    await this.objects.deleteUnowned(EXPORTS_FOLDER, new Date(now.getTime() - HOUR_MS), async (key) => {
      const found = exportOf(key);
      return found !== null && (await this.exports.find(found.id, found.ownerId)) !== null;
    });
    this.sweptAt = now.getTime();
  }
}
