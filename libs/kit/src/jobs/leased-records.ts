import type { CooksTurn } from '@simmer/contracts';
import type { Model, UpdateQuery } from 'mongoose';
import { despiteConflicts } from '../mongo/conflicts';
import { type LeasedRecord, unheld } from './leased-record';

/** A run without a sign of life for this long counts as dead, and another one may start. */
const LEASE_MS = 10_000;
/** So long after it was due, the queue's entry for a record is taken to be lost. */
const FORGOTTEN_AFTER_MS = 3_000;

const newLease = (holder: string): LeasedRecord['lease'] => ({ holder, until: new Date(Date.now() + LEASE_MS) });

/** How runs take, keep and give back the records of one collection. Part of its repository. */
export class LeasedRecords<R extends LeasedRecord> {
  /** `open` are the statuses in which there is work; `whenTaken` is written together with the lease. */
  constructor(
    // each collection has its own document type; only the fields of LeasedRecord are touched here
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    private readonly records: Model<any>,
    private readonly open: readonly R['status'][],
    private readonly whenTaken: UpdateQuery<R> = {},
  ) {}

  /** Takes the oldest of a cook's records that are due, for one run; null when there is none that no run holds. */
  async takeNext(ownerId: string, holder: string, statuses: readonly R['status'][] = this.open): Promise<R | null> {
    const { $set, $inc } = this.whenTaken;
    const conditions = { ownerId, status: { $in: statuses }, dueAt: { $lte: new Date() }, ...unheld() };
    const change = { $set: { ...$set, lease: newLease(holder) }, $inc: { ...$inc, attempts: 1 } };
    return despiteConflicts(() =>
      this.records
        .findOneAndUpdate(conditions, change, { returnDocument: 'after', sort: { _id: 1 } })
        .lean<R>()
        .exec(),
    );
  }

  /** Whether the run may go on: the lease is still its own, and there is still work. */
  async renew(id: string, holder: string): Promise<boolean> {
    const renewed = await this.records.updateOne(this.heldBy(id, holder), { $set: { lease: newLease(holder) } });
    return renewed.matchedCount === 1;
  }

  /** Releases a record. An interrupted run does not count as an attempt. */
  async release(
    { _id, attempts }: R,
    holder: string,
    { dueAt = new Date(), wasInterrupted = false }: { dueAt?: Date; wasInterrupted?: boolean } = {},
  ): Promise<void> {
    // what got on in between may have set the attempts to none already
    const change = { $set: { lease: null, dueAt }, ...(wasInterrupted && { $min: { attempts: attempts - 1 } }) };
    await despiteConflicts(() => this.records.updateOne({ _id, 'lease.holder': holder }, change));
  }

  /** When the next of a cook's records that no run holds is due; null when there is none. */
  async nextDue(ownerId: string, statuses: readonly R['status'][] = this.open): Promise<Date | null> {
    const next = await this.records
      .findOne({ ownerId, status: { $in: statuses }, ...unheld() }, { dueAt: 1 })
      .sort({ dueAt: 1 })
      .lean<Pick<R, 'dueAt'>>();
    return next?.dueAt ?? null;
  }

  /** The cooks with due records that no run holds. */
  async waiting(statuses: readonly R['status'][] = this.open): Promise<CooksTurn[]> {
    const dueAt = { $lt: new Date(Date.now() - FORGOTTEN_AFTER_MS) };
    const owners = await this.records.distinct('ownerId', { status: { $in: statuses }, dueAt, ...unheld() });
    return (owners as string[]).map((ownerId) => ({ ownerId }));
  }

  /** Condition on a record that this run holds. */
  heldBy(id: string, holder: string) {
    return { _id: id, status: { $in: this.open }, 'lease.holder': holder };
  }
}
