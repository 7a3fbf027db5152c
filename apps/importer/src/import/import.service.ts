import { Inject, Injectable } from '@nestjs/common';
import {
  type BatchResult,
  checkInput,
  type Import,
  jobs,
  type ParsedInputOf,
  type ProblemDocument,
  ProblemError,
  recipeImport,
  rule,
} from '@simmer/contracts';
import { incomingKey, insertOnce, Jobs } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { ImporterConfig } from '../importer.config';
import { ImportRepository, type NewImport } from './import.repository';
import type { ImportRecord } from './import.schema';
import { PageSource } from './page-source';

/** What a cook can do with imports; the work itself is in ImportRun. */
@Injectable()
export class ImportService {
  constructor(
    private readonly repository: ImportRepository,
    private readonly jobs: Jobs,
    private readonly source: PageSource,
    @Inject(ImporterConfig.token) private readonly config: ImporterConfig,
  ) {}

  start(ownerId: string, { id = uuidv7(), url, allowDuplicate }: ParsedInputOf<typeof recipeImport.start>): Promise<Import> {
    return this.begin({ _id: id, ownerId, url, pageKey: null, allowDuplicate });
  }

  /** Starts each of them by itself, so that what is wrong with one refuses no other. */
  startMany(ownerId: string, imports: ParsedInputOf<typeof recipeImport.startMany>['imports']): Promise<BatchResult[]> {
    return Promise.all(
      imports.map(async (one) => ({
        id: one.id,
        problem: await refusalOf(async () => this.start(ownerId, checkInput(recipeImport.start.input, one))),
      })),
    );
  }

  /** `url` is null when the page's address is unknown. */
  startFromPage(ownerId: string, id: string, url: string | null, objectKey: string, allowDuplicate: boolean): Promise<Import> {
    // a key of another form could name what another cook has just sent
    if (!objectKey.startsWith(incomingKey(ownerId, id))) throw ProblemError.field('/page', rule('not-of-upload'));
    return this.begin({ _id: id, ownerId, url, pageKey: objectKey, allowDuplicate });
  }

  async read(ownerId: string, id: string): Promise<Import> {
    return toImport(await this.find(ownerId, id));
  }

  async cancel(ownerId: string, id: string): Promise<Import> {
    await this.find(ownerId, id);
    const cancelled = await this.repository.cancel(id, ownerId);
    if (!cancelled) throw new ProblemError('importer.already-finished');
    if (cancelled.pageKey) await this.source.discard(cancelled.pageKey);
    return toImport(cancelled);
  }

  samples(): { title: string; url: string }[] {
    return this.config.IMPORT_SAMPLES;
  }

  private async begin(wanted: Omit<NewImport, 'recipeId' | 'imageId'>): Promise<Import> {
    // whether the page came along says nothing: it may be lost on a reload
    const asksTheSame = ({ url, allowDuplicate }: ImportRecord): boolean => url === wanted.url && allowDuplicate === wanted.allowDuplicate;
    const record = await insertOnce(this.repository, { ...wanted, recipeId: uuidv7(), imageId: uuidv7() }, asksTheSame);
    await this.jobs.enqueue(jobs.importer.importPage, { ownerId: record.ownerId });
    return toImport(record);
  }

  private async find(ownerId: string, id: string): Promise<ImportRecord> {
    const record = await this.repository.find(id, ownerId);
    if (!record) throw new ProblemError('importer.not-found');
    return record;
  }
}

/** What the cook is refused with, null when nothing is wrong. An outage is no refusal: the whole request can be sent again. */
async function refusalOf(start: () => Promise<unknown>): Promise<ProblemDocument | null> {
  try {
    await start();
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.toDocument();
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
    waiting: record.waiting,
    duplicateOf: record.duplicateOf,
    moreRecipes: record.moreRecipes,
    origins: record.origins,
    error: record.error,
    debug: record.debug.map((line) => ({ at: line.at.toISOString(), text: line.text })),
    revision: record.revision,
    createdAt: record.createdAt.toISOString(),
  };
}
