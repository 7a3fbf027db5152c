// How many moves of the planner's search this machine makes in a time. A search is told in moves, so that it always ends with the same plan;
// what a move takes depends on how many recipes and eaters there are, so each such shape is measured once in a process.
import { createPlanner } from '@simmer/planner';

const WARM_UP_MOVES = 300_000;
const MEASURED_MOVES = 600_000;
/** Browsers collect garbage, and larger weeks meet the processor's cache less often. */
const RESERVE = 0.7;

type Planner = ReturnType<typeof createPlanner>;
type Problem = Parameters<typeof createPlanner>[0];

const perMillisecond = new Map<string, number>();

/** Moves for so many milliseconds; the first time for a shape of problem it takes some 100 ms to find out. */
export function movesFor(milliseconds: number, problem: Problem): number {
  const shape = `${problem.recipes.length} recipes, ${problem.eaters.length} eaters`;
  if (!perMillisecond.has(shape)) perMillisecond.set(shape, measured(createPlanner(problem)));
  return Math.round(milliseconds * (perMillisecond.get(shape) ?? 0) * RESERVE);
}

/** Against processor time, so that what else runs on the machine makes no search shorter. */
function measured(planner: Planner): number {
  planner.suggest({ seed: 1, moves: WARM_UP_MOVES });
  const before = process.cpuUsage();
  planner.suggest({ seed: 2, moves: MEASURED_MOVES });
  const { user, system } = process.cpuUsage(before);
  return MEASURED_MOVES / ((user + system) / 1000);
}
