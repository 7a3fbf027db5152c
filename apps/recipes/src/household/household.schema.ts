import { Schema } from 'mongoose';

export const HOUSEHOLD_MODEL = 'Household';

/** The members of a household, from identity's latest event. */
export interface HouseholdDocument {
  /** The id of the account that it began with. */
  _id: string;
  members: string[];
  revision: number;
}

export const HouseholdSchema = new Schema<HouseholdDocument>(
  {
    _id: { type: String, required: true },
    members: { type: [String], required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'households', versionKey: false, id: false },
);
HouseholdSchema.index({ members: 1 });
