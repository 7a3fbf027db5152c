import type { SharedRecipesChoice } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const ACCOUNT_DELETION_MODEL = 'AccountDeletion';

/** A service's answer to the request to erase an account's data. */
export interface Receipt {
  service: string;
  askedAt: Date;
  isDone: boolean;
  features: { feature: string; erased: number }[];
}

/** One deletion: from this document on there is no way back. */
export interface AccountDeletionDocument {
  /** The account's id; once nothing is left of it, the hash of that. */
  _id: string;
  sharedRecipes: SharedRecipesChoice;
  requestedAt: Date;
  receipts: Receipt[];
  finishedAt: Date | null;
}

export const AccountDeletionSchema = new Schema<AccountDeletionDocument>(
  {
    _id: { type: String, required: true },
    sharedRecipes: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    receipts: [
      { _id: false, service: String, askedAt: Date, isDone: Boolean, features: [{ _id: false, feature: String, erased: Number }] },
    ],
    finishedAt: { type: Date, default: null },
  },
  { collection: 'account_deletions', versionKey: false, id: false },
);
AccountDeletionSchema.index({ finishedAt: 1 });
