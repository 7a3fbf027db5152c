import { madeUpProblem } from './made-up-problem';
import { createPlanner } from './planner';
import type { PlanProblem } from './problem';
import { provenOptimum } from './proven-optimum';

/** Small enough for a solver to prove the best week in a second or two. */
function smallWeek(seed: number): PlanProblem {
  const problem = madeUpProblem({ seed, recipes: 18, eaters: 1 + (seed % 2), days: 2 });
  const recipes = problem.recipes.map((recipe) => ({ ...recipe, kcal: recipe.kcal ?? 500, minutes: recipe.minutes ?? 30 }));
  return { ...problem, recipes };
}

describe('the best week there is, as a solver proves it', () => {
  it.each([1, 2, 3])('is what the search finds (week %i)', async (seed) => {
    const problem = smallWeek(seed);
    const { total, empty } = createPlanner(problem).suggest({ seed, moves: 200_000 });
    expect(empty).toEqual([]);
    expect(total).toBeCloseTo(await provenOptimum(problem), 6);
  });
});
