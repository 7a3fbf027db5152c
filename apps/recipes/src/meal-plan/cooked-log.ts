import type { MealPlanEntry } from '@simmer/contracts';

/** A meal as it went into the log of its recipe. */
export interface LoggedMeal {
  id: string;
  recipe_id: string;
  date: string;
}

/** Whether a meal is in the log as it now stands. */
export const isLogged = ({ id, recipe_id, date }: MealPlanEntry, logged: readonly LoggedMeal[]): boolean =>
  logged.some((known) => known.id === id && known.recipe_id === recipe_id && known.date === date);

/** The first day on which something of a week has to be logged, or taken back; null when there is nothing. A leftover is not cooked again. */
export function nextToLog(entries: readonly MealPlanEntry[], logged: readonly LoggedMeal[]): string | null {
  const due = entries
    .filter((entry) => entry.recipe_id !== null && entry.leftover_of === null && !isLogged(entry, logged))
    .flatMap(({ date }) => date ?? []);
  const gone = logged.filter((known) => !entries.some((entry) => isLogged(entry, [known]))).map(({ date }) => date);
  return [...due, ...gone].sort()[0] ?? null;
}
