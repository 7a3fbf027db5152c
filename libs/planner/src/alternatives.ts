import type { CompiledProblem } from './compiled-problem';
import type { Plan } from './problem';
import { Week } from './week';

/** Another recipe for a slot, and by how many points the plan's sum would change; less is better. */
export interface Alternative {
  readonly recipe: string;
  readonly change: number;
}

/** The best other recipes for a slot that keep the rules, best first, without a search; a leftover asks for its source. Empty for an unknown slot. */
export function alternatives(compiled: CompiledProblem, plan: Plan, slotId: string, count = 5): Alternative[] {
  const at = compiled.units.findIndex(({ slotIds }) => slotIds.includes(slotId));
  const unit = compiled.units[at];
  if (!unit) return [];
  const week = weekOf(compiled, plan);
  const current = week.plan[at] ?? -1;
  if (current >= 0) week.remove(at);
  const before = current >= 0 ? week.costOf(at, current) : week.emptyCost(at);
  const best: Alternative[] = [];
  let limit = Infinity;
  for (let recipe = 0; recipe < unit.isCandidate.length; recipe++) {
    if (!unit.isCandidate[recipe] || recipe === current || week.used[recipe]) continue;
    const cost = week.costOf(at, recipe, limit);
    if (cost >= limit) continue;
    best.push({ recipe: compiled.problem.recipes[recipe]?.id ?? '', change: cost - before });
    best.sort((a, b) => a.change - b.change);
    if (best.length > count) best.pop();
    if (best.length === count) limit = (best.at(-1)?.change ?? Infinity) + before;
  }
  return best;
}

function weekOf(compiled: CompiledProblem, plan: Plan): Week {
  const recipes = compiled.units.map(({ slot }) => compiled.recipeIndex.get(plan[slot.id] ?? '') ?? -1);
  const week = new Week(compiled, recipes.filter((recipe) => recipe >= 0).length);
  recipes.forEach((recipe, at) => {
    if (recipe >= 0) week.place(at, recipe);
  });
  return week;
}
