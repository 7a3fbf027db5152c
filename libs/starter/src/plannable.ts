import type { PlanRecipe } from '@simmer/planner';
import type { Equipment, StarterRecipe } from './starter-recipe';

/** The recipes of a planner's problem: all that can be cooked with what is in the kitchen. */
export const plannableRecipes = (recipes: readonly StarterRecipe[], kitchen: readonly Equipment[]): PlanRecipe[] =>
  recipes.filter(({ equipment }) => equipment.every((one) => kitchen.includes(one))).map(({ plan }) => plan);
