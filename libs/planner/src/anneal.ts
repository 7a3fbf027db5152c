import type { CompiledProblem } from './compiled-problem';
import { exponential, logarithm } from './exact-math';
import { fill } from './fill';
import { Random } from './random';
import { Week } from './week';

/** Temperatures in points of the sum. Hotter starts and colder ends were tried and lose: see docs/adr/0029. */
const HOT = 4;
const COLD = 0.15;
/** The first search, then restarts from the best plan so far, each with its share of the moves. */
const ROUNDS = [
  { from: HOT, share: 0.7 },
  { from: HOT / 6, share: 0.3 },
];
/** How many recipes are tried for a unit before the next one: emptying it once serves them all. */
const RECIPES_A_VISIT = 12;
const EXCHANGES_A_VISIT = 3;
const STEPS = 128;
const THRESHOLDS = 4096;

/** −ln of numbers spread evenly over (0, 1): by how many temperatures a move may be worse. */
const PATIENCE = Float64Array.from({ length: THRESHOLDS }, (_, i) => -logarithm((i + 0.5) / THRESHOLDS));

/**
 * Simulated annealing from a random plan that keeps the rules. A move is another recipe for a unit, or the exchange of two units. The same
 * seed and moves give the same plan on every engine. Gives the recipe of each unit, -1 for none.
 */
export function anneal(compiled: CompiledProblem, seed: number, moves: number): Int32Array {
  const random = new Random(seed);
  const start = fill(compiled, random);
  if (compiled.open.length === 0) return start;
  return ROUNDS.reduce((plan, { from, share }) => new Search(compiled, plan, random).cool(from, Math.ceil(moves * share)), start);
}

class Search {
  private readonly week: Week;
  /** The sum, counted from the plan that the search began with. */
  private cost = 0;
  private best = 0;
  private readonly bestPlan: Int32Array;

  constructor(
    private readonly compiled: CompiledProblem,
    plan: Int32Array,
    private readonly random: Random,
  ) {
    this.week = new Week(compiled, plan.filter((recipe) => recipe >= 0).length);
    plan.forEach((recipe, at) => {
      if (recipe >= 0) this.week.place(at, recipe);
    });
    this.bestPlan = plan.slice();
  }

  cool(from: number, moves: number): Int32Array {
    const { open } = this.compiled;
    const cooling = exponential(logarithm(COLD / from) / STEPS);
    const visits = Math.ceil(moves / STEPS / (RECIPES_A_VISIT + EXCHANGES_A_VISIT));
    let temperature = from;
    for (let step = 0; step < STEPS; step++, temperature *= cooling)
      for (let visit = 0; visit < visits; visit++) {
        const at = open[this.random.below(open.length)]!;
        this.tryRecipes(at, temperature);
        for (let i = 0; i < EXCHANGES_A_VISIT; i++) this.tryExchange(at, open[this.random.below(open.length)]!, temperature);
        if (this.cost < this.best - 1e-9) {
          this.best = this.cost;
          this.bestPlan.set(this.week.plan);
        }
      }
    return this.bestPlan;
  }

  private tryRecipes(at: number, temperature: number): void {
    const { week, random } = this;
    const { candidates } = this.compiled.units[at]!;
    if (week.plan[at]! < 0) return;
    let chosen = week.remove(at);
    const before = week.costOf(at, chosen);
    let now = before;
    for (let i = 0; i < RECIPES_A_VISIT; i++) {
      // one number serves both: 20 bits choose the recipe, 12 the threshold
      const drawn = random.next();
      const recipe = candidates[Math.floor(((drawn >>> 12) / 1048576) * candidates.length)]!;
      if (week.used[recipe] !== 0) continue;
      const limit = now + temperature * PATIENCE[drawn & (THRESHOLDS - 1)]!;
      const then = week.costOf(at, recipe, limit);
      if (then > limit) continue;
      chosen = recipe;
      now = then;
    }
    week.place(at, chosen);
    this.cost += now - before;
  }

  private tryExchange(at: number, other: number, temperature: number): void {
    const { week } = this;
    const { units } = this.compiled;
    const mine = week.plan[at]!;
    const theirs = week.plan[other]!;
    if (other === at || (theirs >= 0 && !units[at]!.isCandidate[theirs]) || (mine >= 0 && !units[other]!.isCandidate[mine])) return;
    const change = week.exchange(at, other);
    if (change <= temperature * PATIENCE[this.random.next() & (THRESHOLDS - 1)]!) this.cost += change;
    else week.exchange(at, other);
  }
}
