import type { Eater, MealPlanEntry } from '@simmer/contracts';
import { createContext, useContext } from 'react';
import type { PlannedRecipe } from './own-recipes';
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
  /** Opens what is special about a meal. */
  askSlot: (place: Place) => void;
  /** Opens the clock on which the dishes of a day are cooked. */
  askClock: (place: Place) => void;
  eaters: readonly Eater[];
  canSuggest: boolean;
}

const Context = createContext<PlanBoard | undefined>(undefined);

export const PlanBoardProvider = Context.Provider;

export function usePlanBoard(): PlanBoard {
  const board = useContext(Context);
  if (!board) throw new Error('A part of the meal plan stands outside of it.');
  return board;
}
