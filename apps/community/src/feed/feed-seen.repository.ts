import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FeedPart } from '@simmer/contracts';
import { despiteConflicts, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { FEED_SEEN_MODEL, type FeedSeenDocument } from './feed-seen.schema';

@Injectable()
export class FeedSeenRepository {
  constructor(@InjectModel(FEED_SEEN_MODEL) private readonly feeds: Model<FeedSeenDocument>) {}

  find(accountId: string): Promise<FeedSeenDocument | null> {
    return this.feeds.findById(accountId).lean<FeedSeenDocument>().exec();
  }

  /** Moves these parts forward, never back. */
  async see(accountId: string, parts: readonly FeedPart[], until: Date): Promise<void> {
    if (!(await this.find(accountId))) await wasInserted(this.feeds.create({ _id: accountId }));
    for (const part of parts) {
      const earlier = { _id: accountId, $or: [{ [part]: null }, { [part]: { $lt: until } }] };
      await despiteConflicts(() => this.feeds.updateOne(earlier, { $set: { [part]: until } }));
    }
  }
}
