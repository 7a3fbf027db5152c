import type { Plan } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const PLAN_MODEL = 'Plan';

/** The plan of an account, from billing's latest event. */
export interface PlanDocument {
  /** The account's id. */
  _id: string;
  plan: Plan;
  /** Of the subscription; 0 for an account of which billing knows nothing. */
  revision: number;
}

export const PlanSchema = new Schema<PlanDocument>(
  {
    _id: { type: String, required: true },
    plan: { type: String, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'plans', versionKey: false, id: false },
);
