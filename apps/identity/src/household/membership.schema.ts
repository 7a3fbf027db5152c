import { Schema } from 'mongoose';

export const MEMBERSHIP_MODEL = 'HouseholdMembership';

/** The household that an account has joined. One document per account, so that it is in one at most; without one it is in its own. */
export interface MembershipDocument {
  /** The account's id. */
  _id: string;
  householdId: string;
  /** A join claims the account first: it counts once the household lists the account, and is over when the household does not a moment later. */
  claimedAt: Date;
}

export const MembershipSchema = new Schema<MembershipDocument>(
  {
    _id: { type: String, required: true },
    householdId: { type: String, required: true },
    claimedAt: { type: Date, required: true },
  },
  { collection: 'household_memberships', versionKey: false, id: false },
);
MembershipSchema.index({ householdId: 1 });
