import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { MEMBERSHIP_MODEL, type MembershipDocument } from './membership.schema';

@Injectable()
export class MembershipRepository {
  constructor(@InjectModel(MEMBERSHIP_MODEL) private readonly memberships: Model<MembershipDocument>) {}

  find(accountId: string): Promise<MembershipDocument | null> {
    return this.memberships.findById(accountId).lean<MembershipDocument>().exec();
  }

  /** Of these accounts those that have joined a household. */
  async listJoined(accountIds: readonly string[], householdId: string): Promise<string[]> {
    const found = await this.memberships.find({ _id: { $in: accountIds }, householdId }, { _id: 1 }).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  /** Replaces what was read, null for none; false on a conflict. */
  async put(accountId: string, householdId: string, read: MembershipDocument | null): Promise<boolean> {
    const claimedAt = new Date();
    if (!read) return wasInserted(this.memberships.create({ _id: accountId, householdId, claimedAt }));
    const { householdId: before, claimedAt: since } = read;
    const moved = await unlessConflict(() =>
      this.memberships.updateOne({ _id: accountId, householdId: before, claimedAt: since }, { $set: { householdId, claimedAt } }),
    );
    return moved?.modifiedCount === 1;
  }

  async remove(accountId: string, householdId: string): Promise<void> {
    await despiteConflicts(() => this.memberships.deleteOne({ _id: accountId, householdId }));
  }

  /** Whoever has joined one household has joined another one. */
  async move(accountIds: readonly string[], from: string, to: string): Promise<void> {
    await despiteConflicts(() =>
      this.memberships.updateMany({ _id: { $in: accountIds }, householdId: from }, { $set: { householdId: to } }),
    );
  }
}
