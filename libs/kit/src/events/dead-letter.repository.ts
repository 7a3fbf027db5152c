import { Inject, Injectable } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { DEAD_LETTER_MODEL, type DeadLetterDocument, DeadLetterSchema } from './dead-letter.schema';

/** The service's dead letters, in its own database: the bus may lose its store, and the staff still see them. */
@Injectable()
export class DeadLetterRepository {
  private readonly letters: Model<DeadLetterDocument>;

  constructor(@Inject(getConnectionToken()) connection: Connection) {
    this.letters = connection.model<DeadLetterDocument>(DEAD_LETTER_MODEL, DeadLetterSchema);
  }

  /** Keeps a letter, or what is new about one that is there. */
  async put({ _id, ...letter }: DeadLetterDocument): Promise<void> {
    await this.letters.updateOne({ _id }, { $set: letter }, { upsert: true });
  }

  find(id: string): Promise<DeadLetterDocument | null> {
    return this.letters.findById(id).lean<DeadLetterDocument>().exec();
  }

  /** By listener, then oldest event first; after the letter `after`. */
  list(limit: number, after?: string): Promise<DeadLetterDocument[]> {
    return this.letters
      .find(after ? { _id: { $gt: after } } : {})
      .sort({ _id: 1 })
      .limit(limit)
      .lean<DeadLetterDocument[]>()
      .exec();
  }

  async listByListener(listener: string): Promise<string[]> {
    const found = await this.letters.find({ listener }, { _id: 1 }).sort({ _id: 1 }).lean<Pick<DeadLetterDocument, '_id'>[]>().exec();
    return found.map(({ _id }) => _id);
  }

  count(): Promise<number> {
    return this.letters.countDocuments();
  }

  /** False when it is not there any more. */
  async remove(id: string): Promise<boolean> {
    return (await this.letters.deleteOne({ _id: id })).deletedCount === 1;
  }
}
