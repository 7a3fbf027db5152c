import type { PlanProblem } from './problem';
import type { Weights } from './weights';

/** So many recipes for one slot are all searched; of more, the search keeps to the most promising. */
const MOST_SEARCHED = 1_500;

/**
 * Cuts lists of recipes that are too long to be searched in the time: to those that are liked and in season, and whose ingredients are common
 * in the pool, so that other meals of the week may share them. What a recipe does to a day's nutrition depends on the other meals and does not count.
 */
export function promisingOf(problem: PlanProblem, weights: Weights): (fitting: Int32Array) => Int32Array {
  let costs: Float64Array | undefined;
  return (fitting) => {
    if (fitting.length <= MOST_SEARCHED) return fitting;
    const cost = (costs ??= expectedCosts(problem, weights));
    return fitting
      .toSorted((a, b) => (cost[a] ?? 0) - (cost[b] ?? 0) || a - b)
      .slice(0, MOST_SEARCHED)
      .sort();
  };
}

/** Liking, season and what there is to buy of each recipe, in points, if the rest of the week were a random one. */
function expectedCosts({ recipes, slots, pantry, useUp }: PlanProblem, weights: Weights): Float64Array {
  const uses = new Map<string, number>();
  for (const { ingredients } of recipes) for (const name of ingredients) uses.set(name, (uses.get(name) ?? 0) + 1);
  const atHome = new Set([...pantry, ...useUp]);
  const cost = new Map<string, number>();
  for (const [name, count] of uses) {
    let nobodyElse = 1;
    for (let other = 1; other < slots.length; other++) nobodyElse *= 1 - count / recipes.length;
    cost.set(name, atHome.has(name) ? 0 : weights.shopping * nobodyElse);
  }
  return Float64Array.from(
    recipes,
    ({ ingredients, liking, season }) =>
      ingredients.reduce((sum, name) => sum + (cost.get(name) ?? 0), 0) -
      (weights.liking * liking + weights.season * season) / slots.length,
  );
}
