import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { despiteConflicts } from '../mongo/conflicts';
import { wasInserted } from '../mongo/was-inserted';
import { DAILY_QUOTA_MODEL, type DailyQuotaDocument } from './daily-quota.schema';

@Injectable()
export class DailyQuotaRepository {
  constructor(@InjectModel(DAILY_QUOTA_MODEL) private readonly quotas: Model<DailyQuotaDocument>) {}

  /** Counts one more and its bytes, only where both stay within `most`: one conditional write. */
  async take(_id: string, until: Date, bytes: number, most: { count: number; bytes: number }): Promise<boolean> {
    if (bytes <= most.bytes && (await wasInserted(this.quotas.create({ _id, count: 1, bytes, until })))) return true;
    const hasRoom = { _id, count: { $lt: most.count }, bytes: { $lte: most.bytes - bytes } };
    const taken = await despiteConflicts(() => this.quotas.updateOne(hasRoom, { $inc: { count: 1, bytes } }));
    return taken.modifiedCount === 1;
  }

  async refund(_id: string, bytes: number): Promise<void> {
    await this.quotas.updateOne({ _id, count: { $gt: 0 } }, { $inc: { count: -1, bytes: -bytes } });
  }
}
