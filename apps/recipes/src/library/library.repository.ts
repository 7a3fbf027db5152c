import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { FREE_RECIPE_LIMIT } from '@simmer/contracts';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { LIBRARY_MODEL, type LibraryDocument, type LibraryNote } from './library.schema';

const BATCH = 100;

@Injectable()
export class LibraryRepository {
  constructor(@InjectModel(LIBRARY_MODEL) private readonly libraries: Model<LibraryDocument>) {}

  /** The cook's library, opened with the free limit when this is the first look at it. */
  async read(ownerId: string): Promise<LibraryDocument> {
    const found = await this.find(ownerId);
    if (found) return found;
    // not inserted: somebody else opened it at the same moment
    await wasInserted(this.libraries.create({ _id: ownerId, count: 0, limit: FREE_RECIPE_LIMIT, limitRevision: 0, pending: [] }));
    return (await this.find(ownerId)) as LibraryDocument;
  }

  /** Counts one more recipe, only if the limit that was read still holds and leaves room, and nobody else claims what the note does: one conditional write. */
  async takePlace({ _id, limit }: LibraryDocument, note: LibraryNote): Promise<boolean> {
    const room = limit === null ? {} : { count: { $lt: limit } };
    const unclaimed = note.claims ? { 'pending.claims': { $nin: note.claims } } : {};
    const written = await this.libraries.updateOne({ _id, limit, ...room, ...unclaimed }, { $inc: { count: 1 }, $push: { pending: note } });
    return written.modifiedCount === 1;
  }

  /** Notes what is about to happen without counting it yet. */
  async addNote(ownerId: string, note: LibraryNote): Promise<void> {
    await this.libraries.updateOne({ _id: ownerId }, { $push: { pending: note } });
  }

  /** Takes a note out and changes the count by `difference`, both or neither; a note that is gone, or newer than a given `at`, changes nothing. */
  async settle(ownerId: string, note: Pick<LibraryNote, 'id'> & Partial<Pick<LibraryNote, 'at'>>, difference: 0 | -1): Promise<void> {
    await this.libraries.updateOne(
      { _id: ownerId, pending: { $elemMatch: note } },
      { $pull: { pending: { id: note.id } }, $inc: { count: difference } },
    );
  }

  /** Makes a note as young as `at`; false when it is gone. */
  async renewNote(ownerId: string, noteId: string, at: Date): Promise<boolean> {
    const written = await this.libraries.updateOne({ _id: ownerId, 'pending.id': noteId }, { $set: { 'pending.$.at': at } });
    return written.matchedCount === 1;
  }

  async withNotesOlderThan(time: Date): Promise<LibraryDocument[]> {
    return this.libraries.find({ 'pending.at': { $lt: time } }).limit(BATCH).lean<LibraryDocument[]>();
  }

  /** Copies the limit from billing unless a newer one is here already. */
  async setLimit(ownerId: string, limit: number | null, revision: number): Promise<void> {
    await this.read(ownerId);
    await this.libraries.updateOne(
      { _id: ownerId, limitRevision: { $lt: revision } },
      { $set: { limit, limitRevision: revision } },
    );
  }

  private async find(ownerId: string): Promise<LibraryDocument | null> {
    return this.libraries.findById(ownerId).lean<LibraryDocument>();
  }
}
