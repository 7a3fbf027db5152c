import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { recipeExportProgressed } from '@simmer/contracts';
import { despiteConflicts, type EventEntry, eventEntry, forgotten, insertedWith, newLease, OutboxRelay, recordEvents, unheld } from '@simmer/kit';
import type { Model } from 'mongoose';
import { EXPORT_MODEL, type ExportRecord } from './export.schema';

const SWEEP_BATCH = 100;

type NewExport = Pick<ExportRecord, '_id' | 'ownerId' | 'format' | 'recipeIds' | 'total'>;
export type ExportChange = Partial<Pick<ExportRecord, 'status' | 'total' | 'done' | 'fileName' | 'contentType' | 'bytes' | 'error'>>;

@Injectable()
export class ExportRepository {
  constructor(
    @InjectModel(EXPORT_MODEL) private readonly exports: Model<ExportRecord>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(exports);
  }

  /** Stores a new export. Fails with the store's duplicate-key error when the id is taken. */
  async insert(record: NewExport): Promise<ExportRecord> {
    const now = new Date();
    const fresh = { ...record, status: 'running' as const, revision: 1, queuedAt: now, createdAt: now };
    const created = await this.exports.create({ ...fresh, ...insertedWith(progressed(fresh)) });
    this.relay.wake();
    return created.toObject();
  }

  find(id: string, ownerId: string): Promise<ExportRecord | null> {
    return this.exports.findOne({ _id: id, ownerId }).lean<ExportRecord>().exec();
  }

  /** Takes the export for one run; null when it has ended or another run holds it. */
  takeLease(id: string, holder: string): Promise<ExportRecord | null> {
    return this.exports
      .findOneAndUpdate({ _id: id, status: 'running', ...unheld() }, { $set: { lease: newLease(holder) }, $inc: { attempts: 1 } }, { returnDocument: 'after' })
      .lean<ExportRecord>()
      .exec();
  }

  async renewLease(id: string, holder: string): Promise<boolean> {
    const renewed = await this.exports.updateOne(heldBy(id, holder), { $set: { lease: newLease(holder) } });
    return renewed.matchedCount === 1;
  }

  /** Gives the export back at the end of a run. A run that was kept from its work does not count as an attempt. */
  async release(id: string, holder: string, wasKeptFromWork: boolean): Promise<void> {
    const change = { $set: { lease: null, queuedAt: new Date() }, ...(wasKeptFromWork && { $inc: { attempts: -1 } }) };
    await despiteConflicts(() => this.exports.updateOne({ _id: id, 'lease.holder': holder }, change));
  }

  /** Writes what the run that holds the export has done, and tells of it. Null when it may not go on. */
  async progress(read: ExportRecord, holder: string, set: ExportChange): Promise<ExportRecord | null> {
    const recorded = recordEvents(progressed({ ...read, revision: read.revision + 1 }));
    const change = { $set: { ...set, ...recorded.$set }, $push: recorded.$push, $inc: { revision: 1 } };
    const changed = await despiteConflicts(() => this.exports.findOneAndUpdate(heldBy(read._id, holder), change, { returnDocument: 'after' }).lean<ExportRecord>().exec());
    this.relay.wake();
    return changed;
  }

  /** Ids that the queue should have been told of and is perhaps not working on. */
  unfinished(): Promise<string[]> {
    return this.ids({ status: 'running', ...forgotten() });
  }

  begunBefore(time: Date): Promise<string[]> {
    return this.ids({ createdAt: { $lt: time }, ...unheld() });
  }

  async remove(id: string): Promise<void> {
    await this.exports.deleteOne({ _id: id });
  }

  private async ids(conditions: object): Promise<string[]> {
    const found = await this.exports.find(conditions, { _id: 1 }).limit(SWEEP_BATCH).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }
}

const heldBy = (id: string, holder: string) => ({ _id: id, status: 'running' as const, 'lease.holder': holder });

const progressed = ({ _id, ownerId, revision }: Pick<ExportRecord, '_id' | 'ownerId' | 'revision'>): EventEntry =>
  eventEntry(recipeExportProgressed, { exportId: _id, ownerId, revision });
