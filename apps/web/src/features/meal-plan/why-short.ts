import type { MealPlanEntry, MealPlanSlot } from '@simmer/contracts';
import { slotIdOf } from '@simmer/meal-plan';
import type { Eater, Nutrient, PlanRecipe } from '@simmer/planner';

/** Why the days of somebody stay below a goal. */
export type WhyShort =
  /** So many dishes have no figure for it. */
  | { why: 'unknown'; count: number }
  /** So many of their meals are still open on these days. */
  | { why: 'open'; count: number }
  /** Other recipes that suit them would reach it. */
  | { why: 'richer' }
  /** None would. */
  | { why: 'none' };

export interface DaysOfEater {
  /** The dishes of each day that counts. */
  days: readonly (readonly MealPlanEntry[])[];
  slots: readonly MealPlanSlot[];
  meals: readonly string[];
  eater: Eater;
  known: ReadonlyMap<string, PlanRecipe>;
}

/** The first reason that explains why a nutrient is below its goal on an average day. */
export function whyShort({ days, slots, meals, eater, known }: DaysOfEater, nutrient: Nutrient, goal: number): WhyShort {
  const bySlot = new Map(slots.map((slot) => [slotIdOf(slot), slot]));
  const eats = (place: { date: string | null; meal: string }): boolean => bySlot.get(slotIdOf(place))?.eaters?.includes(eater.id) ?? true;
  const dishes = days.flat().filter(eats);
  const unknown = dishes.filter(({ recipe_id }) => typeof known.get(recipe_id ?? '')?.[nutrient] !== 'number').length;
  if (unknown > 0) return { why: 'unknown', count: unknown };
  const open = days.flatMap((onDay) =>
    meals.filter((meal) => eats({ date: onDay[0]?.date ?? null, meal }) && !onDay.some((entry) => entry.meal === meal)),
  ).length;
  if (open > 0) return { why: 'open', count: open };
  const suiting = [...known.values()].filter((recipe) => suits(recipe, eater));
  const most = (meal: string): number =>
    suiting.reduce((best, recipe) => (recipe.meals.includes(meal) ? Math.max(best, recipe[nutrient] ?? 0) : best), 0);
  const best = dishes.reduce(
    (sum, { meal, recipe_id }) => sum + eater.portion * Math.max(most(meal), known.get(recipe_id ?? '')?.[nutrient] ?? 0),
    0,
  );
  return { why: best / days.length >= goal ? 'richer' : 'none' };
}

const suits = ({ allergens, unknownAllergens = [], diets }: PlanRecipe, eater: Eater): boolean =>
  !eater.allergens.some((allergen) => allergens.includes(allergen) || unknownAllergens.includes(allergen)) &&
  eater.diets.every((diet) => diets.includes(diet));
