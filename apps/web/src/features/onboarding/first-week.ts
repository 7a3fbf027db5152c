import { daysBetween, slotIdOf, weekdayOf } from '@simmer/meal-plan';
import { createPlanner, type Plan, type Planner, type Rule } from '@simmer/planner';
import { EQUIPMENT, type StarterRecipe } from '@simmer/starter';
import type { Answers, NoteFood } from './answers';
import type { ChosenWeek, Dishes } from './stored-onboarding';
import { boughtFor, daysFrom, leftoverOf, type PlannedLeftover, type StarterSet, weekProblem, weekWeights } from './week-problem';

/** 1,500,000 moves take about 150 ms on a laptop: these take 2 ms, so that a week needs no thread of its own on a phone. */
const MOVES = 20_000;
const MOST_RELAXATIONS = 3;

/** Why a dish stands where it does, the strongest reason alone; ready for words. */
export type Why =
  | { readonly code: 'lunch'; readonly lunch: string }
  | { readonly code: 'shares'; readonly count: number; readonly with: string }
  | { readonly code: 'quick' | 'in-time'; readonly minutes: number }
  | { readonly code: 'protein'; readonly grams: number }
  | { readonly code: 'cuisine' | 'vegetables' };

/** What could be given up so that an evening has a dish, and how many would then fit. */
export interface GiveUp {
  /** None when it takes more than one. */
  readonly rule: Rule | { readonly code: 'kitchen' } | undefined;
  readonly recipes: number;
  /** What of the note keeps the dishes out, where it is that. */
  readonly crossedOut?: NoteFood | undefined;
}

export interface PlannedEvening {
  readonly date: string;
  /** Null on an evening out. */
  readonly slot: string | null;
  readonly recipe: StarterRecipe | null;
  readonly why: Why | null;
  /** Of an evening that nothing fits; which rules to relax, the best first. */
  readonly giveUps: readonly GiveUp[];
}

/** A week as it is shown. */
export interface FirstWeek {
  readonly evenings: readonly PlannedEvening[];
  /** Different things to buy. */
  readonly things: number;
  /** Of the dinners from Monday to Friday, on average; null without any. */
  readonly weekdayMinutes: number | null;
}

/** Plans a week from these answers. The same answers, day and seed make the same week in every language. */
export function suggestWeek(answers: Answers, first: string, set: StarterSet, seed: number): ChosenWeek {
  const { plan } = plannerFor(answers, first, set).suggest({ seed, moves: MOVES });
  return { first, seed, dishes: plan };
}

/** Whether a stored week is one of these answers and of the recipes that there are, and still to come. */
export function isCurrent(week: ChosenWeek, answers: Answers, set: StarterSet, today: string): boolean {
  const slots = weekProblem(answers, week.first, set).slots.map(({ id }) => id);
  const recipes = new Set<string | null>(set.recipes.map(({ id }) => id)).add(null);
  const isWhole = slots.length === Object.keys(week.dishes).length && slots.every((slot) => recipes.has(week.dishes[slot] ?? null));
  return isWhole && week.first === today;
}

/** The week with another dish for one evening: the best that was not seen there, or was not for the longest time. The same week when none fits. */
export function swapDish(week: ChosenWeek, slot: string, seen: readonly string[], answers: Answers, set: StarterSet): ChosenWeek {
  const others = plannerFor(answers, week.first, set).alternatives(week.dishes, slot);
  const [next] = others.map(({ recipe }) => recipe).sort((one, other) => seen.lastIndexOf(one) - seen.lastIndexOf(other));
  return next === undefined ? week : { ...week, dishes: withDish(week, slot, next, answers) };
}

/** The week as it is shown, with why each dish stands where it does and what to relax where none does. */
export function readWeek({ first, dishes }: ChosenWeek, answers: Answers, set: StarterSet): FirstWeek {
  const planner = plannerFor(answers, first, set);
  const byId = new Map(set.recipes.map((recipe) => [recipe.id, recipe]));
  const leftover = leftoverOf(answers, first);
  const evenings = daysFrom(first).map((date): PlannedEvening => {
    const isOut = (answers.evenings[weekdayOf(date)] ?? null) === null;
    const slot = slotIdOf({ date, meal: 'dinner' });
    if (isOut) return { date, slot: null, recipe: null, why: null, giveUps: [] };
    const recipe = byId.get(dishes[slot] ?? '') ?? null;
    return {
      date,
      slot,
      recipe,
      why: recipe && whyOf({ planner, dishes, slot, recipe, answers, leftover, date, byId }),
      giveUps: recipe ? [] : giveUpsOf(planner, dishes, slot, answers, first, set),
    };
  });
  const cooked = evenings.flatMap(({ recipe }) => recipe ?? []);
  const minutes = evenings.flatMap(({ date, recipe }) => (recipe && weekdayOf(date) < 5 ? (recipe.plan.minutes ?? []) : []));
  return {
    evenings,
    things: new Set(cooked.flatMap(boughtFor)).size,
    weekdayMinutes: minutes.length === 0 ? null : Math.round(minutes.reduce((sum, one) => sum + one, 0) / minutes.length),
  };
}

const plannerFor = (answers: Answers, first: string, set: StarterSet, kitchen = answers.kitchen): Planner =>
  createPlanner(weekProblem(answers, first, set, kitchen), weekWeights(answers));

/** What is eaten again changes with what is cooked. */
function withDish({ first, dishes }: ChosenWeek, slot: string, recipe: string, answers: Answers): Dishes {
  const leftover = leftoverOf(answers, first);
  const isSource = leftover && slotIdOf({ date: leftover.dinner, meal: 'dinner' }) === slot;
  return { ...dishes, [slot]: recipe, ...(isSource && { [slotIdOf({ date: leftover.lunch, meal: 'lunch' })]: recipe }) };
}

interface Standing {
  planner: Planner;
  dishes: Plan;
  slot: string;
  recipe: StarterRecipe;
  answers: Answers;
  leftover: PlannedLeftover | undefined;
  date: string;
  byId: ReadonlyMap<string, StarterRecipe>;
}

function whyOf({ planner, dishes, slot, recipe, answers, leftover, date, byId }: Standing): Why {
  if (leftover?.dinner === date) return { code: 'lunch', lunch: leftover.lunch };
  const minutes = recipe.plan.minutes ?? 0;
  for (const { code, params } of planner.explain(dishes, slot)) {
    if (code === 'minutes') return { code: 'quick', minutes };
    if (code === 'cuisine') return { code: 'cuisine' };
    if (code === 'protein') return { code: 'protein', grams: Math.round(recipe.plan.protein ?? 0) };
    if (code === 'liking' && answers.goals.includes('vegetables')) return { code: 'vegetables' };
    if (code !== 'shopping') continue;
    const shared = sharedWith(params.ingredients ?? [], dishes, date, byId);
    if (shared) return { code: 'shares', ...shared };
  }
  return { code: 'in-time', minutes };
}

/** The other evening that most of these ingredients are bought for as well, the nearest of several. */
function sharedWith(
  ingredients: readonly string[],
  dishes: Plan,
  date: string,
  byId: ReadonlyMap<string, StarterRecipe>,
): { count: number; with: string } | undefined {
  const [most] = Object.entries(dishes)
    .map(([slot, id]) => ({ with: slot.split(' ')[0] ?? '', foods: byId.get(id ?? '')?.plan.ingredients ?? [] }))
    .filter((other) => other.with !== date)
    .map((other) => ({ with: other.with, count: ingredients.filter((food) => other.foods.includes(food)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || Math.abs(daysBetween(date, a.with)) - Math.abs(daysBetween(date, b.with)));
  return most;
}

/** With all tools of a kitchen something fits as it is: then the kitchen is what keeps dishes out. */
function giveUpsOf(planner: Planner, dishes: Plan, slot: string, answers: Answers, first: string, set: StarterSet): GiveUp[] {
  const byTools = plannerFor(answers, first, set, EQUIPMENT).alternatives(dishes, slot).length;
  const kitchen: GiveUp[] = byTools > 0 ? [{ rule: { code: 'kitchen' }, recipes: byTools }] : [];
  const rules = planner.relaxations(dishes, slot).map(({ rules: [rule, ...others], recipes }): GiveUp => {
    if (others.length > 0) return { rule: undefined, recipes };
    const food = rule?.code === 'dislike' ? rule.ingredient : '';
    return { rule, recipes, crossedOut: answers.crossedOut.find((one) => set.kinds[one]?.includes(food)) };
  });
  return [...kitchen, ...rules].slice(0, MOST_RELAXATIONS);
}
