import { Inject, Injectable } from '@nestjs/common';
import { type Import, ProblemError } from '@simmer/contracts';
import { isDuplicate } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { ImporterConfig } from '../importer.config';
import { ImportJobs } from './import.jobs';
import { ImportRepository } from './import.repository';
import type { ImportRecord } from './import.schema';

/** What a cook can do with imports; the work itself is in ImportRun. */
@Injectable()
export class ImportService {
  constructor(
    private readonly repository: ImportRepository,
    private readonly jobs: ImportJobs,
    @Inject(ImporterConfig.token) private readonly config: ImporterConfig,
  ) {}

  async start(ownerId: string, url: string, id: string = uuidv7()): Promise<Import> {
    const record = await this.insertOnce({ _id: id, ownerId, url, recipeId: uuidv7(), imageId: uuidv7() });
    await this.jobs.enqueue(record._id);
    return toImport(record);
  }

  async read(ownerId: string, id: string): Promise<Import> {
    return toImport(await this.find(ownerId, id));
  }

  async cancel(ownerId: string, id: string): Promise<Import> {
    await this.find(ownerId, id);
    const cancelled = await this.repository.cancel(id, ownerId);
    if (!cancelled) throw new ProblemError('importer.already-finished');
    return toImport(cancelled);
  }

  samples(): { title: string; url: string }[] {
    return this.config.IMPORT_SAMPLES;
  }

  /** The client's id makes a repeated request find the import that the first one made. */
  private async insertOnce(record: Parameters<ImportRepository['insert']>[0]): Promise<ImportRecord> {
    try {
      return await this.repository.insert(record);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const existing = await this.repository.find(record._id, record.ownerId);
      if (!existing) throw new ProblemError('request.duplicate');
      return existing;
    }
  }

  private async find(ownerId: string, id: string): Promise<ImportRecord> {
    const record = await this.repository.find(id, ownerId);
    if (!record) throw new ProblemError('importer.not-found');
    return record;
  }
}

function toImport(record: ImportRecord): Import {
  return {
    id: record._id,
    url: record.url,
    status: record.status,
    stages: record.stages.map((stage) => ({
      name: stage.name,
      startedAt: stage.startedAt.toISOString(),
      endedAt: stage.endedAt?.toISOString() ?? null,
    })),
    preview: record.preview,
    recipeId: record.status === 'succeeded' ? record.recipeId : null,
    error: record.error,
    debug: record.debug.map((line) => ({ at: line.at.toISOString(), text: line.text })),
    revision: record.revision,
    createdAt: record.createdAt.toISOString(),
  };
}
