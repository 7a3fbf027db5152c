import { z } from 'zod';
import { atMostBytes } from '../kit/answer-size';
import { MEAL_PLAN_LIMITS, MEAL_WISHES, MEALS, RECIPE_LIMITS, UNSCHEDULED, USUAL_MINUTES } from '../constants';
import { browsersOf, event } from '../kit/event';
import { Id, IsoDate, requiredText, text } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';

const LIMITS = MEAL_PLAN_LIMITS;

const isMonday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 1;

/** A week by its Monday, or what was picked and has no day yet. */
const WeekId = z.union([z.literal(UNSCHEDULED), IsoDate.refine(isMonday)], { error: rule('week') });

/** One of ours, or what a cook calls a meal of their own. */
const Meal = requiredText(LIMITS.meal, rule('meal'));

const servings = z.number().positive().max(RECIPE_LIMITS.servings).nullable();

/** What stands in a plan: a recipe, or a note. */
const dish = {
  recipe_id: Id.nullable(),
  title: text(RECIPE_LIMITS.title).describe('What the recipe was called when it was planned, or the note'),
  servings: servings.describe('Null for what the people who eat need'),
};

export const MealPlanEntry = z.strictObject({
  id: Id.describe('Made by the client'),
  date: IsoDate.nullable().describe('Null while it has no day'),
  meal: Meal,
  position: z.number().describe('Within its meal, smallest first'),
  ...dish,
  locked: z.boolean().describe('A suggestion leaves it where it is'),
  leftover_of: Id.nullable().describe('The entry whose dish is eaten here again'),
});
export type MealPlanEntry = z.infer<typeof MealPlanEntry>;

/** What is special about one meal of one day. */
export const MealPlanSlot = z.strictObject({
  date: IsoDate,
  meal: Meal,
  eaters: z.array(Id).max(LIMITS.eaters).nullable().describe('Who eats here; null for everybody'),
  guests: z
    .array(
      z.strictObject({
        name: text(LIMITS.meal),
        portion: z.number().positive().max(10),
        diets: z.array(text(LIMITS.meal)).max(LIMITS.eaters),
        allergens: z.array(text(LIMITS.meal)).max(LIMITS.eaters),
      }),
    )
    .max(LIMITS.eaters),
  max_minutes: z.int().positive().max(RECIPE_LIMITS.minutes).nullable().describe('Null for the time of its meal in the settings'),
});
export type MealPlanSlot = z.infer<typeof MealPlanSlot>;

export const MealPlanWeek = atMostBytes(
  LIMITS.weekBytes,
  z.object({
    id: z.string().describe('Its Monday, or "unscheduled"'),
    revision: z.int().describe('0 while nothing was planned'),
    entries: z.array(MealPlanEntry),
    slots: z.array(MealPlanSlot),
  }),
);
export type MealPlanWeek = z.infer<typeof MealPlanWeek>;

/** A dish that comes again on a day of every week. */
const RecurringMeal = z.strictObject({
  id: Id,
  weekday: z.int().min(0).max(6).describe('0 is Monday'),
  meal: Meal,
  ...dish,
  from: IsoDate.describe('The first day that it may stand on'),
});
export type RecurringMeal = z.infer<typeof RecurringMeal>;

const planSettings = {
  meals: z.array(Meal).min(1).max(LIMITS.meals).describe('That are planned, in their order'),
  max_minutes: z
    .array(z.strictObject({ weekday: z.int().min(0).max(6), meal: Meal, minutes: z.int().positive().max(RECIPE_LIMITS.minutes) }))
    .max(LIMITS.meals * 7)
    .describe('How long a meal may take'),
  wishes: z.array(z.enum(MEAL_WISHES)).max(MEAL_WISHES.length).describe('What a suggestion pays more attention to'),
  pantry: z
    .array(requiredText(LIMITS.food, rule('food')))
    .max(LIMITS.foods)
    .describe('Always at home'),
  use_up: z
    .array(requiredText(LIMITS.food, rule('food')))
    .max(LIMITS.foods)
    .describe('To be used up soon'),
  recurring: z.array(RecurringMeal).max(LIMITS.recurring),
};

export const MealPlanSettings = z.object({ ...planSettings, revision: z.int() });
export type MealPlanSettings = z.infer<typeof MealPlanSettings>;

const WEEKDAYS = [0, 1, 2, 3, 4];

export const DEFAULT_PLAN_SETTINGS: Omit<MealPlanSettings, 'revision'> = {
  meals: MEALS.filter((meal) => meal !== 'snack'),
  max_minutes: WEEKDAYS.flatMap((weekday) => Object.entries(USUAL_MINUTES).map(([meal, minutes]) => ({ weekday, meal, minutes }))),
  wishes: [],
  pantry: [],
  use_up: [],
  recurring: [],
};

/** A week to be used again: days count from its first one. */
export const MealPlanTemplate = z.strictObject({
  id: Id.describe('Made by the client'),
  name: requiredText(LIMITS.name, rule('week-name')),
  dishes: z
    .array(
      z.strictObject({
        day: z.int().min(0).max(6),
        meal: Meal,
        ...dish,
        leftover_of: z.int().min(0).nullable().default(null).describe('Which of these dishes is eaten here again'),
      }),
    )
    .min(1)
    .max(LIMITS.entries),
});
export type MealPlanTemplate = z.infer<typeof MealPlanTemplate>;

const week = { id: WeekId };

/** So many dishes of one day are told of. */
export const MOST_REMINDERS = 5;

export const mealPlan = {
  read: operation('rpc.recipes.meal-plan.read', {
    summary: 'Get a week of your meal plan',
    access: 'cook',
    http: { method: 'GET', path: '/meal-plan/:id' },
    input: z.strictObject(week),
    output: MealPlanWeek,
  }),
  /** One write: all of it, or nothing. Sent again it changes nothing more. */
  change: operation('rpc.recipes.meal-plan.change', {
    summary: 'Add, update, or remove meals of a week',
    access: 'cook',
    http: { method: 'POST', path: '/meal-plan/:id/changes', status: 200 },
    input: z.strictObject({
      ...week,
      put: z.array(MealPlanEntry).max(LIMITS.entries).default([]).describe('New, or in the place of the entry with this id'),
      remove: z.array(Id).max(LIMITS.entries).default([]),
      slots: z
        .array(MealPlanSlot)
        .max(LIMITS.meals * 7)
        .default([])
        .describe('In the place of what was said of the same meal'),
    }),
    output: MealPlanWeek,
    errors: ['recipes.plan-full', 'recipes.plan-too-large', 'recipes.plan-other-week'],
  }),
  readSettings: operation('rpc.recipes.meal-plan.read-settings', {
    summary: 'Get your meal plan settings',
    access: 'cook',
    http: { method: 'GET', path: '/meal-plan-settings' },
    input: z.strictObject({}),
    output: MealPlanSettings,
  }),
  changeSettings: operation('rpc.recipes.meal-plan.change-settings', {
    summary: 'Update your meal plan settings; fields that are not sent stay as they are',
    access: 'cook',
    http: { method: 'PATCH', path: '/meal-plan-settings' },
    input: z.strictObject(planSettings).partial(),
    output: MealPlanSettings,
  }),
  listTemplates: operation('rpc.recipes.meal-plan.list-templates', {
    summary: 'List your week templates',
    access: 'cook',
    http: { method: 'GET', path: '/meal-plan-templates' },
    input: z.strictObject({}),
    output: z.object({ items: atMostBytes(LIMITS.templatesBytes, z.array(MealPlanTemplate).max(LIMITS.templates)) }),
  }),
  putTemplate: operation('rpc.recipes.meal-plan.put-template', {
    summary: 'Save a week as a template',
    access: 'cook',
    http: { method: 'PUT', path: '/meal-plan-templates/:id' },
    input: MealPlanTemplate,
    output: MealPlanTemplate,
    errors: ['recipes.too-many-templates', 'recipes.plan-too-large', 'request.id-taken'],
  }),
  findReminders: operation('rpc.recipes.meal-plan.find-reminders', {
    summary: 'Find what the dishes of a day need on the day before',
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountId: Id, date: z.iso.date() }),
    output: z.object({
      items: z
        .array(z.object({ recipeId: Id, title: z.string(), text: z.string().describe('In the words of the recipe') }))
        .max(MOST_REMINDERS),
    }),
  }),
  deleteTemplate: operation('rpc.recipes.meal-plan.delete-template', {
    summary: 'Delete a week template',
    access: 'cook',
    http: { method: 'DELETE', path: '/meal-plan-templates/:id' },
    input: z.strictObject({ id: Id }),
    output: z.object({ id: Id }),
  }),
};

/** A week, the settings or the templates of a plan: `part` says which. */
export const mealPlanChanged = event(
  'events.recipes.meal-plan.changed',
  z.object({
    part: z.string().describe('Id of a week, "settings" or "templates"'),
    ownerId: Id.describe('The household whose plan it is'),
    members: z.array(Id).describe('The accounts that share it'),
    revision: z.int(),
  }),
  { audience: ({ members }) => members.map(browsersOf) },
);
