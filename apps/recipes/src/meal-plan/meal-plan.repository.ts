import { DEFAULT_PLAN_SETTINGS } from '@simmer/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type EventEntry, insertedWith, OutboxRelay, recordEvents, unlessConflict, wasInserted, type WithOutbox } from '@simmer/kit';
import type { Model } from 'mongoose';
import { MEAL_PLAN_MODEL, MEAL_PLAN_WEEK_MODEL, type MealPlanDocument, type MealPlanWeekDocument } from './meal-plan.schema';

export type StoredWeek = Omit<MealPlanWeekDocument, keyof WithOutbox>;
export type StoredPlan = Omit<MealPlanDocument, keyof WithOutbox>;

const weekId = (ownerId: string, week: string): string => `${ownerId}:${week}`;

@Injectable()
export class MealPlanRepository implements OnApplicationBootstrap {
  constructor(
    @InjectModel(MEAL_PLAN_WEEK_MODEL) private readonly weeks: Model<MealPlanWeekDocument>,
    @InjectModel(MEAL_PLAN_MODEL) private readonly plans: Model<MealPlanDocument>,
    private readonly relay: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    this.relay.watch(this.weeks);
    this.relay.watch(this.plans);
  }

  /** A week as it is kept; one in which nothing was planned has revision 0. */
  async week(ownerId: string, week: string): Promise<StoredWeek> {
    const found = await this.weeks.findOne({ _id: weekId(ownerId, week), ownerId }).lean<StoredWeek>();
    return found ?? emptyWeek(ownerId, week);
  }

  async several(ownerId: string, weeks: readonly string[]): Promise<StoredWeek[]> {
    const found = await this.weeks.find({ ownerId, week: { $in: [...weeks] } }).lean<StoredWeek[]>();
    return weeks.map((week) => found.find((one) => one.week === week) ?? emptyWeek(ownerId, week));
  }

  /** Weeks with meals up to a day that are not in the logs of their recipes. */
  async weeksToLog(day: string, limit: number): Promise<StoredWeek[]> {
    return this.weeks
      .find({ logNext: { $ne: null, $lte: day } })
      .limit(limit)
      .lean<StoredWeek[]>();
  }

  /** Nothing happens when the week was changed meanwhile: it is looked at again. */
  async keepLog({ _id, revision }: StoredWeek, set: Pick<StoredWeek, 'logged' | 'logNext'>): Promise<void> {
    await this.weeks.updateOne({ _id, revision }, { $set: set });
  }

  /** What holds for all weeks; revision 0 while a cook has changed nothing of it. */
  async plan(ownerId: string): Promise<StoredPlan> {
    const found = await this.plans.findOne({ _id: ownerId }).lean<StoredPlan>();
    const { settings, ...plan } = found ?? { _id: ownerId, revision: 0, settings: {}, templates: [] };
    return { ...plan, settings: { ...DEFAULT_PLAN_SETTINGS, ...settings } };
  }

  /** Writes what was decided on what was read, with its event; null when another writer was there first. */
  async keepWeek(
    read: StoredWeek,
    set: Pick<StoredWeek, 'entries' | 'slots' | 'skipped' | 'logNext'>,
    event: EventEntry,
  ): Promise<StoredWeek | null> {
    const next = { ...read, ...set, revision: read.revision + 1 };
    const isKept = await this.isKept(
      read,
      () => this.weeks.create({ ...next, ...insertedWith(event) }),
      () => this.weeks.updateOne(asRead(read), updateTo({ ...set, revision: next.revision }, event)),
    );
    return isKept ? next : null;
  }

  /** As `keepWeek`. */
  async keepPlan(
    read: StoredPlan,
    set: Partial<Pick<StoredPlan, 'settings' | 'templates'>>,
    event: EventEntry,
  ): Promise<StoredPlan | null> {
    const next = { ...read, ...set, revision: read.revision + 1 };
    const isKept = await this.isKept(
      read,
      () => this.plans.create({ ...next, ...insertedWith(event) }),
      () => this.plans.updateOne(asRead(read), updateTo({ ...set, revision: next.revision }, event)),
    );
    return isKept ? next : null;
  }

  private async isKept(
    { revision }: { revision: number },
    insert: () => Promise<unknown>,
    update: () => PromiseLike<{ matchedCount: number }>,
  ): Promise<boolean> {
    const isKept = revision === 0 ? await wasInserted(insert()) : ((await unlessConflict(update))?.matchedCount ?? 0) > 0;
    if (isKept) this.relay.wake();
    return isKept;
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

const asRead = ({ _id, revision }: { _id: string; revision: number }) => ({ _id, revision });

function updateTo(set: object, event: EventEntry) {
  const { $set, $push } = recordEvents(event);
  return { $set: { ...set, ...$set }, $push };
}
