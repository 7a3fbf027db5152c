import type { MealPlanEntry, MealPlanSlot } from '@simmer/contracts';
import { type Eater, NUTRIENTS, type Nutrient } from '@simmer/planner';
import { slotIdOf } from './plan-problem';
import type { PlanFigures } from './plan-recipe';

/** What somebody eats on a day. */
export interface DayFigures {
  readonly eater: string;
  readonly figures: Readonly<Record<Nutrient, number>>;
  /** Dishes whose figures are not known: the sums are without them. */
  readonly unknown: number;
}

/** What each eater has on the plates of one day. A nutrient that is unknown for a dish adds nothing; a dish without calories counts as unknown. */
export function dayFigures(
  entries: readonly MealPlanEntry[],
  slots: readonly MealPlanSlot[],
  eaters: readonly Pick<Eater, 'id' | 'portion'>[],
  figuresOf: (recipeId: string) => PlanFigures | undefined,
): DayFigures[] {
  const byId = new Map(slots.map((slot) => [slotIdOf(slot), slot]));
  return eaters.map(({ id, portion }) => {
    const eaten = entries.filter((entry) => entry.recipe_id !== null && (byId.get(slotIdOf(entry))?.eaters?.includes(id) ?? true));
    const dishes = eaten.map(({ recipe_id }) => (recipe_id === null ? undefined : figuresOf(recipe_id)));
    const sum = (nutrient: Nutrient): number => dishes.reduce((total, dish) => total + portion * (dish?.[nutrient] ?? 0), 0);
    const figures = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, sum(nutrient)])) as Record<Nutrient, number>;
    return { eater: id, figures, unknown: dishes.filter((dish) => typeof dish?.kcal !== 'number').length };
  });
}

/** The servings that a dish needs: the portions of all who eat of it, leftovers included, unless the cook has set a number. */
export function servingsOf(
  entry: MealPlanEntry,
  entries: readonly MealPlanEntry[],
  slots: readonly MealPlanSlot[],
  eaters: readonly Pick<Eater, 'id' | 'portion'>[],
): number {
  if (entry.servings !== null) return entry.servings;
  const meals = [entry, ...entries.filter(({ leftover_of }) => leftover_of === entry.id)];
  const plates = meals.map((meal) => {
    const slot = slots.find((one) => slotIdOf(one) === slotIdOf(meal));
    const ids = slot?.eaters;
    const atHome = eaters.filter(({ id }) => ids?.includes(id) ?? true);
    return [...atHome, ...(slot?.guests ?? [])].reduce((sum, { portion }) => sum + portion, 0);
  });
  return plates.reduce((sum, portions) => sum + portions, 0) || 1;
}
