import type { MealPlanEntry, MealPlanSlot } from '@simmer/contracts';
import { dayFigures } from '@simmer/meal-plan';
import { type Eater, NUTRIENTS, type Nutrient, type PlanRecipe } from '@simmer/planner';
import type { DaySum } from './plan-day';
import { whyShort, type WhyShort } from './why-short';

/** What somebody has on a day, and what it would be with the dish in hand where it hovers. */
export function daySum(
  date: string,
  entries: readonly MealPlanEntry[],
  previewed: readonly MealPlanEntry[],
  slots: readonly MealPlanSlot[],
  eater: Eater,
  known: ReadonlyMap<string, PlanRecipe>,
): DaySum | undefined {
  const onDay = (all: readonly MealPlanEntry[]) => all.filter((entry) => entry.date === date);
  const sumOf = (all: readonly MealPlanEntry[]) => dayFigures(onDay(all), slots, [eater], (id) => known.get(id))[0];
  const [now, then] = [sumOf(entries), sumOf(previewed)];
  if (!now || !then || onDay(previewed).length + onDay(entries).length === 0) return undefined;
  return {
    kcal: then.figures.kcal,
    protein: then.figures.protein,
    moreKcal: then.figures.kcal - now.figures.kcal,
    moreProtein: then.figures.protein - now.figures.protein,
    ...(eater.goals.kcal !== undefined && { goal: eater.goals.kcal }),
    unknown: then.unknown + onDay(previewed).filter(isEatenOut).length,
  };
}

/** A note in the place of a dish, such as "Pizza at Luigi's": nobody knows what is in it. */
const isEatenOut = ({ recipe_id }: MealPlanEntry): boolean => recipe_id === null;

/** What somebody has of a nutrient on a day of the week, in the mean of the days that have dishes. */
export interface WeekMean {
  nutrient: Nutrient;
  amount: number;
  /** What the dish in hand would add. */
  more: number;
  goal: number | undefined;
  /** Where it is below its goal. */
  short?: WhyShort;
}

/** The week of somebody, and what it would be with the dish in hand where it hovers. Empty while nothing is planned. */
export function weekMeans(
  dates: readonly string[],
  entries: readonly MealPlanEntry[],
  previewed: readonly MealPlanEntry[],
  slots: readonly MealPlanSlot[],
  meals: readonly string[],
  eater: Eater,
  known: ReadonlyMap<string, PlanRecipe>,
): WeekMean[] {
  const daysOf = (all: readonly MealPlanEntry[]): MealPlanEntry[][] =>
    dates
      .map((date) => all.filter((entry) => entry.date === date))
      // a day that is eaten out in part would pull the mean down
      .filter((dishes) => dishes.length > 0 && !dishes.some(isEatenOut));
  const meansOf = (all: readonly MealPlanEntry[]): Record<Nutrient, number> | undefined => {
    const days = daysOf(all).flatMap((dishes) => dayFigures(dishes, slots, [eater], (id) => known.get(id)));
    const mean = (nutrient: Nutrient): number => days.reduce((sum, { figures }) => sum + figures[nutrient], 0) / days.length;
    return days.length === 0 ? undefined : (Object.fromEntries(NUTRIENTS.map((name) => [name, mean(name)])) as Record<Nutrient, number>);
  };
  const then = meansOf(previewed);
  const now = meansOf(entries);
  if (!then) return [];
  const counted = { days: daysOf(previewed), slots, meals, eater, known };
  return NUTRIENTS.map((nutrient) => {
    const [amount, goal] = [then[nutrient], eater.goals[nutrient]];
    return {
      ...{ nutrient, amount, goal },
      more: amount - (now?.[nutrient] ?? 0),
      ...(goal !== undefined && amount < goal * SHORT && { short: whyShort(counted, nutrient, goal) }),
    };
  });
}

/** Less than this share of a goal is below it. */
const SHORT = 0.95;
