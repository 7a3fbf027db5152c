import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dataExportProgressed } from '@simmer/contracts';
import {
  requestedNow,
  despiteConflicts,
  type EventEntry,
  eventEntry,
  insertedWith,
  LeasedRecords,
  OutboxRelay,
  recordEvents,
  unlessConflict,
  wasInserted,
} from '@simmer/kit';
import type { Model } from 'mongoose';
import { DATA_EXPORT_MODEL, type DataExportRecord } from './data-export.schema';

const SWEEP_BATCH = 100;

export type DataExportChange = Partial<Pick<DataExportRecord, 'status' | 'stages' | 'fileName' | 'bytes' | 'expiresAt'>>;

@Injectable()
export class DataExportRepository {
  readonly leases: LeasedRecords<DataExportRecord>;

  constructor(
    @InjectModel(DATA_EXPORT_MODEL) private readonly exports: Model<DataExportRecord>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(exports);
    this.leases = new LeasedRecords(exports, ['running']);
  }

  find(accountId: string): Promise<DataExportRecord | null> {
    return this.exports.findById(accountId).lean<DataExportRecord>().exec();
  }

  /** Replaces the export that was read by a new one; false on a conflict. */
  async begin(accountId: string, exportId: string, read: DataExportRecord | null): Promise<boolean> {
    const revision = (read?.revision ?? 0) + 1;
    const fresh = {
      ownerId: accountId,
      exportId,
      status: 'running' as const,
      stages: [],
      fileName: null,
      bytes: null,
      createdAt: new Date(),
      expiresAt: null,
      lease: null,
      revision,
      ...requestedNow(),
    };
    const event = progressed(accountId, exportId, revision);
    if (!read) return wasInserted(this.exports.create({ _id: accountId, ...fresh, ...insertedWith(event) }));
    const recorded = recordEvents(event);
    const change = { $set: { ...fresh, ...recorded.$set }, $push: recorded.$push };
    const begun = await unlessConflict(() => this.exports.updateOne({ _id: accountId, revision: read.revision }, change));
    this.relay.wake();
    return begun?.modifiedCount === 1;
  }

  /** Stores the progress of the run that holds the export, and publishes it. Null when the run may not go on. */
  async progress(read: DataExportRecord, holder: string, set: DataExportChange): Promise<DataExportRecord | null> {
    const recorded = recordEvents(progressed(read._id, read.exportId, read.revision + 1));
    const change = { $set: { ...set, ...recorded.$set }, $push: recorded.$push, $inc: { revision: 1 } };
    const changed = await despiteConflicts(() =>
      this.exports
        .findOneAndUpdate(this.leases.heldBy(read._id, holder), change, { returnDocument: 'after' })
        .lean<DataExportRecord>()
        .exec(),
    );
    this.relay.wake();
    return changed;
  }

  listExpired(time: Date): Promise<DataExportRecord[]> {
    return this.exports
      .find({ expiresAt: { $ne: null, $lt: time } })
      .limit(SWEEP_BATCH)
      .lean<DataExportRecord[]>()
      .exec();
  }

  /** Forgets an export as it was read. */
  async remove({ _id, revision }: DataExportRecord): Promise<void> {
    await this.exports.deleteOne({ _id, revision });
  }
}

const progressed = (ownerId: string, exportId: string, revision: number): EventEntry =>
  eventEntry(dataExportProgressed, { exportId, ownerId, revision });
