import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { householdChanged } from '@simmer/contracts';
import { eventEntry, insertedWith, OutboxRelay, recordEvents, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { HOUSEHOLD_MODEL, type HouseholdDocument } from './household.schema';

export type HouseholdState = Pick<HouseholdDocument, '_id' | 'members' | 'eaters' | 'invitation' | 'revision'>;

@Injectable()
export class HouseholdRepository {
  constructor(
    @InjectModel(HOUSEHOLD_MODEL) private readonly households: Model<HouseholdDocument>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(households);
  }

  find(id: string): Promise<HouseholdState | null> {
    return this.households.findById(id).lean<HouseholdState>().exec();
  }

  /** The households with an account, as a member or an eater. */
  listByMember(accountId: string): Promise<HouseholdState[]> {
    return this.households
      .find({ $or: [{ members: accountId }, { 'eaters.id': accountId }] })
      .lean<HouseholdState[]>()
      .exec();
  }

  findInvited(hash: string): Promise<HouseholdState | null> {
    return this.households.findOne({ 'invitation.hash': hash }).lean<HouseholdState>().exec();
  }

  /** Replaces what was read (revision 0: nothing) by `next`; null on a conflict. */
  async replace(
    read: HouseholdState,
    next: Partial<Pick<HouseholdState, 'members' | 'eaters' | 'invitation'>>,
  ): Promise<HouseholdState | null> {
    const { _id, revision: before } = read;
    const { members, eaters, invitation } = { ...read, ...next };
    const set = { members, eaters, invitation, revision: before + 1 };
    const event = eventEntry(householdChanged, { householdId: _id, members, revision: set.revision });
    const isWritten =
      before === 0
        ? await wasInserted(this.households.create({ _id, ...set, ...insertedWith(event) }))
        : await unlessConflict(async () => {
            const recorded = recordEvents(event);
            const change = { $set: { ...set, ...recorded.$set }, $push: recorded.$push };
            return (await this.households.updateOne({ _id, revision: before }, change)).modifiedCount === 1;
          });
    if (!isWritten) return null;
    this.relay.wake();
    return { _id, ...set };
  }
}
