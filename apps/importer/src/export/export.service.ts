import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { EXPORT_FORMATS, type operations, type OutputOf, type ParsedInputOf, ProblemError, type RecipeExport } from '@simmer/contracts';
import { ObjectStore } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { WRITERS } from '../files/formats/writers';
import { insertOnce } from '../running/insert-once';
import { ExportJobs } from './export.jobs';
import { ExportRepository } from './export.repository';
import type { ExportRecord } from './export.schema';
import { exportKey } from './exported-file';

type Operations = typeof operations.importer.export;

/** What a cook can do with exports; the work itself is in ExportRun. */
@Injectable()
export class ExportService {
  constructor(
    private readonly exports: ExportRepository,
    private readonly jobs: ExportJobs,
    private readonly objects: ObjectStore,
  ) {}

  formats(): OutputOf<Operations['formats']>['items'] {
    return EXPORT_FORMATS.map((format) => ({ format, losses: [...new Set(Object.values(WRITERS[format].loses))] }));
  }

  async start(ownerId: string, { id = uuidv7(), format, recipeIds }: ParsedInputOf<Operations['start']>): Promise<RecipeExport> {
    const chosen = recipeIds && [...new Set(recipeIds)];
    const asksTheSame = (stored: ExportRecord): boolean => stored.format === format && isDeepStrictEqual(stored.recipeIds, chosen);
    const record = await insertOnce(this.exports, { _id: id, ownerId, format, recipeIds: chosen, total: chosen?.length ?? 0 }, asksTheSame);
    if (record.status === 'running') await this.jobs.enqueue(id);
    return toExport(record);
  }

  async read(ownerId: string, id: string): Promise<RecipeExport> {
    return toExport(await this.find(ownerId, id));
  }

  async file(ownerId: string, id: string): Promise<OutputOf<Operations['file']>> {
    const record = await this.find(ownerId, id);
    if (record.status === 'running') throw new ProblemError('importer.not-ready', 'The file is still being written. Please wait a moment.');
    const objectKey = exportKey(id);
    const { fileName, contentType } = record;
    if (!fileName || !contentType || !(await this.objects.exists(objectKey))) throw new ProblemError('importer.export-not-found');
    return { objectKey, fileName, contentType };
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
