import { Injectable } from '@nestjs/common';
import { type AccountActor, type DataExport, jobs, type operations, type OutputOf, ProblemError, HOUR_MS } from '@simmer/contracts';
import { Jobs, ObjectStore, untilWritten } from '@simmer/kit';
import { SessionService } from '../session/session.service';
import { DataExportRepository } from './data-export.repository';
import type { DataExportRecord } from './data-export.schema';

type Operations = typeof operations.identity.dataExport;

const FOLDER = 'data-exports';

/** Where the files of an account's exports lie in the object store. */
export const dataExportsOf = (accountId: string): string => `${FOLDER}/${accountId}`;
export const dataExportKey = ({ _id, exportId }: Pick<DataExportRecord, '_id' | 'exportId'>): string => `${dataExportsOf(_id)}/${exportId}`;

/** Requests and serves a cook's data export; DataExportRun writes it. */
@Injectable()
export class DataExportService {
  private sweptAt = 0;

  constructor(
    private readonly exports: DataExportRepository,
    private readonly sessions: SessionService,
    private readonly objects: ObjectStore,
    private readonly jobs: Jobs,
  ) {}

  async start(actor: AccountActor, exportId: string): Promise<DataExport> {
    const { _id: accountId } = await this.sessions.accountOf(actor);
    const record = await untilWritten(async () => {
      const read = await this.exports.find(accountId);
      if (read && (read.status === 'running' || read.exportId === exportId)) return { written: read };
      if (read) await this.objects.delete(dataExportKey(read));
      if (!(await this.exports.begin(accountId, exportId, read))) return null;
      const begun = await this.exports.find(accountId);
      return begun && { written: begun };
    });
    await this.jobs.enqueue(jobs.identity.writeDataExport, { ownerId: accountId });
    return toExport(record);
  }

  async current(accountId: string): Promise<OutputOf<Operations['current']>> {
    const record = await this.exports.find(accountId);
    return { export: record && !isOver(record) ? toExport(record) : null };
  }

  async file(accountId: string): Promise<OutputOf<Operations['file']>> {
    const record = await this.exports.find(accountId);
    if (record?.status === 'running') throw new ProblemError('identity.export-not-ready');
    const objectKey = record && dataExportKey(record);
    if (!record?.fileName || !objectKey || isOver(record) || !(await this.objects.exists(objectKey)))
      throw new ProblemError('identity.export-over');
    return { objectKey, fileName: record.fileName, contentType: 'application/zip' };
  }

  /** Removes files whose time is over, and once an hour those without a record. */
  async removeExpired(now = new Date()): Promise<void> {
    for (const record of await this.exports.listExpired(now)) {
      await this.objects.delete(dataExportKey(record));
      await this.exports.remove(record);
    }
    if (now.getTime() - this.sweptAt < HOUR_MS) return;
    await this.objects.deleteUnowned(FOLDER, new Date(now.getTime() - HOUR_MS), async (key) => {
      const record = await this.exports.find(key.split('/')[1] ?? '');
      return record !== null && dataExportKey(record) === key;
    });
    this.sweptAt = now.getTime();
  }
}

const isOver = ({ expiresAt }: DataExportRecord): boolean => expiresAt !== null && expiresAt < new Date();

const toExport = ({ exportId, status, stages, fileName, bytes, createdAt, expiresAt, revision }: DataExportRecord): DataExport => ({
  id: exportId,
  status,
  stages,
  fileName,
  bytes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  revision,
});
