import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_SUBSCRIPTION_CHANGES, subscriptionChanged } from '@simmer/contracts';
import { eventEntry, OutboxRelay, Versioned } from '@simmer/kit';
import type { Model } from 'mongoose';
import { SUBSCRIPTION_MODEL, type SubscriptionChange, type SubscriptionDocument, type SubscriptionState } from './subscription.schema';

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

  /** Stores the state as the revision after `known`, with why it changed, and publishes it; false when somebody else was first. */
  async replace(
    accountId: string,
    known: SubscriptionDocument | null,
    { isPaid, isGranted, renewsAt, isActive }: SubscriptionState,
    reason: string | null,
  ): Promise<boolean> {
    const change: SubscriptionChange = { at: new Date(), isPaid, isGranted, renewsAt, reason };
    const next = { isActive, isPaid, isGranted, renewsAt, history: [...(known?.history ?? []), change].slice(-MAX_SUBSCRIPTION_CHANGES) };
    const read = { ...next, _id: accountId, revision: known?.revision ?? 0 };
    return (await this.versioned.change(read, next, (revision) => [eventEntry(subscriptionChanged, { accountId, revision })])) !== null;
  }
}
