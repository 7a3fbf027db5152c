import type { Eater, MealPlanEntry } from '@simmer/contracts';
import { slotIdOf } from '@simmer/meal-plan';
import type { PlanRecipe } from '@simmer/planner';
import { createContext, useContext } from 'react';
import type { PlannedRecipe } from './own-recipes';
import type { Allergen } from '@simmer/contracts/constants';
import { type EaterWarning, type EatsWithout, warningsFor } from '../../recipe/eater-warnings';
import type { Plan } from './use-plan';

export type Place = Pick<MealPlanEntry, 'meal'> & { date: string };

/** What a screen of the plan asks for about one dish. */
export type DishAction = 'move' | 'duplicate' | 'leftover' | 'servings' | 'swap' | 'why';

export interface PlanBoard {
  plan: Plan;
  recipeOf: (id: string | null) => PlannedRecipe | undefined;
  /** Opens the choice of a dish for a meal. */
  add: (place: Place) => void;
  ask: (action: DishAction, entry: MealPlanEntry) => void;
  /** The dish of a meal with which the one in hand would swap places. */
  swapsAt: (place: Place) => MealPlanEntry | undefined;
  /** Opens what is special about a meal. */
  askSlot: (place: Place) => void;
  /** Opens the clock on which the dishes of a day are cooked. */
  askClock: (place: Place) => void;
  eaters: readonly Eater[];
  /** What the planner knows of a recipe; undefined until it has read it. */
  knownOf: (id: string | null) => PlanRecipe | undefined;
  canSuggest: boolean;
}

/** Who of those that eat at a meal must not eat a recipe; at no meal in particular, who of the household. */
export function warningsOf(
  { plan, eaters, knownOf }: PlanBoard,
  recipeId: string | null,
  place?: Pick<MealPlanEntry, 'date' | 'meal'>,
): EaterWarning[] {
  const known = knownOf(recipeId);
  if (!known) return [];
  const slot = place && plan.slots.find((one) => slotIdOf(one) === slotIdOf(place));
  const here: EatsWithout[] = [...eaters.filter(({ id }) => slot?.eaters?.includes(id) ?? true), ...(slot?.guests ?? [])];
  const held = { contains: known.allergens as readonly Allergen[], unsure: (known.unknownAllergens ?? []) as readonly Allergen[] };
  return warningsFor(held, here);
}

const Context = createContext<PlanBoard | undefined>(undefined);

export const PlanBoardProvider = Context.Provider;

export function usePlanBoard(): PlanBoard {
  const board = useContext(Context);
  if (!board) throw new Error('A part of the meal plan stands outside of it.');
  return board;
}
