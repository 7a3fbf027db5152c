import { anneal } from './anneal';
import { compile } from './compiled-problem';
import { leftoversCost, withLeftovers, withoutLinks } from './leftovers';
import type { Plan, PlanProblem } from './problem';
import { Random } from './random';
import { linkOf } from './rules';
import { planTerms, weighted } from './terms';
import type { Weights } from './weights';
import { Week } from './week';

/** What a minute of cooking costs: with more, things to buy and goals suffer (`npm run bench:plan`). */
const COOKING = 0.01;
/** So many ways to link are tried, every other one with as many links as there can be. */
const TRIES = 12;
const LEFT_OUT = 0.1;
/** What of the moves the tries share; the rest goes into the best of them. */
const TRIED = 0.6;

interface LinkedPlan {
  readonly problem: PlanProblem;
  readonly plan: Plan;
  readonly empty: number;
  readonly total: number;
}

/**
 * Decides first which slots eat again what is cooked for others, then which recipes: several such weeks are tried in a part of the moves, and
 * the rest goes into the best. The same seed and moves give the same plan.
 */
export function suggestWithLeftovers(stated: PlanProblem, weights: Weights, seed: number, moves: number): LinkedPlan {
  const costs = { ...weights, cooking: Math.max(weights.cooking, COOKING) };
  const random = new Random(seed);
  const tried = Array.from({ length: TRIES }, (_, at) =>
    fillLinked(withLeftovers(stated, random, at % 2 === 0 ? 0 : LEFT_OUT), stated, costs, seed, (moves * TRIED) / TRIES),
  );
  const best = tried.reduce(better);
  return better(best, fillLinked(best.problem, stated, costs, seed + 1, moves * (1 - TRIED)));
}

/** Fills a week with links. Where no recipe is good for all that eat of it, the slots that do are filled each on its own. */
function fillLinked(problem: PlanProblem, stated: PlanProblem, weights: Weights, seed: number, moves: number): LinkedPlan {
  const compiled = compile(problem, weights);
  const plan = new Week(compiled, 0).toPlan(anneal(compiled, seed, moves));
  const empty = problem.slots.filter(({ id }) => plan[id] === null).map(({ id }) => id);
  const unlinked = withoutLinks(problem, stated, new Set(empty));
  const linksOf = (one: PlanProblem): number => one.slots.filter((slot) => linkOf(slot) !== null).length;
  if (linksOf(unlinked) < linksOf(problem)) return fillLinked(unlinked, stated, weights, seed, moves);
  return { problem, plan, empty: empty.length, total: weighted(planTerms(problem, plan), weights) + leftoversCost(problem) };
}

/** As many slots filled as there can be, then the smaller sum. */
const better = (one: LinkedPlan, other: LinkedPlan): LinkedPlan =>
  other.empty < one.empty || (other.empty === one.empty && other.total < one.total) ? other : one;
