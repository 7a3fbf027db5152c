import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  DAILY_QUOTAS,
  EXPORT_FORMATS,
  EXPORTS_KEPT,
  FileField,
  jobs,
  type OutputOf,
  ProblemError,
  type RecipeExport,
  type recipeExport,
} from '@simmer/contracts';
import { DailyQuotas, insertOnce, Jobs, ObjectStore } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { WRITERS } from '@simmer/recipe-files';
import { ExportRepository } from './export.repository';
import type { ExportRecord } from './export.schema';
import { exportKey } from './exported-file';

type Operations = typeof recipeExport;

type Asked = Pick<ExportRecord, 'format' | 'recipeIds'> & { id?: string | undefined; language?: string | null };

/** What a cook can do with exports; the work itself is in ExportRun. */
@Injectable()
export class ExportService {
  constructor(
    private readonly exports: ExportRepository,
    private readonly jobs: Jobs,
    private readonly objects: ObjectStore,
    private readonly quotas: DailyQuotas,
  ) {}

  formats(): OutputOf<Operations['formats']>['items'] {
    return EXPORT_FORMATS.map((format) => ({ format, leavesOut: FileField.options.filter((field) => field in WRITERS[format].loses) }));
  }

  async start(ownerId: string, { id = uuidv7(), format, recipeIds, language = null }: Asked): Promise<RecipeExport> {
    const chosen = recipeIds && [...new Set(recipeIds)];
    const asksTheSame = (stored: ExportRecord): boolean => stored.format === format && isDeepStrictEqual(stored.recipeIds, chosen);
    if (!(await this.exports.find(id, ownerId))) await this.assertMayStart(ownerId, id);
    const record = await insertOnce(
      this.exports,
      { _id: id, ownerId, format, language, recipeIds: chosen, total: chosen?.length ?? 0 },
      asksTheSame,
    );
    if (record.status === 'running') await this.jobs.enqueue(jobs.importer.writeExport, { ownerId });
    return toExport(record);
  }

  async read(ownerId: string, id: string): Promise<RecipeExport> {
    return toExport(await this.find(ownerId, id));
  }

  async file(ownerId: string, id: string): Promise<OutputOf<Operations['file']>> {
    const record = await this.find(ownerId, id);
    if (record.status === 'running') throw new ProblemError('importer.not-ready', 'The file is still being written. Please wait a moment.');
    const objectKey = exportKey(record);
    const { fileName, contentType } = record;
    if (!fileName || !contentType || !(await this.objects.exists(objectKey))) throw new ProblemError('importer.export-not-found');
    return { objectKey, fileName, contentType };
  }

  /** Starts an export: one at a time per cook, of which only the newest are stored. Throws `importer.export-running` and `request.quota-used-up`. */
  private async assertMayStart(ownerId: string, id: string): Promise<void> {
    if (!(await this.exports.claim(ownerId, id))) throw new ProblemError('importer.export-running');
    await this.quotas.take(ownerId, DAILY_QUOTAS.exports);
    for (const old of await this.exports.listBeyondNewest(ownerId, EXPORTS_KEPT - 1)) {
      await this.objects.delete(exportKey({ ownerId, _id: old }));
      await this.exports.remove(old);
    }
  }

  private async find(ownerId: string, id: string): Promise<ExportRecord> {
    const record = await this.exports.find(id, ownerId);
    if (!record) throw new ProblemError('importer.export-not-found');
    return record;
  }
}

const toExport = (record: ExportRecord): RecipeExport => ({
  id: record._id,
  status: record.status,
  format: record.format,
  total: record.total,
  done: record.done,
  fileName: record.fileName,
  bytes: record.bytes,
  error: record.error,
  revision: record.revision,
  createdAt: record.createdAt.toISOString(),
});
