import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { subscriptionChanged } from '@simmer/contracts';
import { eventEntry, insertedWith, OutboxRelay, recordEvents, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { SUBSCRIPTION_MODEL, type SubscriptionDocument, type SubscriptionState } from './subscription.schema';

@Injectable()
export class SubscriptionRepository {
  constructor(
    @InjectModel(SUBSCRIPTION_MODEL) private readonly subscriptions: Model<SubscriptionDocument>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(subscriptions);
  }

  find(accountId: string): Promise<SubscriptionDocument | null> {
    return this.subscriptions.findById(accountId).lean<SubscriptionDocument>().exec();
  }

  among(accountIds: readonly string[]): Promise<SubscriptionDocument[]> {
    return this.subscriptions
      .find({ _id: { $in: accountIds } })
      .lean<SubscriptionDocument[]>()
      .exec();
  }

  /** Writes the state as the revision after `known` and tells of it; false when somebody else was first. */
  async write(accountId: string, known: SubscriptionDocument | null, state: SubscriptionState): Promise<boolean> {
    const revision = (known?.revision ?? 0) + 1;
    const event = eventEntry(subscriptionChanged, { accountId, revision });
    const written = known
      ? await unlessConflict(() => this.update(known, { ...state, revision }, event))
      : await wasInserted(this.subscriptions.create({ _id: accountId, ...state, revision, ...insertedWith(event) }));
    this.relay.wake();
    return written ?? false;
  }

  private async update(
    known: SubscriptionDocument,
    change: SubscriptionState & { revision: number },
    event: ReturnType<typeof eventEntry>,
  ): Promise<boolean> {
    const events = recordEvents(event);
    const written = await this.subscriptions.updateOne(
      { _id: known._id, revision: known.revision },
      { $set: { ...change, ...events.$set }, $push: events.$push },
    );
    return written.modifiedCount === 1;
  }
}
