import type { RecipeFacts } from '../parsed-recipe';

/** How much of a recipe the facts make up: a title, a list and steps count for more than everything else. */
export function fullness(facts: RecipeFacts): number {
  return (facts.title ? 4 : 0) + (facts.ingredients ? 4 : 0) + (facts.instructions ? 3 : 0) + Object.keys(facts).length * 0.1;
}
