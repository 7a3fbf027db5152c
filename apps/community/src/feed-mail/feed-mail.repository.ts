import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, LeasedRecords, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { FEED_MAIL_MODEL, type FeedMailDocument } from './feed-mail.schema';

type Chosen = Pick<FeedMailDocument, 'frequency' | 'hour' | 'timeZone' | 'includesAnswers'>;

@Injectable()
export class FeedMailRepository {
  readonly leases: LeasedRecords<FeedMailDocument>;

  constructor(@InjectModel(FEED_MAIL_MODEL) private readonly mails: Model<FeedMailDocument>) {
    this.leases = new LeasedRecords(mails, ['on']);
  }

  find(accountId: string): Promise<FeedMailDocument | null> {
    return this.mails.findById(accountId).lean<FeedMailDocument>().exec();
  }

  /** What a cook wants from now on. Who had mails before goes on from what they were last sent. */
  async choose(accountId: string, chosen: Chosen, until: Date): Promise<void> {
    const wanted = { ...chosen, until, ...nextRun(until) };
    const first = { _id: accountId, ownerId: accountId, status: 'on' as const, since: new Date(), ...wanted };
    if (await wasInserted(this.mails.create(first))) return;
    await despiteConflicts(() => this.mails.updateOne({ _id: accountId }, { $set: wanted }));
  }

  async remove(accountId: string): Promise<void> {
    await this.mails.deleteOne({ _id: accountId });
  }

  /** Notes what was mailed, whatever the cook has chosen meanwhile. */
  async setMailed({ _id, until }: FeedMailDocument): Promise<void> {
    await despiteConflicts(() => this.mails.updateOne({ _id, since: { $lt: until } }, { $set: { since: until } }));
  }

  /** Ends a run; the next one is due then, unless the cook has chosen another time meanwhile. */
  async finish({ _id }: FeedMailDocument, holder: string, until: Date): Promise<void> {
    await despiteConflicts(() => this.mails.updateOne(this.leases.heldBy(_id, holder), { $set: { until, ...nextRun(until) } }));
  }
}

/** The fields of a record whose work begins at this time; a run under way has lost it. */
const nextRun = (dueAt: Date) => ({ lease: null, attempts: 0, askedAt: dueAt, dueAt });
