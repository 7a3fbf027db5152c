import { NUTRIENTS, type Nutrient, type Plan, type PlanProblem, type PlanRecipe, type PlanSlot } from './problem';
import { type Figures, figuresOf, meanPrice } from './pool';
import { daysOf, sourceOf } from './rules';
import { CUISINE_FREE, MAIN_FREE, TERMS, type Term, WEIGHTS, type Weights } from './weights';

/** The terms of a plan, not weighted; less is better. */
export type Terms = Readonly<Record<Term, number>>;

interface Meal {
  readonly slot: PlanSlot;
  readonly recipe: PlanRecipe;
  readonly figures: Figures;
  /** Chosen for this slot, neither left over from another one nor its repeat. */
  readonly cooked: boolean;
}

/** Whether somebody stands at the stove for a slot: for all but leftovers. */
export const isMade = (slot: PlanSlot): boolean => !slot.leftoverOf;

/** How far what was eaten is from a goal of 1, by what counts for the nutrient. */
export const DEVIATION: Readonly<Record<Nutrient, (share: number) => number>> = {
  kcal: (share) => Math.abs(share - 1),
  protein: (share) => Math.max(0, 1 - share),
  fat: (share) => Math.max(0, share - 1),
  carbohydrates: (share) => Math.abs(share - 1),
};

export const isWeekdayDinner = (slot: PlanSlot): boolean => slot.day % 7 < 5 && slot.meal === 'dinner';

/** Counts a plan out, term by term, as docs/adr/0029 and the README define them. */
export function planTerms(problem: PlanProblem, plan: Plan): Terms {
  const meals = mealsOf(problem, plan);
  const cooked = meals.filter((meal) => meal.cooked);
  const used = new Set(cooked.flatMap(({ recipe }) => recipe.ingredients));
  const atHome = new Set([...problem.pantry, ...problem.useUp]);
  const mean = (name: 'liking' | 'season'): number =>
    cooked.reduce((sum, { recipe }) => sum + recipe[name], 0) / Math.max(1, cooked.length);
  return {
    ...nutritionTerms(problem, meals),
    shopping: [...used].filter((ingredient) => !atHome.has(ingredient)).length,
    useUp: [...new Set(problem.useUp)].filter((ingredient) => !used.has(ingredient)).length,
    spoils: spoilsTerm(problem, meals, atHome),
    cuisine: repetition(
      cooked.map(({ recipe }) => (recipe.cuisine === 'other' ? undefined : recipe.cuisine)),
      CUISINE_FREE,
    ),
    main: repetition(
      cooked.map(({ recipe }) => recipe.main),
      MAIN_FREE,
    ),
    minutes: cooked.filter(({ slot }) => isWeekdayDinner(slot)).reduce((sum, { figures }) => sum + figures.minutes, 0),
    cooking: meals.filter(({ slot }) => isMade(slot)).reduce((sum, { figures }) => sum + figures.minutes, 0),
    liking: 1 - mean('liking'),
    season: 1 - mean('season'),
    price: priceTerm(problem, meals),
  };
}

/** The sum that a good week makes small. */
export const weighted = (terms: Terms, weights: Weights = WEIGHTS): number =>
  TERMS.reduce((sum, term) => sum + weights[term] * terms[term], 0);

function mealsOf(problem: PlanProblem, plan: Plan): Meal[] {
  const slots = new Map(problem.slots.map((slot) => [slot.id, slot]));
  const figures = figuresOf(problem.recipes);
  const recipes = new Map(problem.recipes.map((recipe, index) => [recipe.id, { recipe, figures: figures[index] }]));
  return problem.slots.flatMap((slot) => {
    const found = recipes.get(plan[slot.id] ?? '');
    return found?.figures ? [{ slot, recipe: found.recipe, figures: found.figures, cooked: sourceOf(slot, slots) === slot }] : [];
  });
}

function nutritionTerms({ eaters, slots }: PlanProblem, meals: readonly Meal[]): Record<Nutrient, number> {
  const days = daysOf(slots);
  const mean = (nutrient: Nutrient): number => {
    const off = eaters.flatMap((eater) => {
      const goal = eater.goals[nutrient];
      if (!goal) return [];
      return days.map((day) => {
        const eaten = meals
          .filter(({ slot }) => slot.day === day && slot.eaters.includes(eater.id))
          .reduce((sum, { figures }) => sum + eater.portion * figures[nutrient], 0);
        return DEVIATION[nutrient](eaten / goal);
      });
    });
    return off.reduce((sum, one) => sum + one, 0) / Math.max(1, off.length);
  };
  return Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, mean(nutrient)])) as Record<Nutrient, number>;
}

function repetition(names: readonly (string | undefined)[], free: number): number {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - free), 0);
}

/** What is left of a number of opened packs. Sums of shares end a little beside whole packs. */
export const leftInPack = (packs: number): number => Math.max(0, Math.ceil(packs - 1e-6) - packs);

/** Packs that are opened for the week and not emptied, over all fresh foods that are bought. */
function spoilsTerm(problem: PlanProblem, meals: readonly Meal[], atHome: ReadonlySet<string>): number {
  const packs = new Map<string, number>();
  for (const { slot, recipe } of meals)
    for (const { ingredient, packs: share } of recipe.fresh ?? [])
      if (!atHome.has(ingredient)) packs.set(ingredient, (packs.get(ingredient) ?? 0) + share * portionsAt(problem, slot));
  return [...packs.values()].reduce((sum, opened) => sum + leftInPack(opened), 0);
}

/** Portions that are eaten of a slot. */
export const portionsAt = ({ eaters }: PlanProblem, slot: PlanSlot): number =>
  eaters.filter(({ id }) => slot.eaters.includes(id)).reduce((sum, { portion }) => sum + portion, 0);

/** What all plates cost, as a share of what plates of the pool's mean price would. */
function priceTerm(problem: PlanProblem, meals: readonly Meal[]): number {
  const all = problem.slots.reduce((sum, slot) => sum + portionsAt(problem, slot), 0) * meanPrice(figuresOf(problem.recipes));
  return all > 0 ? meals.reduce((sum, { slot, figures }) => sum + portionsAt(problem, slot) * figures.price, 0) / all : 0;
}
