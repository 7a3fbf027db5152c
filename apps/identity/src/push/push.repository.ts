import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, LeasedRecords, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { PUSH_KEY_MODEL, type PushKeyDocument } from './push-key.schema';
import { PUSH_MESSAGE_MODEL, type PushMessageRecord } from './push-message.schema';
import { PUSH_SUBSCRIPTION_MODEL, type PushSubscriptionDocument } from './push-subscription.schema';

type NewMessage = Pick<PushMessageRecord, '_id' | 'ownerId' | 'topic' | 'params' | 'dueAt' | 'expiresAt' | 'forgottenAt'>;

@Injectable()
export class PushRepository {
  readonly leases: LeasedRecords<PushMessageRecord>;

  constructor(
    @InjectModel(PUSH_KEY_MODEL) private readonly keys: Model<PushKeyDocument>,
    @InjectModel(PUSH_SUBSCRIPTION_MODEL) private readonly subscriptions: Model<PushSubscriptionDocument>,
    @InjectModel(PUSH_MESSAGE_MODEL) private readonly messages: Model<PushMessageRecord>,
  ) {
    this.leases = new LeasedRecords(messages, ['waiting']);
  }

  findKey(): Promise<PushKeyDocument | null> {
    return this.keys.findById('vapid').lean<PushKeyDocument>().exec();
  }

  /** Of several processes that start at once one makes the key. */
  async insertKey(key: Omit<PushKeyDocument, '_id'>): Promise<void> {
    await wasInserted(this.keys.create({ _id: 'vapid', ...key }));
  }

  async resealKey(before: string, sealedKey: string): Promise<void> {
    await this.keys.updateOne({ _id: 'vapid', sealedKey: before }, { $set: { sealedKey } });
  }

  /** Puts a device, and takes its address from whoever used the same browser before. */
  async putSubscription({ _id, ...fields }: Omit<PushSubscriptionDocument, 'remindedOn'>): Promise<void> {
    await this.subscriptions.deleteMany({ endpoint: fields.endpoint, _id: { $ne: _id } });
    await despiteConflicts(() => this.subscriptions.updateOne({ _id }, { $set: fields }, { upsert: true }));
  }

  /** Newest first. */
  listSubscriptions(accountId: string): Promise<PushSubscriptionDocument[]> {
    return this.subscriptions.find({ accountId }).sort({ savedAt: -1 }).lean<PushSubscriptionDocument[]>().exec();
  }

  async removeSubscriptions(accountId: string, ids: readonly string[]): Promise<void> {
    await this.subscriptions.deleteMany({ accountId, _id: { $in: ids } });
  }

  async listTimeZones(): Promise<string[]> {
    return (await this.subscriptions.distinct('timeZone')) as string[];
  }

  /** Accounts with devices at a place that were not reminded on a day. */
  async listToRemind(timeZone: string, day: string, limit: number): Promise<string[]> {
    const found = await this.subscriptions
      .find({ timeZone, remindedOn: { $ne: day } }, { accountId: 1 })
      .limit(limit)
      .lean<Pick<PushSubscriptionDocument, 'accountId'>[]>();
    return [...new Set(found.map(({ accountId }) => accountId))];
  }

  async noteReminded(accountId: string, timeZone: string, day: string): Promise<void> {
    await this.subscriptions.updateMany({ accountId, timeZone }, { $set: { remindedOn: day } });
  }

  /** False when a message with this id exists. */
  insertMessage(message: NewMessage): Promise<boolean> {
    return wasInserted(this.messages.create({ ...message, status: 'waiting', attempts: 0, askedAt: new Date() }));
  }

  /** Puts a message that waits off, or forward. False when there is none that waits. */
  async moveMessage({ _id, params, dueAt, expiresAt, forgottenAt }: NewMessage): Promise<boolean> {
    const change = { $set: { params, dueAt, expiresAt, forgottenAt } };
    return (await this.messages.updateOne({ _id, status: 'waiting' }, change)).matchedCount === 1;
  }

  countWaiting(ownerId: string, topic: PushMessageRecord['topic']): Promise<number> {
    return this.messages.countDocuments({ ownerId, topic, status: 'waiting' }).exec();
  }

  async removeMessage(_id: string): Promise<void> {
    await this.messages.deleteOne({ _id });
  }

  /** Ends a message and clears its content. */
  async finish({ _id }: PushMessageRecord, holder: string, status: PushMessageRecord['status']): Promise<void> {
    await despiteConflicts(() => this.messages.updateOne(this.leases.heldBy(_id, holder), { $set: { status, params: {} } }));
  }
}
