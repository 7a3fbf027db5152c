import { alternatives } from './alternatives';
import type { CompiledProblem } from './compiled-problem';
import type { Plan, PlanRecipe } from './problem';
import { planTerms } from './terms';
import { TERMS, type Term } from './weights';

/** Why a recipe stands where it does, ready for words. */
export interface Reason {
  readonly code: Term;
  /** By how many points the plan would be worse with the best other recipe. */
  readonly points: number;
  readonly params: ReasonParams;
}

export interface ReasonParams {
  /** The value of the term as planned, and with the best other recipe. */
  readonly now: number;
  readonly instead: number;
  /** For minutes and cooking: how long the recipe takes. */
  readonly minutes?: number | null;
  /** For useUp: what only this recipe uses up. For shopping: what is bought for other meals anyway. For spoils: what others open too. */
  readonly ingredients?: readonly string[];
}

const MOST_REASONS = 3;

/** The terms that would get worse if the slot's recipe were exchanged for the best other one, the largest first, three at most. */
export function explain(compiled: CompiledProblem, plan: Plan, slotId: string): Reason[] {
  const { problem, weights } = compiled;
  const unit = compiled.units.find(({ slotIds }) => slotIds.includes(slotId));
  const [other] = alternatives(compiled, plan, slotId, 1);
  const recipe = problem.recipes.find(({ id }) => id === plan[slotId]);
  if (!unit || !other || !recipe) return [];
  const now = planTerms(problem, plan);
  const instead = planTerms(problem, { ...plan, ...Object.fromEntries(unit.slotIds.map((id) => [id, other.recipe])) });
  const others = new Set(
    compiled.units
      .filter((one) => one !== unit)
      .flatMap(({ slot }) => problem.recipes.find(({ id }) => id === plan[slot.id])?.ingredients ?? []),
  );
  return TERMS.map((code) => ({
    code,
    points: weights[code] * (instead[code] - now[code]),
    params: { now: now[code], instead: instead[code], ...detailsOf(code, recipe, others, compiled) },
  }))
    .filter(({ points }) => points > 1e-9)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_REASONS);
}

function detailsOf(
  code: Term,
  recipe: PlanRecipe,
  others: ReadonlySet<string>,
  { problem: { useUp, pantry } }: CompiledProblem,
): Pick<ReasonParams, 'minutes' | 'ingredients'> {
  if (code === 'minutes' || code === 'cooking') return { minutes: recipe.minutes };
  if (code === 'useUp') return { ingredients: recipe.ingredients.filter((name) => useUp.includes(name) && !others.has(name)) };
  if (code === 'spoils') return { ingredients: recipe.fresh?.map(({ ingredient }) => ingredient).filter((name) => others.has(name)) ?? [] };
  if (code !== 'shopping') return {};
  return { ingredients: recipe.ingredients.filter((name) => others.has(name) && !pantry.includes(name) && !useUp.includes(name)) };
}
