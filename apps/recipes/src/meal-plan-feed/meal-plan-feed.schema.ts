import { Schema } from 'mongoose';

export const MEAL_PLAN_FEED_MODEL = 'MealPlanFeed';

/** The one calendar address of an account, whose id it has. */
export interface MealPlanFeedDocument {
  _id: string;
  /** Whose plan it shows. */
  householdId: string;
  linkId: string;
  /** The hash of the token, which is shown once. */
  hash: string;
  created_at: Date;
}

export const MealPlanFeedSchema = new Schema<MealPlanFeedDocument>(
  {
    _id: { type: String, required: true },
    householdId: { type: String, required: true },
    linkId: { type: String, required: true },
    hash: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'meal_plan_feeds', versionKey: false, id: false },
);
MealPlanFeedSchema.index({ hash: 1 }, { unique: true });
MealPlanFeedSchema.index({ linkId: 1 }, { unique: true });
MealPlanFeedSchema.index({ householdId: 1 });
