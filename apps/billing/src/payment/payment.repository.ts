import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { PAYMENT_MODEL, type PaymentDocument } from './payment.schema';

@Injectable()
export class PaymentRepository {
  constructor(@InjectModel(PAYMENT_MODEL) private readonly payments: Model<PaymentDocument>) {}

  find(id: string): Promise<PaymentDocument | null> {
    return this.payments.findById(id).lean<PaymentDocument>().exec();
  }

  findMany(ids: readonly string[]): Promise<PaymentDocument[]> {
    return this.payments
      .find({ _id: { $in: ids } })
      .lean<PaymentDocument[]>()
      .exec();
  }

  listOf(accountId: string): Promise<PaymentDocument[]> {
    return this.payments.find({ accountId }).lean<PaymentDocument[]>().exec();
  }

  /** Those of an address that nobody has shown to be theirs yet. */
  listUnbound(email: string): Promise<PaymentDocument[]> {
    return this.payments.find({ accountId: null, email }).lean<PaymentDocument[]>().exec();
  }

  /** Those that nobody has shown to be theirs and that go on, by their ids. */
  listUnclaimedAfter(limit: number, after = ''): Promise<PaymentDocument[]> {
    return this.payments
      .find({ _id: { $gt: after }, accountId: null, status: { $ne: 'ended' } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<PaymentDocument[]>()
      .exec();
  }

  /** Those that may still change, by their ids. */
  async openIdsAfter(limit: number, after = ''): Promise<string[]> {
    const found = await this.payments
      .find({ _id: { $gt: after }, status: { $ne: 'ended' } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Pick<PaymentDocument, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  /** Writes the revision after the one that was read, 0 for a new one. False when another writer was first. */
  async put({ revision, ...payment }: PaymentDocument): Promise<boolean> {
    const next = { ...payment, revision: revision + 1 };
    if (revision === 0) return wasInserted(this.payments.create(next));
    const written = await unlessConflict(() => this.payments.updateOne({ _id: payment._id, revision }, { $set: next }));
    return written?.modifiedCount === 1;
  }
}
