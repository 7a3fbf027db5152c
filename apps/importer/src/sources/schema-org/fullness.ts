import type { RecipeFacts } from '../parsed-recipe';

/** How much of a recipe the facts make up: a title, a list and steps count for more than everything else. */
export function fullness(facts: RecipeFacts): number {
  return (facts.title ? 4 : 0) + (facts.ingredients ? 4 : 0) + (facts.instructions ? 3 : 0) + Object.keys(facts).length * 0.1;
}

/** The recipe of most worth, then the others in their order. */
export function bestFirst(recipes: readonly RecipeFacts[], worth: (facts: RecipeFacts) => number = fullness): RecipeFacts[] {
  const worths = recipes.map(worth);
  const most = worths.reduce((one, other) => Math.max(one, other), 0);
  const best = worths.indexOf(most);
  return [...recipes.slice(best, best + 1), ...recipes.filter((_, index) => index !== best)];
}
