import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { STAFF_LOG_MODEL, type StaffLogDocument } from './staff-log.schema';

/** Adds and reads, and nothing else. */
@Injectable()
export class StaffLogRepository {
  constructor(@InjectModel(STAFF_LOG_MODEL) private readonly entries: Model<StaffLogDocument>) {}

  async last(): Promise<StaffLogDocument | null> {
    const [last] = await this.entries.find().sort({ _id: -1 }).limit(1).lean<StaffLogDocument[]>();
    return last ?? null;
  }

  /** False when somebody else was first with this number. */
  add(entry: StaffLogDocument): Promise<boolean> {
    return wasInserted(this.entries.create(entry));
  }

  /** In the order in which they were written. */
  after(number: number, limit: number): Promise<StaffLogDocument[]> {
    return this.entries
      .find({ _id: { $gt: number } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<StaffLogDocument[]>()
      .exec();
  }
}
