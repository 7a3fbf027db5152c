import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { HOUSEHOLD_MODEL, type HouseholdDocument } from './household.schema';

@Injectable()
export class HouseholdRepository {
  constructor(@InjectModel(HOUSEHOLD_MODEL) private readonly households: Model<HouseholdDocument>) {}

  find(id: string): Promise<HouseholdDocument | null> {
    return this.households.findById(id).lean<HouseholdDocument>().exec();
  }

  /** The households of an account; two while it is moving. */
  listByMember(accountId: string): Promise<HouseholdDocument[]> {
    return this.households.find({ members: accountId }).lean<HouseholdDocument[]>().exec();
  }

  async idsAfter(limit: number, after?: string): Promise<string[]> {
    const found = await this.households
      .find(after ? { _id: { $gt: after } } : {}, ['_id'])
      .sort({ _id: 1 })
      .limit(limit)
      .lean<HouseholdDocument[]>();
    return found.map(({ _id }) => _id);
  }

  findMany(ids: readonly string[]): Promise<HouseholdDocument[]> {
    return this.households
      .find({ _id: { $in: ids } })
      .lean<HouseholdDocument[]>()
      .exec();
  }

  /** Stores a household unless a newer revision is stored. */
  async putIfNewer(known: HouseholdDocument): Promise<void> {
    if (await wasInserted(this.households.create(known))) return;
    const { _id, members, revision } = known;
    await this.households.updateOne({ _id, revision: { $lt: revision } }, { $set: { members, revision } });
  }

  /** Replaces a household if it is still as it was read; false when it is not. */
  async replace({ _id, revision }: HouseholdDocument, by: Omit<HouseholdDocument, '_id'>): Promise<boolean> {
    return (await this.households.updateOne({ _id, revision }, { $set: by })).matchedCount === 1;
  }
}
