import { Injectable } from '@nestjs/common';
import { type AccountActor, type DataExport, jobs, type operations, type OutputOf, ProblemError } from '@simmer/contracts';
import { Jobs, ObjectStore, untilWritten } from '@simmer/kit';
import { SessionService } from '../session/session.service';
import { DataExportRepository } from './data-export.repository';
import type { DataExportRecord } from './data-export.schema';

type Operations = typeof operations.identity.dataExport;

/** Where the file of an export lies in the object store. */
export const dataExportKey = (exportId: string): string => `data-exports/${exportId}`;

/** What a cook can do with the file of everything that is kept of them; it is made by DataExportRun. */
@Injectable()
export class DataExportService {
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
      if (read) await this.objects.delete(dataExportKey(read.exportId));
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
    const objectKey = record && dataExportKey(record.exportId);
    if (!record?.fileName || !objectKey || isOver(record) || !(await this.objects.exists(objectKey)))
      throw new ProblemError('identity.export-over');
    return { objectKey, fileName: record.fileName, contentType: 'application/zip' };
  }

  /** Removes files whose time is over. */
  async removeExpired(now = new Date()): Promise<void> {
    for (const record of await this.exports.expiredBefore(now)) {
      await this.objects.delete(dataExportKey(record.exportId));
      await this.exports.remove(record);
    }
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
