import type { MealPlanEntry } from '@simmer/contracts';
import { tasksOfSteps } from '@simmer/cooking-clock';
import { daysAfter } from '@simmer/meal-plan';
import { useMemo } from 'react';
import { usePlanBoard } from './plan-board';

/** Something to begin on the day before a dish is cooked, in the words of its recipe. */
export interface PlanReminder {
  /** The day on which to begin. */
  date: string;
  entry: MealPlanEntry;
  text: string;
}

/** What has to be thawed, soaked or marinated on one of these days, for a dish of the next. */
export function useReminders(dates: readonly string[]): PlanReminder[] {
  const { plan, recipeOf } = usePlanBoard();
  return useMemo(
    () =>
      plan.entries.flatMap((entry) => {
        const date = entry.date === null ? null : daysAfter(entry.date, -1);
        const recipe = recipeOf(entry.recipe_id);
        if (date === null || !recipe || entry.leftover_of !== null || !dates.includes(date)) return [];
        const { reminders } = tasksOfSteps(
          recipe.instructions.map(({ text }) => text),
          { language: recipe.language },
        );
        return reminders.map(({ text }) => ({ date, entry, text }));
      }),
    [plan.entries, recipeOf, dates],
  );
}
