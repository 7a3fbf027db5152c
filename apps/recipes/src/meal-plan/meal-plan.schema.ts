import type { MealPlanEntry, MealPlanSettings, MealPlanSlot, MealPlanTemplate } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';
import type { LoggedMeal } from './cooked-log';

export const MEAL_PLAN_WEEK_MODEL = 'MealPlanWeek';
export const MEAL_PLAN_MODEL = 'MealPlan';

/** One week of one plan, or what has no day yet: changed in one write. */
export interface MealPlanWeekDocument extends WithOutbox {
  _id: string;
  ownerId: string;
  week: string;
  /** Counts every write. */
  revision: number;
  entries: MealPlanEntry[];
  slots: MealPlanSlot[];
  /** Recurring meals that were taken out of this week. */
  skipped: string[];
  /** What of it is in the logs of its recipes, and from which day on there is more to log; null for nothing. */
  logged: LoggedMeal[];
  logNext: string | null;
}

/** What holds for all weeks of a plan. Its id is that of its owner. */
export interface MealPlanDocument extends WithOutbox {
  _id: string;
  revision: number;
  settings: Omit<MealPlanSettings, 'revision'>;
  templates: MealPlanTemplate[];
}

// the contract says what an entry is, and nothing is looked for inside of one
const { Mixed } = Schema.Types;

export const MealPlanWeekSchema = new Schema<MealPlanWeekDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    week: { type: String, required: true },
    revision: { type: Number, required: true },
    entries: [Mixed],
    slots: [Mixed],
    skipped: [String],
    logged: [Mixed],
    logNext: { type: String, default: null },
  },
  { collection: 'meal_plan_weeks', versionKey: false, id: false },
);
MealPlanWeekSchema.index({ ownerId: 1, week: 1 });
MealPlanWeekSchema.index({ logNext: 1 });
MealPlanWeekSchema.plugin(outboxPlugin);

export const MealPlanSchema = new Schema<MealPlanDocument>(
  { _id: { type: String, required: true }, revision: { type: Number, required: true }, settings: Mixed, templates: [Mixed] },
  { collection: 'meal_plans', versionKey: false, id: false },
);
MealPlanSchema.plugin(outboxPlugin);
