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

/** Whether a cook may lift these rules: nobody is served what they are allergic to. */
export const canBeRelaxed = ({ rules }: Relaxation): boolean => !isAboutAllergy({ rules });

const isAboutAllergy = ({ rules }: Pick<Relaxation, 'rules'>): boolean =>
  rules.some(({ code }) => code === 'allergen' || code === 'unknown-allergen');

/**
 * The problem without some rules, to fill these slots: everything else is to be locked already, and keeps what it has. Rules about allergens stay. That
 * nothing is eaten again is left to the search.
 */
export function relaxed(problem: PlanProblem, slotIds: readonly string[], rules: readonly Rule[]): PlanProblem {
  return rules.reduce((left, rule) => without(rule, left, new Set(slotIds)), problem);
}

function without(rule: Rule, problem: PlanProblem, ids: ReadonlySet<string>): PlanProblem {
  switch (rule.code) {
    case 'time':
      return { ...problem, slots: problem.slots.map((slot) => (ids.has(slot.id) ? { ...slot, maxMinutes: null } : slot)) };
    case 'meal':
      return { ...problem, recipes: problem.recipes.map((recipe) => ({ ...recipe, meals: [...recipe.meals, rule.meal] })) };
    case 'diet':
      return { ...problem, eaters: problem.eaters.map((eater) => ({ ...eater, diets: eater.diets.filter((diet) => diet !== rule.diet) })) };
    case 'dislike':
      return {
        ...problem,
        eaters: problem.eaters.map((eater) => ({ ...eater, dislikes: eater.dislikes.filter((one) => one !== rule.ingredient) })),
      };
    // what stands at other meals is not known here, and may come again
    case 'repeat':
      return { ...problem, slots: problem.slots.filter(({ id }) => ids.has(id)) };
    case 'leftover':
    case 'allergen':
    case 'unknown-allergen':
      return problem;
  }
}
