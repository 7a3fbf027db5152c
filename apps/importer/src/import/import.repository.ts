import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ImportStageName, importProgressed, type ImportStatus } from '@simmer/contracts';
import {
  requestedNow,
  despiteConflicts,
  eventEntry,
  insertedWith,
  LeasedRecords,
  OutboxRelay,
  recordEvents,
  unlessConflict,
  untilWritten,
} from '@simmer/kit';
import type { Model, UpdateQuery } from 'mongoose';
import { IMPORT_MODEL, type ImportRecord } from './import.schema';

const SWEEP_BATCH = 100;
const ENDED: readonly ImportStatus[] = ['succeeded', 'failed', 'cancelled'];

export type NewImport = Pick<ImportRecord, '_id' | 'ownerId' | 'url' | 'pageKey' | 'allowDuplicate' | 'recipeId' | 'imageId'>;
type Outcome =
  | ({ status: 'succeeded' } & Pick<ImportRecord, 'waiting'>)
  | ({ status: 'failed' } & Pick<ImportRecord, 'error'> & Partial<Pick<ImportRecord, 'duplicateOf' | 'moreRecipes'>>);
type Change = { $set?: Partial<ImportRecord>; $push?: Record<string, unknown> };

@Injectable()
export class ImportRepository {
  readonly leases: LeasedRecords<ImportRecord>;

  constructor(
    @InjectModel(IMPORT_MODEL) private readonly imports: Model<ImportRecord>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(imports);
    this.leases = new LeasedRecords<ImportRecord>(imports, ['queued', 'running'], {
      $set: { status: 'running', stages: [] },
      $inc: { revision: 1 },
    });
  }

  /** Stores a new import. Fails with the store's duplicate-key error when the id is taken. */
  async insert(record: NewImport): Promise<ImportRecord> {
    const progressed = eventEntry(importProgressed, {
      importId: record._id,
      ownerId: record.ownerId,
      revision: 1,
      status: 'queued',
      stage: null,
    });
    const created = await this.imports.create({
      ...record,
      status: 'queued',
      ...requestedNow(),
      createdAt: new Date(),
      ...insertedWith(progressed),
    });
    this.relay.wake();
    return created.toObject();
  }

  find(id: string, ownerId: string): Promise<ImportRecord | null> {
    return this.imports.findOne({ _id: id, ownerId }).lean<ImportRecord>().exec();
  }

  /** The other recipes on the page that a recipe was imported from; none when its import is purged, or it was not imported. */
  async findMoreRecipes(recipeId: string, ownerId: string): Promise<ImportRecord['moreRecipes']> {
    const origin = await this.imports.findOne({ recipeId, ownerId }, { moreRecipes: 1 }).lean<Pick<ImportRecord, 'moreRecipes'>>();
    return origin?.moreRecipes ?? [];
  }

  /** Ends the current stage and starts the next. False when the run may not go on. */
  async enterStage(record: ImportRecord, holder: string, stage: ImportStageName, extra: Partial<ImportRecord> = {}): Promise<boolean> {
    const now = new Date();
    const stages = [...endStages(record, now), { name: stage, startedAt: now, endedAt: null }];
    return this.progress(record, holder, { $set: { ...extra, stages } }, 'running', stage);
  }

  async end(record: ImportRecord, holder: string, outcome: Outcome): Promise<boolean> {
    const change = { $set: { ...outcome, stages: endStages(record, new Date()) } };
    return this.progress(record, holder, change, outcome.status, null);
  }

  async addLogLines(id: string, ...lines: string[]): Promise<void> {
    if (lines.length === 0) return;
    const at = new Date();
    const change = { $push: { debug: { $each: lines.map((text) => ({ at, text: text.slice(0, 500) })), $slice: -200 } } };
    await despiteConflicts(() => this.imports.updateOne({ _id: id }, change));
  }

  /** Cancels an import that is not yet saving its recipe; null when it is too late. Retries when its run wrote in between. */
  async cancel(id: string, ownerId: string): Promise<ImportRecord | null> {
    return untilWritten(async () => {
      const current = await this.find(id, ownerId);
      if (!current || !canBeCancelled(current)) return { written: null };
      const change = merge(
        { $set: { status: 'cancelled', lease: null, stages: endStages(current, new Date()) } },
        this.progressed(current, 'cancelled', null),
      );
      const written = await unlessConflict(() => this.write({ _id: id, revision: current.revision }, change));
      return written && { written };
    });
  }

  /** Removes a batch of ended imports from before `time` whose events are published. */
  async removeEnded(time: Date): Promise<void> {
    const conditions = { status: { $in: ENDED }, createdAt: { $lt: time }, outboxAt: { $exists: false } };
    const found = await this.imports.find(conditions, { _id: 1 }).limit(SWEEP_BATCH).lean<{ _id: string }[]>();
    await this.imports.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
  }

  private async progress(
    record: ImportRecord,
    holder: string,
    change: Change,
    status: ImportStatus,
    stage: ImportStageName | null,
  ): Promise<boolean> {
    const update = merge(change, this.progressed(record, status, stage));
    const updated = await despiteConflicts(() => this.write(this.leases.heldBy(record._id, holder), update));
    if (updated) Object.assign(record, updated);
    return updated !== null;
  }

  private async write(conditions: object, change: UpdateQuery<ImportRecord>): Promise<ImportRecord | null> {
    const written = await this.imports.findOneAndUpdate(conditions, change, { returnDocument: 'after' }).lean<ImportRecord>().exec();
    this.relay.wake();
    return written;
  }

  private progressed(record: ImportRecord, status: ImportStatus, stage: ImportStageName | null) {
    const { _id, ownerId, revision } = record;
    return eventEntry(importProgressed, { importId: _id, ownerId, revision: revision + 1, status, stage });
  }
}

const canBeCancelled = ({ status, stages }: ImportRecord): boolean =>
  !ENDED.includes(status) && !stages.some(({ name }) => name === 'saving-recipe');

const endStages = (record: ImportRecord, now: Date): ImportRecord['stages'] =>
  record.stages.map((stage) => ({ ...stage, endedAt: stage.endedAt ?? now }));

function merge(change: Change, event: ReturnType<typeof eventEntry>): UpdateQuery<ImportRecord> {
  const events = recordEvents(event);
  return { $set: { ...change.$set, ...events.$set }, $push: { ...change.$push, ...events.$push }, $inc: { revision: 1 } };
}
