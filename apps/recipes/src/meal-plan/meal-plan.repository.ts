import { DEFAULT_PLAN_SETTINGS } from '@simmer/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type EventEntry, OutboxRelay, type StateOf, Versioned } from '@simmer/kit';
import type { Model } from 'mongoose';
import { MEAL_PLAN_MODEL, MEAL_PLAN_WEEK_MODEL, type MealPlanDocument, type MealPlanWeekDocument } from './meal-plan.schema';

export type StoredWeek = StateOf<MealPlanWeekDocument>;
export type StoredPlan = StateOf<MealPlanDocument>;

const weekId = (ownerId: string, week: string): string => `${ownerId}:${week}`;

@Injectable()
export class MealPlanRepository {
  private readonly versionedWeeks: Versioned<MealPlanWeekDocument>;
  private readonly versionedPlans: Versioned<MealPlanDocument>;

  constructor(
    @InjectModel(MEAL_PLAN_WEEK_MODEL) private readonly weeks: Model<MealPlanWeekDocument>,
    @InjectModel(MEAL_PLAN_MODEL) private readonly plans: Model<MealPlanDocument>,
    relay: OutboxRelay,
  ) {
    this.versionedWeeks = new Versioned(weeks, relay);
    this.versionedPlans = new Versioned(plans, relay);
  }

  /** A stored week; one in which nothing was planned has revision 0. */
  async findWeek(ownerId: string, week: string): Promise<StoredWeek> {
    const found = await this.weeks.findOne({ _id: weekId(ownerId, week), ownerId }).lean<StoredWeek>();
    return found ?? emptyWeek(ownerId, week);
  }

  async listWeeks(ownerId: string, weeks: readonly string[]): Promise<StoredWeek[]> {
    const found = await this.weeks.find({ ownerId, week: { $in: [...weeks] } }).lean<StoredWeek[]>();
    return weeks.map((week) => found.find((one) => one.week === week) ?? emptyWeek(ownerId, week));
  }

  /** Weeks with meals up to a day that are not in the logs of their recipes. */
  async listWeeksToLog(day: string, limit: number): Promise<StoredWeek[]> {
    return this.weeks
      .find({ logNext: { $ne: null, $lte: day } })
      .limit(limit)
      .lean<StoredWeek[]>();
  }

  /** Nothing happens when the week was changed meanwhile: it is looked at again. */
  async saveLog({ _id, revision }: StoredWeek, set: Pick<StoredWeek, 'logged' | 'logNext'>): Promise<void> {
    await this.weeks.updateOne({ _id, revision }, { $set: set });
  }

  /** What holds for all weeks; revision 0 while a cook has changed nothing of it. */
  async findPlan(ownerId: string): Promise<StoredPlan> {
    const found = await this.plans.findOne({ _id: ownerId }).lean<StoredPlan>();
    const { settings, ...plan } = found ?? { _id: ownerId, revision: 0, settings: {}, templates: [] };
    return { ...plan, settings: { ...DEFAULT_PLAN_SETTINGS, ...settings } };
  }

  /** Writes what was decided on what was read, with its event; null when another writer was there first. */
  saveWeek(
    read: StoredWeek,
    set: Pick<StoredWeek, 'entries' | 'slots' | 'skipped' | 'logNext'>,
    event: EventEntry,
  ): Promise<StoredWeek | null> {
    return this.versionedWeeks.change<StoredWeek>(read, set, () => [event]);
  }

  /** As `keepWeek`. */
  savePlan(read: StoredPlan, set: Partial<Pick<StoredPlan, 'settings' | 'templates'>>, event: EventEntry): Promise<StoredPlan | null> {
    return this.versionedPlans.change<StoredPlan>(read, set, () => [event]);
  }
}

const emptyWeek = (ownerId: string, week: string): StoredWeek => ({
  _id: weekId(ownerId, week),
  ownerId,
  week,
  revision: 0,
  entries: [],
  slots: [],
  skipped: [],
  logged: [],
  logNext: null,
});
