import { NUTRIENTS, type Nutrient, type PlanRecipe } from './problem';

/** The figures of a recipe with nothing unknown. */
export type Figures = Readonly<Record<Nutrient | 'minutes' | 'price', number>>;

const FIGURES = [...NUTRIENTS, 'minutes', 'price'] as const;

/** The figures of every recipe; an unknown one is the median of those that are known, so that it neither helps a recipe nor hurts it. */
export function figuresOf(recipes: readonly PlanRecipe[]): Figures[] {
  const middle = Object.fromEntries(FIGURES.map((name) => [name, medianOf(recipes, name)])) as Figures;
  return recipes.map(
    (recipe) =>
      ({
        kcal: recipe.kcal ?? middle.kcal,
        protein: recipe.protein ?? middle.protein,
        fat: recipe.fat ?? middle.fat,
        carbohydrates: recipe.carbohydrates ?? middle.carbohydrates,
        minutes: recipe.minutes ?? middle.minutes,
        price: recipe.price ?? middle.price,
      }) satisfies Figures,
  );
}

function medianOf(recipes: readonly PlanRecipe[], name: keyof Figures): number {
  if (recipes.every((recipe) => recipe[name] !== null && recipe[name] !== undefined)) return 0;
  const known = recipes.flatMap((recipe) => recipe[name] ?? []).sort((a, b) => a - b);
  return known[known.length >> 1] ?? 0;
}

/** The mean price of a serving, by which the price of a plan is measured; 0 when no price is known. */
export const meanPrice = (figures: readonly Figures[]): number =>
  figures.reduce((sum, { price }) => sum + price, 0) / Math.max(1, figures.length);
