import type { Eater, Plan, PlanProblem, PlanRecipe, PlanSlot } from './problem';

/** A hard rule as it stands for one slot, ready for words. `eaters` are those whom it protects. */
export type Rule =
  | { readonly code: 'meal'; readonly meal: string }
  | { readonly code: 'time'; readonly maxMinutes: number }
  | { readonly code: 'diet'; readonly diet: string; readonly eaters: readonly string[] }
  | { readonly code: 'allergen'; readonly allergen: string; readonly eaters: readonly string[] }
  | { readonly code: 'unknown-allergen'; readonly allergen: string; readonly eaters: readonly string[] }
  | { readonly code: 'dislike'; readonly ingredient: string; readonly eaters: readonly string[] }
  | { readonly code: 'leftover' }
  | { readonly code: 'repeat' };

/** A rule that a plan breaks, and where. */
export interface Violation {
  readonly slot: string;
  readonly code: Rule['code'] | 'empty' | 'no-recipe' | 'locked';
}

/** The slot whose dish is eaten in a slot as a leftover or a repeat. */
export const linkOf = ({ leftoverOf, repeatOf }: PlanSlot): string | null => leftoverOf ?? repeatOf ?? null;

/** The slot at the beginning of a chain of leftovers and repeats; any other slot is its own. A source outside the problem is none. */
export function sourceOf(slot: PlanSlot, slots: ReadonlyMap<string, PlanSlot>): PlanSlot {
  const seen = new Set<PlanSlot>();
  let source = slot;
  for (let link = linkOf(source); link !== null && !seen.has(source); link = linkOf(source)) {
    seen.add(source);
    const next = slots.get(link);
    if (!next) break;
    source = next;
  }
  return source;
}

/** The days on which somebody eats. */
export const daysOf = (slots: readonly PlanSlot[]): number[] => [
  ...new Set(slots.flatMap(({ day, eaters }) => (eaters.length > 0 ? day : []))),
];

/** Whether an eater may and will eat a recipe. */
export function suits(recipe: PlanRecipe, eater: Eater): boolean {
  return (
    eater.diets.every((diet) => recipe.diets.includes(diet)) &&
    !eater.allergens.some((allergen) => recipe.allergens.includes(allergen) || recipe.unknownAllergens?.includes(allergen)) &&
    !eater.dislikes.some((ingredient) => recipe.ingredients.includes(ingredient))
  );
}

export const isMeal = (recipe: PlanRecipe, slot: PlanSlot): boolean => recipe.meals.includes(slot.meal);

export const isInTime = ({ minutes }: PlanRecipe, { maxMinutes, takesUnknownTime = false }: PlanSlot): boolean =>
  maxMinutes === null || (minutes === null ? takesUnknownTime : minutes <= maxMinutes);

/** So long heating a leftover takes. */
const HEATING_MINUTES = 10;
/** Days that a dish keeps of which nothing is said. */
const USUALLY_KEEPS = 3;
/** What is cooked for one of them may be eaten again at the other. */
const MAIN_MEALS = ['lunch', 'dinner'];

/** Whether a dish of one slot may be eaten again in another: heated while it is still good, or made anew in the time there is. */
export function isGoodAgain(recipe: PlanRecipe, source: PlanSlot, again: PlanSlot): boolean {
  if (!again.leftoverOf) return isMeal(recipe, again) && isInTime(recipe, again);
  const isMain = MAIN_MEALS.includes(again.meal) && recipe.meals.some((meal) => MAIN_MEALS.includes(meal));
  return (
    (isMain || isMeal(recipe, again)) &&
    (again.maxMinutes === null || again.maxMinutes >= HEATING_MINUTES) &&
    again.day - source.day <= (recipe.keepsDays ?? USUALLY_KEEPS)
  );
}

/** Each rule about a recipe in a slot that it breaks, by a key; `eaters` are all who would eat of it, leftovers included. */
export function brokenRules(recipe: PlanRecipe, slot: PlanSlot, eaters: readonly Eater[]): Map<string, Rule> {
  const broken = new Map<string, Rule>();
  if (!isMeal(recipe, slot)) broken.set('meal', { code: 'meal', meal: slot.meal });
  if (slot.maxMinutes !== null && !isInTime(recipe, slot)) broken.set('time', { code: 'time', maxMinutes: slot.maxMinutes });
  const concerned = (has: (eater: Eater) => boolean): string[] => eaters.filter(has).map(({ id }) => id);
  for (const eater of eaters) {
    for (const diet of eater.diets)
      if (!recipe.diets.includes(diet))
        broken.set(`diet ${diet}`, { code: 'diet', diet, eaters: concerned((other) => other.diets.includes(diet)) });
    for (const allergen of eater.allergens) {
      const state = allergenState(recipe, allergen);
      if (state)
        broken.set(`${state} ${allergen}`, { code: state, allergen, eaters: concerned((other) => other.allergens.includes(allergen)) });
    }
    for (const ingredient of eater.dislikes)
      if (recipe.ingredients.includes(ingredient))
        broken.set(`dislike ${ingredient}`, {
          code: 'dislike',
          ingredient,
          eaters: concerned((other) => other.dislikes.includes(ingredient)),
        });
  }
  return broken;
}

function allergenState(recipe: PlanRecipe, allergen: string): 'allergen' | 'unknown-allergen' | null {
  if (recipe.allergens.includes(allergen)) return 'allergen';
  return recipe.unknownAllergens?.includes(allergen) ? 'unknown-allergen' : null;
}

/** Everyone who eats of what is cooked for a slot: its own eaters and those of its leftovers and repeats. */
export function eatersOf(problem: PlanProblem, slot: PlanSlot): Eater[] {
  const slots = new Map(problem.slots.map((one) => [one.id, one]));
  const ids = new Set(problem.slots.filter((other) => sourceOf(other, slots) === slot).flatMap(({ eaters }) => eaters));
  return problem.eaters.filter(({ id }) => ids.has(id));
}

/** Every hard rule that a plan breaks. A locked slot is the cook's own decision: it only has to stay. */
export function violations(problem: PlanProblem, plan: Plan): Violation[] {
  const recipes = new Map(problem.recipes.map((recipe) => [recipe.id, recipe]));
  const slots = new Map(problem.slots.map((slot) => [slot.id, slot]));
  const used = new Set<string>();
  return problem.slots.flatMap((slot): Violation[] => {
    const source = sourceOf(slot, slots);
    const id = plan[slot.id] ?? null;
    if (source !== slot) {
      const again = recipes.get(id ?? '');
      const isGood = source.locked !== null || id === null || (again !== undefined && isGoodAgain(again, source, slot));
      return isGood && id === (plan[source.id] ?? null) ? [] : [{ slot: slot.id, code: 'leftover' }];
    }
    if (slot.locked) return id === slot.locked ? repeated(slot, id, used) : [{ slot: slot.id, code: 'locked' }];
    if (id === null) return [{ slot: slot.id, code: 'empty' }];
    const recipe = recipes.get(id);
    if (!recipe) return [{ slot: slot.id, code: 'no-recipe' }];
    const broken = [...brokenRules(recipe, slot, eatersOf(problem, slot)).values()];
    return [...broken.map(({ code }) => ({ slot: slot.id, code })), ...repeated(slot, id, used)];
  });
}

function repeated(slot: PlanSlot, recipe: string, used: Set<string>): Violation[] {
  if (used.has(recipe)) return [{ slot: slot.id, code: 'repeat' }];
  used.add(recipe);
  return [];
}
