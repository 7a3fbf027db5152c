import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { LIBRARY_MODEL, type LibraryDocument, type Reservation } from './library.schema';

const BATCH = 100;
/** So far back can a device ask what has changed; one that was away for longer compares the whole library. */
const KEPT_CHANGES = 200;

export type LibraryChanges = Pick<LibraryDocument, 'revision' | 'changes'>;

@Injectable()
export class LibraryRepository {
  constructor(@InjectModel(LIBRARY_MODEL) private readonly libraries: Model<LibraryDocument>) {}

  /** The cook's library, created on first use. */
  async findOrCreate(ownerId: string): Promise<LibraryDocument> {
    const found = await this.find(ownerId);
    if (found) return found;
    // not inserted: created concurrently
    await wasInserted(this.libraries.create({ _id: ownerId, count: 0, pending: [] }));
    return (await this.find(ownerId)) as LibraryDocument;
  }

  /** Counts one more recipe, only if there is room below the limit (null: always) and its claims are free: one conditional write. */
  async takePlace(_id: string, limit: number | null, reservation: Reservation): Promise<boolean> {
    const room = limit === null ? {} : { count: { $lt: limit } };
    const change = { $inc: { count: 1 }, $push: { pending: reservation } };
    return (await this.libraries.updateOne({ _id, ...room, ...unclaimed(reservation) }, change)).modifiedCount === 1;
  }

  /** Adds a reservation that takes no place, if its claims are free. */
  async addUnclaimed(_id: string, reservation: Reservation): Promise<boolean> {
    return (await this.libraries.updateOne({ _id, ...unclaimed(reservation) }, { $push: { pending: reservation } })).modifiedCount === 1;
  }

  /** Notes what is about to happen without counting it yet; the library is there since its first recipe. */
  async addReservation(ownerId: string, reservation: Reservation): Promise<LibraryDocument | null> {
    return this.libraries
      .findOneAndUpdate({ _id: ownerId }, { $push: { pending: reservation } }, { returnDocument: 'after' })
      .lean<LibraryDocument>();
  }

  /**
   * Takes a reservation out, changes the count by `difference` and notes a recipe that has changed, all or nothing; a reservation that is gone, or
   * newer than a given `at`, changes nothing.
   */
  async settle(
    ownerId: string,
    reservation: Pick<Reservation, 'id'> & Partial<Pick<Reservation, 'at'>>,
    { difference, changed }: { difference: 0 | -1; changed: string | null },
  ): Promise<void> {
    await this.libraries.updateOne(
      { _id: ownerId, pending: { $elemMatch: reservation } },
      {
        $pull: { pending: { id: reservation.id } },
        $inc: { count: difference, revision: changed === null ? 0 : 1 },
        ...(changed !== null && { $push: { changes: { $each: [changed], $slice: -KEPT_CHANGES } } }),
      },
    );
  }

  /** The latest changes, in order. */
  async findChanges(ownerId: string): Promise<LibraryChanges> {
    const found = await this.libraries.findById(ownerId, ['revision', 'changes']).lean<LibraryChanges>();
    return found ?? { revision: 0, changes: [] };
  }

  /** How many places of the plan are taken. */
  async countTaken(ownerId: string): Promise<number> {
    const found = await this.libraries.findById(ownerId, ['count']).lean<Pick<LibraryDocument, 'count'>>();
    return found?.count ?? 0;
  }

  /** Adds a collection while there is room, or renames the one with its id; false when there is no room. */
  async putCollection(_id: string, { id, name }: { id: string; name: string }, most: number): Promise<boolean> {
    const renamed = await this.libraries.updateOne({ _id, 'collections.id': id }, { $set: { 'collections.$.name': name } });
    if (renamed.matchedCount === 1) return true;
    const free = { 'collections.id': { $ne: id }, [`collections.${most - 1}`]: { $exists: false } };
    const added = await this.libraries.updateOne({ _id, ...free }, { $push: { collections: { id, name } } });
    return added.matchedCount === 1;
  }

  async removeCollection(_id: string, id: string): Promise<void> {
    await this.libraries.updateOne({ _id }, { $pull: { collections: { id } } });
  }

  /** Makes a reservation as young as `at`; false when it is gone. */
  async renewReservation(ownerId: string, reservationId: string, at: Date): Promise<boolean> {
    const written = await this.libraries.updateOne({ _id: ownerId, 'pending.id': reservationId }, { $set: { 'pending.$.at': at } });
    return written.matchedCount === 1;
  }

  async listWithReservationsOlderThan(time: Date): Promise<LibraryDocument[]> {
    return this.libraries
      .find({ 'pending.at': { $lt: time } })
      .limit(BATCH)
      .lean<LibraryDocument[]>();
  }

  private async find(ownerId: string): Promise<LibraryDocument | null> {
    return this.libraries.findById(ownerId).lean<LibraryDocument>();
  }
}

const unclaimed = ({ claims }: Reservation) => (claims ? { 'pending.claims': { $nin: claims } } : {});
