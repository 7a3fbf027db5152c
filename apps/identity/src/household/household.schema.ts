import type { Eater } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const HOUSEHOLD_MODEL = 'Household';

export interface HouseholdDocument extends WithOutbox {
  /** The id of the account that it began with. */
  _id: string;
  /**
   * The accounts that were let in, and that with which it began unless it shares another one. Those who joined count while their membership names
   * this household.
   */
  members: string[];
  /** The open invitation, if any; only the hash of its token is stored. */
  invitation: { id: string; hash: string; expiresAt: Date } | null;
  eaters: Eater[];
  revision: number;
}

const eater = {
  _id: false,
  id: { type: String, required: true },
  name: { type: String, required: true },
  portion: { type: Number, required: true },
  diets: { type: [String], default: [] },
  allergens: { type: [String], default: [] },
  dislikes: { type: [String], default: [] },
  goals: { type: Object, default: {} },
  leftovers: { type: String },
};

export const HouseholdSchema = new Schema<HouseholdDocument>(
  {
    _id: { type: String, required: true },
    members: { type: [String], required: true },
    invitation: { type: Object, default: null },
    eaters: { type: [eater], required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'households', versionKey: false, id: false, minimize: false },
);
HouseholdSchema.index({ members: 1 });
HouseholdSchema.index({ 'invitation.hash': 1 }, { sparse: true });
HouseholdSchema.plugin(outboxPlugin);
