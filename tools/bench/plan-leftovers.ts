// What leftovers and repeats are worth: made-up households planned with them and without, by the same planner in the same number of moves.
import { createPlanner, NUTRIENTS, WEIGHTS } from '@simmer/planner';
import { madeUpProblem } from '../../libs/planner/src/made-up-problem';

const HOUSEHOLDS = 200;
const MOVES = 300_000;

export interface LeftoverFigures {
  /** Of what there is without leftovers: things to buy, minutes of cooking, dishes. */
  readonly shopping: number;
  readonly cooking: number;
  readonly dishes: number;
  /** By how much of the goals the eaters are off, weighted, with leftovers and without. */
  readonly goals: readonly [number, number];
}

/** The sums over all households with leftovers as a share of those without. */
export function leftoverFigures(households = HOUSEHOLDS): LeftoverFigures {
  const sums = { shopping: [0, 0], cooking: [0, 0], dishes: [0, 0], goals: [0, 0] };
  const goalWeight = NUTRIENTS.reduce((sum, nutrient) => sum + WEIGHTS[nutrient], 0);
  for (let seed = 1; seed <= households; seed++) {
    const problem = madeUpProblem({ seed, recipes: 40 + (seed % 8) * 40, eaters: 1 + (seed % 4) });
    const planner = createPlanner(problem);
    [true, false].forEach((leftovers, at) => {
      const { plan, terms } = planner.suggest({ seed, moves: MOVES, leftovers });
      sums.shopping[at]! += terms.shopping;
      sums.cooking[at]! += terms.cooking;
      sums.dishes[at]! += new Set(Object.values(plan)).size;
      sums.goals[at]! += NUTRIENTS.reduce((sum, nutrient) => sum + (WEIGHTS[nutrient] * terms[nutrient]) / goalWeight, 0) / households;
    });
  }
  const share = ([linked = 0, each = 0]: readonly number[]): number => linked / each;
  return {
    shopping: share(sums.shopping),
    cooking: share(sums.cooking),
    dishes: share(sums.dishes),
    goals: [sums.goals[0] ?? 0, sums.goals[1] ?? 0],
  };
}
