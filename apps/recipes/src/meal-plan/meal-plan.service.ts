import { Injectable } from '@nestjs/common';
import {
  MEAL_PLAN_LIMITS,
  type MealPlanEntry,
  type MealPlanSettings,
  type MealPlanTemplate,
  type MealPlanWeek,
  type mealPlan,
  mealPlanChanged,
  type ParsedInputOf,
  ProblemError,
  UNSCHEDULED,
} from '@simmer/contracts';
import { type EventEntry, eventEntry, untilWritten } from '@simmer/kit';
import { daysAfter, weekOf } from '@simmer/meal-plan';
import { v5 as uuidv5 } from 'uuid';
import { Households } from '../household/households.service';
import { nextToLog } from './cooked-log';
import { MealPlanRepository, type StoredPlan, type StoredWeek } from './meal-plan.repository';

type WeekChange = ParsedInputOf<typeof mealPlan.change>;
type SettingsChange = ParsedInputOf<typeof mealPlan.changeSettings>;

const WEEK_DAYS = 7;

/** The plans of households. */
@Injectable()
export class MealPlanService {
  constructor(
    private readonly plans: MealPlanRepository,
    private readonly households: Households,
  ) {}

  async read(accountId: string, week: string): Promise<MealPlanWeek> {
    const ownerId = await this.households.get(accountId);
    const [stored, plan] = await Promise.all([this.plans.findWeek(ownerId, week), this.plans.findPlan(ownerId)]);
    return viewOf(stored, plan);
  }

  /** A week as it is shown, with the meals of every week. */
  async viewOf(week: StoredWeek): Promise<MealPlanWeek> {
    return viewOf(week, await this.plans.findPlan(week.ownerId));
  }

  /** What stands in the plan on days from `first` on, and what is special about their meals. */
  async daysFrom(accountId: string, first: string, days: number): Promise<Pick<MealPlanWeek, 'entries' | 'slots'>> {
    const ownerId = await this.households.get(accountId);
    const last = daysAfter(first, days - 1);
    const weeks: string[] = [];
    for (let week = weekOf(first); week <= last; week = daysAfter(week, WEEK_DAYS)) weeks.push(week);
    const [stored, plan] = await Promise.all([this.plans.listWeeks(ownerId, weeks), this.plans.findPlan(ownerId)]);
    const views = stored.map((week) => viewOf(week, plan));
    const isThere = ({ date }: { date: string | null }): boolean => date !== null && date >= first && date <= last;
    return { entries: views.flatMap(({ entries }) => entries.filter(isThere)), slots: views.flatMap(({ slots }) => slots.filter(isThere)) };
  }

  /** Puts and takes in one write; what is not named stays as it is, so that two devices do not undo each other. */
  async change(accountId: string, { id: week, put, remove, slots }: WeekChange): Promise<MealPlanWeek> {
    if (put.some((entry) => weekOf(entry.date) !== week) || slots.some(({ date }) => weekOf(date) !== week))
      throw new ProblemError('recipes.plan-other-week');
    const { ownerId, members } = await this.householdOf(accountId);
    return untilWritten(async () => {
      const [read, plan] = await Promise.all([this.plans.findWeek(ownerId, week), this.plans.findPlan(ownerId)]);
      const gone = new Set([...remove, ...put.map(({ id }) => id)]);
      const entries = [...read.entries.filter(({ id }) => !gone.has(id)), ...put];
      if (entries.length > MEAL_PLAN_LIMITS.entries) throw new ProblemError('recipes.plan-full');
      const recurring = new Set(recurringOf(read, plan).map(({ id }) => id));
      const skipped = [...read.skipped, ...remove.filter((id) => recurring.has(id))];
      const replaced = new Set(slots.map(({ date, meal }) => `${date} ${meal}`));
      const unchanged = read.slots.filter(({ date, meal }) => !replaced.has(`${date} ${meal}`));
      const next = { entries, slots: [...unchanged, ...slots], skipped };
      assertFits(viewOf(read, plan), viewOf({ ...read, ...next }, plan), MEAL_PLAN_LIMITS.weekBytes);
      const logNext = nextToLog(viewOf({ ...read, ...next }, plan).entries, read.logged);
      const written = await this.plans.saveWeek(read, { ...next, logNext }, changeEvent({ ownerId, members }, week, read));
      return written && { written: viewOf(written, plan) };
    });
  }

  async readSettings(accountId: string): Promise<MealPlanSettings> {
    const { settings, revision } = await this.plans.findPlan(await this.households.get(accountId));
    return { ...settings, revision };
  }

  async changeSettings(accountId: string, change: SettingsChange): Promise<MealPlanSettings> {
    const { settings, revision } = await this.changePlan(accountId, 'settings', (plan) => ({ settings: { ...plan.settings, ...change } }));
    return { ...settings, revision };
  }

  async listTemplates(accountId: string): Promise<{ items: MealPlanTemplate[] }> {
    return { items: (await this.plans.findPlan(await this.households.get(accountId))).templates };
  }

  async putTemplate(accountId: string, template: MealPlanTemplate): Promise<MealPlanTemplate> {
    await this.changePlan(accountId, 'templates', ({ templates }) => {
      const others = templates.filter(({ id }) => id !== template.id);
      if (others.length >= MEAL_PLAN_LIMITS.templates) throw new ProblemError('recipes.too-many-templates');
      const all = [...others, template];
      assertFits(templates, all, MEAL_PLAN_LIMITS.templatesBytes);
      return { templates: all };
    });
    return template;
  }

  async deleteTemplate(accountId: string, id: string): Promise<{ id: string }> {
    await this.changePlan(accountId, 'templates', ({ templates }) => ({ templates: templates.filter((template) => template.id !== id) }));
    return { id };
  }

  private async householdOf(accountId: string): Promise<Owner> {
    const ownerId = await this.households.get(accountId);
    return { ownerId, members: await this.households.listMembers(ownerId) };
  }

  private async changePlan(
    accountId: string,
    part: 'settings' | 'templates',
    change: (plan: StoredPlan) => Partial<Pick<StoredPlan, 'settings' | 'templates'>>,
  ): Promise<StoredPlan> {
    const owner = await this.householdOf(accountId);
    return untilWritten(async () => {
      const read = await this.plans.findPlan(owner.ownerId);
      const written = await this.plans.savePlan(read, change(read), changeEvent(owner, part, read));
      return written && { written };
    });
  }
}

/** Throws `recipes.plan-too-large` for what no answer could hold; what is so heavy already may get lighter. */
function assertFits(before: object, after: object, mostBytes: number): void {
  const bytes = bytesOf(after);
  if (bytes > mostBytes && bytes > bytesOf(before)) throw new ProblemError('recipes.plan-too-large');
}

const bytesOf = (part: object): number => Buffer.byteLength(JSON.stringify(part));

/** The plan's owner, and who gets its events. */
interface Owner {
  ownerId: string;
  members: string[];
}

const changeEvent = (owner: Owner, part: string, { revision }: { revision: number }): EventEntry =>
  eventEntry(mealPlanChanged, { ...owner, part, revision: revision + 1 });

const viewOf = (stored: StoredWeek, plan: StoredPlan): MealPlanWeek => ({
  id: stored.week,
  revision: stored.revision,
  entries: [...stored.entries, ...recurringOf(stored, plan)],
  slots: stored.slots,
});

/** The recurring meals of a week that were neither changed nor taken out. Nothing is written for them, so that a week that nobody opens costs nothing. */
function recurringOf({ week, entries, skipped }: StoredWeek, { settings }: StoredPlan): MealPlanEntry[] {
  if (week === UNSCHEDULED) return [];
  const known = new Set([...entries.map(({ id }) => id), ...skipped]);
  return settings.recurring
    .map(({ id, weekday, from, ...dish }) => ({ ...dish, from, date: daysAfter(week, weekday), id: uuidv5(week, id) }))
    .filter(({ id, date, from }) => date >= from && !known.has(id))
    .map(({ from: _from, ...entry }) => ({ ...entry, position: 0, locked: true, leftover_of: null }));
}
