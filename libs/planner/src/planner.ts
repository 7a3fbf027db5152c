import { type Alternative, alternatives } from './alternatives';
import { anneal } from './anneal';
import { compile, type CompiledProblem } from './compiled-problem';
import { explain, type Reason } from './explain';
import type { Plan, PlanProblem } from './problem';
import { linkOf } from './rules';
import { suggestWithLeftovers } from './search-leftovers';
import { type Relaxation, relaxations } from './relaxations';
import { planTerms, type Terms, weighted } from './terms';
import { WEIGHTS, type Weights } from './weights';
import { Week } from './week';

/** How long to search: the same seed and moves give the same plan in every browser and service. */
export interface SearchOptions {
  readonly seed: number;
  /** 1,500,000 take about 150 ms on a laptop, for a thousand recipes and a week of three meals a day. */
  readonly moves?: number;
  /** Whether empty slots may eat again what is cooked for others, and breakfasts come again; otherwise no recipe comes twice. */
  readonly leftovers?: boolean;
}

export interface Suggestion {
  readonly plan: Plan;
  readonly terms: Terms;
  /** The weighted sum of the terms. */
  readonly total: number;
  /** Slots that no recipe fits any more, with what keeps recipes out. */
  readonly empty: readonly { readonly slot: string; readonly relaxations: readonly Relaxation[] }[];
  /** For each slot that was filled with a leftover the slot for which it is cooked. */
  readonly leftovers: Readonly<Record<string, string>>;
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
  return {
    suggest: ({ seed, moves = MOVES, leftovers = false }) => {
      const { problem: linked, plan } = leftovers
        ? suggestWithLeftovers(problem, weights, seed, moves)
        : { problem, plan: annealed(compiled, seed, moves) };
      const terms = planTerms(linked, plan);
      const open = linked.slots.filter((slot) => !plan[slot.id] && linkOf(slot) === null);
      return {
        plan,
        terms,
        total: weighted(terms, weights),
        empty: open.map(({ id }) => ({ slot: id, relaxations: relaxations(linked, plan, id) })),
        leftovers: leftoversOf(linked, problem),
      };
    },
    alternatives: (plan, slotId) => alternatives(compiled, plan, slotId),
    explain: (plan, slotId) => explain(compiled, plan, slotId),
    relaxations: (plan, slotId) => relaxations(problem, plan, slotId),
  };
}

const annealed = (compiled: CompiledProblem, seed: number, moves: number): Plan =>
  new Week(compiled, 0).toPlan(anneal(compiled, seed, moves));

/** The slots that are leftovers in a problem with links, and none in the problem as it was stated. */
function leftoversOf(linked: PlanProblem, stated: PlanProblem): Record<string, string> {
  const before = new Set(stated.slots.filter(({ leftoverOf }) => leftoverOf).map(({ id }) => id));
  return Object.fromEntries(linked.slots.flatMap(({ id, leftoverOf }) => (leftoverOf && !before.has(id) ? [[id, leftoverOf]] : [])));
}
