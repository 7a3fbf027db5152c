import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ImportStageName, importProgressed, type ImportStatus } from '@simmer/contracts';
import { eventEntry, insertedWith, OutboxRelay, recordEvents } from '@simmer/kit';
import type { Model, UpdateQuery } from 'mongoose';
import { newLease, unheld } from '../running/lease';
import type { ImportRecord } from './import.schema';

const FORGOTTEN_AFTER_MS = 3_000;
const SWEEP_BATCH = 100;

export type NewImport = Pick<ImportRecord, '_id' | 'ownerId' | 'url' | 'pageKey' | 'evenIfOwned' | 'recipeId' | 'imageId'>;
type Outcome = { status: 'succeeded' } | ({ status: 'failed' } & Pick<ImportRecord, 'error' | 'duplicateOf'>);
type Change = { $set?: Partial<ImportRecord>; $push?: Record<string, unknown> };

@Injectable()
export class ImportRepository {
  constructor(
    @InjectModel('Import') private readonly imports: Model<ImportRecord>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(imports);
  }

  /** Stores a new import. Fails with the store's duplicate-key error when the id is taken. */
  async insert(record: NewImport): Promise<ImportRecord> {
    const progressed = eventEntry(importProgressed, { importId: record._id, ownerId: record.ownerId, revision: 1, status: 'queued', stage: null });
    const created = await this.imports.create({ ...record, status: 'queued', createdAt: new Date(), ...insertedWith(progressed) });
    this.relay.wake();
    return created.toObject();
  }

  find(id: string, ownerId: string): Promise<ImportRecord | null> {
    return this.imports.findOne({ _id: id, ownerId }).lean<ImportRecord>().exec();
  }

  /** Takes the import for one run; null when it has ended or another run holds it. */
  async takeLease(id: string, holder: string): Promise<ImportRecord | null> {
    return this.imports
      .findOneAndUpdate(
        { _id: id, status: { $in: ['queued', 'running'] }, ...unheld() },
        { $set: { status: 'running', lease: newLease(holder), stages: [] }, $inc: { attempts: 1, revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean<ImportRecord>()
      .exec();
  }

  /** Whether the run may go on: the lease is still its own, the import was not cancelled. */
  async renewLease(id: string, holder: string): Promise<boolean> {
    const renewed = await this.imports.updateOne({ _id: id, status: 'running', 'lease.holder': holder }, { $set: { lease: newLease(holder) } });
    return renewed.matchedCount === 1;
  }

  /** Leaves an import that has not ended to the next run. */
  async release(id: string, holder: string): Promise<void> {
    await this.imports.updateOne({ _id: id, status: 'running', 'lease.holder': holder }, { $set: { lease: null } });
  }

  /** Ends the stage before and begins the next. False when the run may not go on. */
  async enterStage(record: ImportRecord, holder: string, stage: ImportStageName, extra: Partial<ImportRecord> = {}): Promise<boolean> {
    const now = new Date();
    const stages = [...endStages(record, now), { name: stage, startedAt: now, endedAt: null }];
    return this.progress(record, holder, { $set: { ...extra, stages, lease: newLease(holder) } }, 'running', stage);
  }

  async end(record: ImportRecord, holder: string, outcome: Outcome): Promise<boolean> {
    const change = { $set: { ...outcome, lease: null, stages: endStages(record, new Date()) } };
    return this.progress(record, holder, change, outcome.status, null);
  }

  async note(id: string, ...lines: string[]): Promise<void> {
    if (lines.length === 0) return;
    const at = new Date();
    await this.imports.updateOne({ _id: id }, { $push: { debug: { $each: lines.map((text) => ({ at, text: text.slice(0, 500) })), $slice: -200 } } });
  }

  /** Cancels what has not begun to save its recipe; null when it is too late. */
  async cancel(id: string, ownerId: string): Promise<ImportRecord | null> {
    const open = await this.imports.findOne({ _id: id, ownerId }).lean<ImportRecord>().exec();
    if (!open) return null;
    const event = this.progressed(open, 'cancelled', null);
    const cancelled = await this.imports
      .findOneAndUpdate(
        { _id: id, ownerId, status: { $in: ['queued', 'running'] }, 'stages.name': { $ne: 'saving-recipe' } },
        merge({ $set: { status: 'cancelled', lease: null, stages: endStages(open, new Date()) } }, event),
        { returnDocument: 'after' },
      )
      .lean<ImportRecord>()
      .exec();
    this.relay.wake();
    return cancelled;
  }

  /** Ids that the queue should have been told of and is perhaps not working on. */
  async unfinished(): Promise<string[]> {
    const now = Date.now();
    const records = await this.imports
      .find({
        $or: [
          { status: 'queued', createdAt: { $lt: new Date(now - FORGOTTEN_AFTER_MS) } },
          { status: 'running', 'lease.until': { $lt: new Date(now) } },
          { status: 'running', lease: null },
        ],
      })
      .select('_id')
      .limit(SWEEP_BATCH)
      .lean<{ _id: string }[]>();
    return records.map((record) => record._id);
  }

  private async progress(record: ImportRecord, holder: string, change: Change, status: ImportStatus, stage: ImportStageName | null): Promise<boolean> {
    const updated = await this.imports
      .findOneAndUpdate(
        { _id: record._id, status: 'running', 'lease.holder': holder },
        merge(change, this.progressed(record, status, stage)),
        { returnDocument: 'after' },
      )
      .lean<ImportRecord>()
      .exec();
    if (updated) Object.assign(record, updated);
    this.relay.wake();
    return updated !== null;
  }

  private progressed(record: ImportRecord, status: ImportStatus, stage: ImportStageName | null) {
    const { _id, ownerId, revision } = record;
    return eventEntry(importProgressed, { importId: _id, ownerId, revision: revision + 1, status, stage });
  }
}

const endStages = (record: ImportRecord, now: Date): ImportRecord['stages'] =>
  record.stages.map((stage) => ({ ...stage, endedAt: stage.endedAt ?? now }));

function merge(change: Change, event: ReturnType<typeof eventEntry>): UpdateQuery<ImportRecord> {
  const events = recordEvents(event);
  return { $set: { ...change.$set, ...events.$set }, $push: { ...change.$push, ...events.$push }, $inc: { revision: 1 } };
}
