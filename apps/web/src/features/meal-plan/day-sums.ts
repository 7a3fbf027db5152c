import type { MealPlanEntry, MealPlanSlot } from '@simmer/contracts';
import { dayFigures } from '@simmer/meal-plan';
import type { Eater, PlanRecipe } from '@simmer/planner';
import type { DaySum } from './plan-day';

/** What the first eater has on a day, and what it would be with the dish in hand where it hovers. */
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
    unknown: then.unknown,
  };
}
