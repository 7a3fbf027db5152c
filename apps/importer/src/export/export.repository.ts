import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { recipeExportProgressed } from '@simmer/contracts';
import {
  requestedNow,
  despiteConflicts,
  type EventEntry,
  eventEntry,
  insertedWith,
  LeasedRecords,
  OutboxRelay,
  recordEvents,
  unheld,
  unlessConflict,
  wasInserted,
} from '@simmer/kit';
import type { Model } from 'mongoose';
import { EXPORT_CLAIM_MODEL, EXPORT_MODEL, type ExportClaimDocument, type ExportRecord } from './export.schema';

const SWEEP_BATCH = 100;
/** A request that has claimed stores its export at once, or died. */
const CLAIMS_WITHIN_MS = 10_000;

type NewExport = Pick<ExportRecord, '_id' | 'ownerId' | 'format' | 'language' | 'recipeIds' | 'total'>;
export type ExportChange = Partial<Pick<ExportRecord, 'status' | 'total' | 'done' | 'fileName' | 'contentType' | 'bytes' | 'error'>>;

@Injectable()
export class ExportRepository {
  readonly leases: LeasedRecords<ExportRecord>;

  constructor(
    @InjectModel(EXPORT_MODEL) private readonly exports: Model<ExportRecord>,
    @InjectModel(EXPORT_CLAIM_MODEL) private readonly claims: Model<ExportClaimDocument>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(exports);
    this.leases = new LeasedRecords(exports, ['running']);
  }

  /** Stores a new export. Fails with the store's duplicate-key error when the id is taken. */
  async insert(record: NewExport): Promise<ExportRecord> {
    const fresh = { ...record, status: 'running' as const, revision: 1, ...requestedNow(), createdAt: new Date() };
    const created = await this.exports.create({ ...fresh, ...insertedWith(progressed(fresh)) });
    this.relay.wake();
    return created.toObject();
  }

  /** Makes this the one export of a cook that runs; false while another one does. A claim whose export was never stored ends after a while. */
  async claim(ownerId: string, exportId: string): Promise<boolean> {
    const claimedAt = new Date();
    if (await wasInserted(this.claims.create({ _id: ownerId, exportId, claimedAt }))) return true;
    const held = await this.claims.findById(ownerId).lean<ExportClaimDocument>();
    if (!held || held.exportId === exportId) return held !== null;
    const other = await this.find(held.exportId, ownerId);
    if (other ? other.status === 'running' : claimedAt.getTime() - held.claimedAt.getTime() < CLAIMS_WITHIN_MS) return false;
    const moved = await unlessConflict(() =>
      this.claims.updateOne({ _id: ownerId, exportId: held.exportId }, { $set: { exportId, claimedAt } }),
    );
    return moved?.modifiedCount === 1;
  }

  /** Ids of a cook's exports but for the newest `count`. */
  async listBeyondNewest(ownerId: string, count: number): Promise<string[]> {
    const found = await this.exports
      .find({ ownerId, ...unheld() }, { _id: 1 })
      .sort({ createdAt: -1 })
      .skip(count)
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  find(id: string, ownerId: string): Promise<ExportRecord | null> {
    return this.exports.findOne({ _id: id, ownerId }).lean<ExportRecord>().exec();
  }

  /** Stores the progress of the run that holds the export, and publishes it. Null when the run may not go on. */
  async progress(read: ExportRecord, holder: string, set: ExportChange): Promise<ExportRecord | null> {
    const recorded = recordEvents(progressed({ ...read, revision: read.revision + 1 }));
    const change = { $set: { ...set, ...recorded.$set }, $push: recorded.$push, $inc: { revision: 1 } };
    const changed = await despiteConflicts(() =>
      this.exports.findOneAndUpdate(this.leases.heldBy(read._id, holder), change, { returnDocument: 'after' }).lean<ExportRecord>().exec(),
    );
    this.relay.wake();
    return changed;
  }

  listStartedBefore(time: Date): Promise<Pick<ExportRecord, '_id' | 'ownerId'>[]> {
    return this.exports
      .find({ createdAt: { $lt: time }, ...unheld() }, { ownerId: 1 })
      .limit(SWEEP_BATCH)
      .lean<Pick<ExportRecord, '_id' | 'ownerId'>[]>()
      .exec();
  }

  async remove(id: string): Promise<void> {
    await this.exports.deleteOne({ _id: id });
  }
}

const progressed = ({ _id, ownerId, revision }: Pick<ExportRecord, '_id' | 'ownerId' | 'revision'>): EventEntry =>
  eventEntry(recipeExportProgressed, { exportId: _id, ownerId, revision });
