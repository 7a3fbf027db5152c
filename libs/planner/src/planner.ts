import { type Alternative, alternatives } from './alternatives';
import { anneal } from './anneal';
import { compile } from './compiled-problem';
import { explain, type Reason } from './explain';
import type { Plan, PlanProblem } from './problem';
import { type Relaxation, relaxations } from './relaxations';
import { planTerms, type Terms, weighted } from './terms';
import { WEIGHTS, type Weights } from './weights';
import { Week } from './week';

/** How long to search: the same seed and moves give the same plan in every browser and service. */
export interface SearchOptions {
  readonly seed: number;
  /** 1,500,000 take about 150 ms on a laptop, for a thousand recipes and a week of three meals a day. */
  readonly moves?: number;
}

export interface Suggestion {
  readonly plan: Plan;
  readonly terms: Terms;
  /** The weighted sum of the terms. */
  readonly total: number;
  /** Slots that no recipe fits any more, with what keeps recipes out. */
  readonly empty: readonly { readonly slot: string; readonly relaxations: readonly Relaxation[] }[];
}

export interface Planner {
  /** Fills the empty slots as well as it can be done within the moves. Locked slots stay; no hard rule is ever broken. */
  suggest(options: SearchOptions): Suggestion;
  /** The five best other recipes for one slot, without a search. */
  alternatives(plan: Plan, slotId: string): Alternative[];
  /** Why a recipe stands in a slot: the three terms that speak most for it against the best other. */
  explain(plan: Plan, slotId: string): Reason[];
  /** Which rules to relax so that a recipe fits an empty slot. */
  relaxations(plan: Plan, slotId: string): Relaxation[];
}

export const MOVES = 1_500_000;

/** Reads a problem once, for any number of questions about it. Free of I/O and clocks, for a worker as for a service. */
export function createPlanner(problem: PlanProblem, weights: Weights = WEIGHTS): Planner {
  const compiled = compile(problem, weights);
  const emptySlots = (plan: Plan): Suggestion['empty'] =>
    compiled.units
      .filter(({ slot }) => !plan[slot.id])
      .map(({ slot }) => ({ slot: slot.id, relaxations: relaxations(problem, plan, slot.id) }));
  return {
    suggest: ({ seed, moves = MOVES }) => {
      const plan = new Week(compiled, 0).toPlan(anneal(compiled, seed, moves));
      const terms = planTerms(problem, plan);
      return { plan, terms, total: weighted(terms, weights), empty: emptySlots(plan) };
    },
    alternatives: (plan, slotId) => alternatives(compiled, plan, slotId),
    explain: (plan, slotId) => explain(compiled, plan, slotId),
    relaxations: (plan, slotId) => relaxations(problem, plan, slotId),
  };
}
