import type { Eater, PlanProblem, PlanRecipe, PlanSlot } from './problem';
import { Random } from './random';

const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
const CUISINES = ['italian', 'mexican', 'indian', 'french', 'other'];
const ALLERGENS = ['gluten', 'milk', 'egg', 'nuts', 'soy'];

export interface MadeUp {
  readonly seed: number;
  readonly recipes: number;
  readonly eaters?: number;
  readonly days?: number;
  /** From 0 to 1: how picky the eaters are, how little time there is, how much is decided already. */
  readonly strict?: number;
}

/** A made-up week for specs: the same for the same seed. Strict ones may well be unsolvable in part. */
export function madeUpProblem({ seed, recipes: size, eaters: people = 2, days = 7, strict = 0 }: MadeUp): PlanProblem {
  const random = new Random(seed);
  const chance = (share: number): boolean => random.below(1000) < share * 1000;
  const between = (low: number, high: number): number => low + random.below(high - low + 1);
  const ingredient = (): string => `ingredient ${Math.floor((random.below(1000) ** 2 / 1_000_000) * (30 + size / 4))}`;
  const some = (names: readonly string[], share: number): string[] => names.filter(() => chance(share));

  const recipes = Array.from({ length: size }, (_, index): PlanRecipe => {
    const kcal = between(200, 900);
    return {
      id: `recipe ${index}`,
      meals: chance(0.25) ? ['lunch', 'dinner'] : [MEALS[index % 3]!],
      minutes: chance(0.05) ? null : between(5, 90),
      kcal: chance(0.05) ? null : kcal,
      protein: Math.round(kcal * 0.05),
      fat: Math.round(kcal * 0.04),
      carbohydrates: Math.round(kcal * 0.11),
      ingredients: [...new Set(Array.from({ length: between(3, 10) }, ingredient))],
      allergens: some(ALLERGENS, 0.15),
      unknownAllergens: some(ALLERGENS, 0.03),
      diets: some(['vegetarian', 'halal'], 0.5),
      cuisine: CUISINES[random.below(CUISINES.length)]!,
      main: `main ${random.below(8)}`,
      liking: random.below(101) / 100,
      season: random.below(101) / 100,
    };
  });
  const eaters = Array.from({ length: people }, (_, index): Eater => {
    const kcal = between(26, 46) * 50;
    return {
      id: `eater ${index}`,
      portion: kcal / 1500,
      goals: chance(0.9)
        ? { kcal, protein: Math.round(kcal * 0.05), fat: Math.round(kcal * 0.04), carbohydrates: Math.round(kcal * 0.11) }
        : {},
      diets: some(['vegetarian', 'halal'], 0.4 * strict),
      allergens: some(ALLERGENS, 0.3 * strict),
      dislikes: chance(strict) ? [ingredient()] : [],
    };
  });
  const slots = Array.from({ length: days * MEALS.length }, (_, index): PlanSlot => {
    const day = Math.floor(index / MEALS.length);
    const meal = MEALS[index % MEALS.length]!;
    const eating = eaters.filter(() => chance(0.9)).map(({ id }) => id);
    const isLeftover = strict > 0 && meal === 'lunch' && day > 0 && chance(0.2);
    return {
      id: `${day} ${meal}`,
      day,
      meal,
      eaters: eating,
      maxMinutes: chance(0.5 * strict) ? 30 : null,
      locked: !isLeftover && chance(0.1 * strict) ? `recipe ${index}` : null,
      leftoverOf: isLeftover ? `${day - 1} dinner` : null,
    };
  });
  return { eaters, slots, recipes, pantry: ['ingredient 0', 'ingredient 1'], useUp: ['ingredient 2', 'ingredient 9'] };
}
