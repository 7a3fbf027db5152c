import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { fileImportProgressed, type FileImportStatus } from '@simmer/contracts';
import {
  requestedNow,
  type EventEntry,
  eventEntry,
  insertedWith,
  LeasedRecords,
  OutboxRelay,
  recordEvents,
  unheld,
  unlessConflict,
  untilWritten,
} from '@simmer/kit';
import type { Model } from 'mongoose';
import { FILE_IMPORT_MODEL, type FileImportRecord } from './file-import.schema';

/** The statuses in which a job works on an import. */
export const WORKING = ['reading', 'saving', 'undoing'] as const satisfies readonly FileImportStatus[];
export type Working = (typeof WORKING)[number];

const ENDED: readonly FileImportStatus[] = ['saved', 'undone', 'cancelled', 'failed'];
/** Statuses of an import that came to nothing, unless something was saved before. */
const BROKEN_OFF: readonly FileImportStatus[] = ['cancelled', 'failed'];
const SWEEP_BATCH = 100;

type NewFileImport = Pick<FileImportRecord, '_id' | 'ownerId' | 'files'>;
export type FileImportChange = Partial<Omit<FileImportRecord, '_id' | 'ownerId' | 'revision' | 'outbox' | 'outboxAt'>>;

@Injectable()
export class FileImportRepository {
  readonly leases: LeasedRecords<FileImportRecord>;

  constructor(
    @InjectModel(FILE_IMPORT_MODEL) private readonly imports: Model<FileImportRecord>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(imports);
    this.leases = new LeasedRecords(imports, WORKING);
  }

  /** Stores a new import. Fails with the store's duplicate-key error when the id is taken. */
  async insert(record: NewFileImport): Promise<FileImportRecord> {
    const fresh = { ...record, status: 'reading' as const, revision: 1, ...requestedNow(), createdAt: new Date() };
    const created = await this.imports.create({ ...fresh, ...insertedWith(progressed(fresh)) });
    this.relay.wake();
    return created.toObject();
  }

  find(id: string, ownerId: string): Promise<FileImportRecord | null> {
    return this.imports.findOne({ _id: id, ownerId }).lean<FileImportRecord>().exec();
  }

  /** The cook's newest imports, without those that failed before anything was saved. */
  listLast(ownerId: string, limit: number): Promise<FileImportRecord[]> {
    return this.imports
      .find({ ownerId, $or: [{ status: { $nin: BROKEN_OFF } }, { saved: { $gt: 0 } }] })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<FileImportRecord[]>()
      .exec();
  }

  /**
   * Reads, decides and writes, together with the event that tells of it; reads again when somebody else wrote in between.
   * Null when the import is not there or `decide` finds nothing to change.
   */
  async change(id: string, decide: (current: FileImportRecord) => FileImportChange | null): Promise<FileImportRecord | null> {
    return untilWritten(async () => {
      const current = await this.imports.findById(id).lean<FileImportRecord>().exec();
      const set = current && decide(current);
      if (!set) return { written: null };
      const written = await this.write(current, set);
      return written && { written };
    });
  }

  /** Imports that have ended and may still have files and pictures waiting. */
  async listUntidy(): Promise<FileImportRecord[]> {
    return this.imports
      .find({ status: { $in: ENDED }, isTidy: false, ...unheld() })
      .limit(SWEEP_BATCH)
      .lean<FileImportRecord[]>();
  }

  async markTidy(id: string): Promise<void> {
    await this.imports.updateOne({ _id: id }, { $set: { isTidy: true } });
  }

  /** Imports whose report has been waiting since `time`. */
  listReadySince(time: Date): Promise<string[]> {
    return this.listIds({ status: 'ready', createdAt: { $lt: time } });
  }

  listEndedBefore(time: Date): Promise<string[]> {
    return this.listIds({ status: { $in: ENDED }, isTidy: true, createdAt: { $lt: time }, outboxAt: { $exists: false } });
  }

  async remove(id: string): Promise<void> {
    await this.imports.deleteOne({ _id: id });
  }

  private async write(current: FileImportRecord, set: FileImportChange): Promise<FileImportRecord | null> {
    const recorded = recordEvents(progressed({ ...current, ...set, revision: current.revision + 1 }));
    const changed = await unlessConflict(() =>
      this.imports
        .findOneAndUpdate(
          { _id: current._id, revision: current.revision },
          { $set: { ...set, ...recorded.$set, revision: current.revision + 1 }, $push: recorded.$push },
          { returnDocument: 'after' },
        )
        .lean<FileImportRecord>()
        .exec(),
    );
    this.relay.wake();
    return changed;
  }

  private async listIds(conditions: object): Promise<string[]> {
    const found = await this.imports.find(conditions, { _id: 1 }).limit(SWEEP_BATCH).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }
}

const progressed = ({ _id, ownerId, revision, status }: Pick<FileImportRecord, '_id' | 'ownerId' | 'revision' | 'status'>): EventEntry =>
  eventEntry(fileImportProgressed, { importId: _id, ownerId, revision, status });
