import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { subscriptionChanged } from '@simmer/contracts';
import { eventEntry, OutboxRelay, Versioned } from '@simmer/kit';
import type { Model } from 'mongoose';
import { SUBSCRIPTION_MODEL, type SubscriptionDocument, type SubscriptionState } from './subscription.schema';

@Injectable()
export class SubscriptionRepository {
  private readonly versioned: Versioned<SubscriptionDocument>;

  constructor(
    @InjectModel(SUBSCRIPTION_MODEL) private readonly subscriptions: Model<SubscriptionDocument>,
    relay: OutboxRelay,
  ) {
    this.versioned = new Versioned(subscriptions, relay);
  }

  find(accountId: string): Promise<SubscriptionDocument | null> {
    return this.subscriptions.findById(accountId).lean<SubscriptionDocument>().exec();
  }

  findMany(accountIds: readonly string[]): Promise<SubscriptionDocument[]> {
    return this.subscriptions
      .find({ _id: { $in: accountIds } })
      .lean<SubscriptionDocument[]>()
      .exec();
  }

  /** Stores the state as the revision after `known` and publishes it; false when somebody else was first. */
  async replace(accountId: string, known: SubscriptionDocument | null, state: SubscriptionState): Promise<boolean> {
    const read = { ...state, _id: accountId, revision: known?.revision ?? 0 };
    return (await this.versioned.change(read, state, (revision) => [eventEntry(subscriptionChanged, { accountId, revision })])) !== null;
  }
}
