import type { Plan, PlanProblem } from './problem';
import { brokenRules, eatersOf, isGoodAgain, type Rule, sourceOf } from './rules';

/** Rules that together keep recipes out of a slot, and how many would fit without them. */
export interface Relaxation {
  readonly rules: readonly Rule[];
  readonly recipes: number;
}

/**
 * Which rules leave a slot empty: the smallest sets whose lifting lets any recipe in, those that free most first, sets with an allergen
 * last. One rule if one is enough, else pairs, and so on. That no recipe comes twice is a rule too. Empty when a recipe fits as it is.
 */
export function relaxations(problem: PlanProblem, plan: Plan, slotId: string): Relaxation[] {
  const slots = new Map(problem.slots.map((one) => [one.id, one]));
  const wanted = slots.get(slotId);
  if (!wanted) return [];
  const slot = sourceOf(wanted, slots);
  const eaters = eatersOf(problem, slot);
  const again = problem.slots.filter((other) => other !== slot && sourceOf(other, slots) === slot);
  const elsewhere = new Set(problem.slots.filter((other) => sourceOf(other, slots) !== slot).map(({ id }) => plan[id]));
  const sets = new Map<string, { rules: Rule[]; recipes: number }>();
  let smallest = Infinity;
  for (const recipe of problem.recipes) {
    const broken = brokenRules(recipe, slot, eaters);
    if (!again.every((other) => isGoodAgain(recipe, slot, other))) broken.set('leftover', { code: 'leftover' });
    if (elsewhere.has(recipe.id)) broken.set('repeat', { code: 'repeat' });
    smallest = Math.min(smallest, broken.size);
    const key = [...broken.keys()].sort().join('\n');
    const set = sets.get(key) ?? { rules: [...broken.values()], recipes: 0 };
    set.recipes++;
    sets.set(key, set);
  }
  if (smallest === 0) return [];
  return [...sets.values()]
    .filter(({ rules }) => rules.length === smallest)
    .sort((a, b) => Number(isAboutAllergy(a)) - Number(isAboutAllergy(b)) || b.recipes - a.recipes);
}

const isAboutAllergy = ({ rules }: Relaxation): boolean => rules.some(({ code }) => code === 'allergen' || code === 'unknown-allergen');
