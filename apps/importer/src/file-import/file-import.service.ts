import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  DAILY_QUOTAS,
  type FileImport,
  type FileImportStatus,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  rule,
  type StagedFile,
  type fileImport,
} from '@simmer/contracts';
import { requestedNow, DailyQuotas, fitting, incomingKey, insertOnce, Jobs, ObjectStore, pageFrom } from '@simmer/kit';
import { FileImportRepository, type Working } from './file-import.repository';
import type { FileImportRecord } from './file-import.schema';
import { JOB_OF } from './file-import-run.service';
import { FileImportItemRepository, type ListedItem } from './file-import-item.repository';

type Operations = typeof fileImport;
type GivenFile = Pick<StagedFile, 'name' | 'bytes' | 'objectKey'>;

/** How many of a cook's imports are listed. */
const LISTED = 5;
const BUSY: readonly FileImportStatus[] = ['reading', 'ready', 'saving'];
const TOO_EARLY_TO_UNDO: Partial<Record<FileImportStatus, string>> = {
  reading: 'This is still being read, and nothing is saved yet.',
  ready: 'Nothing of this import is saved yet.',
  saving: 'This is still being saved. Wait until it is done, or stop it first.',
};

/** What a cook can do with an import of files; the work itself is in FileImportRun. */
@Injectable()
export class FileImportService {
  constructor(
    private readonly imports: FileImportRepository,
    private readonly items: FileImportItemRepository,
    private readonly jobs: Jobs,
    private readonly objects: ObjectStore,
    private readonly quotas: DailyQuotas,
  ) {}

  /** The id is the idempotency key. Files that came again under it are not needed. */
  async start(ownerId: string, id: string, given: GivenFile[]): Promise<FileImport> {
    // a key of another form could name what another cook has just sent
    if (given.some(({ objectKey }) => !objectKey.startsWith(incomingKey(ownerId, `${id}-`))))
      throw ProblemError.field('/files', rule('not-of-upload'));
    const files = given.map((file) => ({ ...file, format: null, found: 0, duplicates: 0, problem: null, isRead: false }));
    if (!(await this.imports.find(id, ownerId)))
      await this.quotas.take(
        ownerId,
        DAILY_QUOTAS.fileImports,
        given.reduce((sum, { bytes }) => sum + bytes, 0),
      );
    const record = await insertOnce(this.imports, { _id: id, ownerId, files }, (stored) =>
      isDeepStrictEqual(outsideOf(stored.files), outsideOf(given)),
    );
    const keys = new Set(record.files.map(({ objectKey }) => objectKey));
    for (const { objectKey } of given) if (!keys.has(objectKey)) await this.objects.delete(objectKey);
    if (record.status === 'reading') await this.jobs.enqueue(JOB_OF.reading, { ownerId });
    return toFileImport(record);
  }

  async read(ownerId: string, id: string): Promise<FileImport> {
    return toFileImport(await this.find(ownerId, id));
  }

  async listLast(ownerId: string): Promise<OutputOf<Operations['list']>> {
    const records = await this.imports.listLast(ownerId, LISTED);
    return { items: fitting(records.map(toFileImport)) };
  }

  async listItems(
    ownerId: string,
    { id, status, limit, after }: ParsedInputOf<Operations['items']>,
  ): Promise<OutputOf<Operations['items']>> {
    const { found } = await this.find(ownerId, id);
    const items = await this.items.list(id, status, after === undefined ? -1 : indexIn(after), limit + 1);
    const total = status === undefined ? found : await this.items.count(id, status);
    return { ...pageFrom(items, { limit, view: toItem, cursor: ({ index }) => String(index) }), total };
  }

  /** Saving what is being saved already is no error, so that a repeated request does no harm. */
  async save(ownerId: string, { id, ...choice }: ParsedInputOf<Operations['save']>): Promise<FileImport> {
    const chosen = await this.items.countChosen(id, choice);
    return this.begin(ownerId, id, 'saving', ({ status }) => {
      if (status === 'reading') throw new ProblemError('importer.not-ready');
      if (status !== 'ready') throw new ProblemError('importer.already-finished');
      return { choice, chosen };
    });
  }

  async undo(ownerId: string, id: string): Promise<FileImport> {
    return this.begin(ownerId, id, 'undoing', ({ status }) => {
      const early = TOO_EARLY_TO_UNDO[status];
      if (early) throw new ProblemError('importer.not-ready', early);
      return status === 'undone' ? null : { error: null };
    });
  }

  async cancel(ownerId: string, id: string): Promise<FileImport> {
    await this.find(ownerId, id);
    // the lease stays: its holder will notice and release it
    const cancelled = await this.imports.change(id, ({ status }) => (BUSY.includes(status) ? { status: 'cancelled' } : null));
    if (!cancelled) throw new ProblemError('importer.already-finished');
    return toFileImport(cancelled);
  }

  /** Turns an import to its next work; unchanged when it is at it already or `prepare` gives null. */
  private async begin(
    ownerId: string,
    id: string,
    status: Working,
    prepare: (current: FileImportRecord) => Partial<FileImportRecord> | null,
  ): Promise<FileImport> {
    await this.find(ownerId, id);
    const begun = await this.imports.change(id, (current) => {
      const prepared = current.status === status ? null : prepare(current);
      // a run of the status before can write nothing any more
      return prepared && { ...prepared, status, ...requestedNow(), lease: null };
    });
    if (begun) await this.jobs.enqueue(JOB_OF[status], { ownerId });
    return begun ? toFileImport(begun) : this.read(ownerId, id);
  }

  private async find(ownerId: string, id: string): Promise<FileImportRecord> {
    const record = await this.imports.find(id, ownerId);
    if (!record) throw new ProblemError('importer.not-found');
    return record;
  }
}

/** What files that came again are known by; looking into them would take reading them. */
const outsideOf = (files: readonly GivenFile[]): object[] => files.map(({ name, bytes }) => ({ name, bytes }));

function indexIn(after: string): number {
  const index = Number(after);
  if (!Number.isInteger(index)) throw new ProblemError('request.unknown-cursor');
  return index;
}

const toFileImport = (record: FileImportRecord): FileImport => ({
  id: record._id,
  status: record.status,
  files: record.files.map(({ name, bytes, format, found, problem }) => ({ name, bytes, format, found, problem })),
  found: record.found,
  duplicates: record.duplicates,
  chosen: record.chosen,
  saved: record.saved,
  waiting: record.waiting,
  notSaved: record.notSaved,
  skipped: record.skipped,
  skippedCount: record.skippedCount,
  collectionId: record.choice?.collectionName != null && record.status !== 'undone' ? record._id : null,
  error: record.error,
  revision: record.revision,
  createdAt: record.createdAt.toISOString(),
});

const toItem = (item: ListedItem): OutputOf<Operations['items']>['items'][number] => ({
  index: item.index,
  file: item.file,
  title: item.draft.title,
  ingredientCount: item.draft.ingredients.length,
  stepCount: item.draft.instructions.length,
  hasPicture: item.picture !== 'none',
  duplicateOf: item.duplicateOf,
  losses: item.losses,
  status: item.status,
  recipeId: item.status === 'saved' ? item.recipeId : null,
  waiting: item.waiting,
  problem: item.problem,
});
