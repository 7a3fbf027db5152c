import { aisleOf, itemIdOf } from './foods';
import type { ListLine } from './shares';

/** An amount of a food that a line of a recipe names. */
interface RecipeFood {
  readonly quantity: number | null;
  readonly quantity_max: number | null;
  readonly unit: string | null;
  readonly name: string;
}

/** What was understood of a line of a recipe; `also` are further foods of it: "2 eggs plus 1 yolk". */
interface RecipeLine extends RecipeFood {
  readonly also?: readonly RecipeFood[];
}

const LONGEST_NAME = 120;

/** What a recipe needs for so many times its servings. Lines in which no food was found are left out. */
export const recipeLines = (ingredients: readonly { readonly parsed: RecipeLine }[], factor: number): ListLine[] =>
  ingredients
    .flatMap(({ parsed }) => [parsed, ...(parsed.also ?? [])])
    .flatMap(({ quantity, quantity_max, unit, name: read }) => {
      const name = read.trim().slice(0, LONGEST_NAME);
      if (name === '') return [];
      const scaled = { quantity: times(quantity, factor), quantityMax: times(quantity_max, factor), unit };
      return [{ ...scaled, name, item: itemIdOf(name), aisle: aisleOf(name) }];
    });

/** Without the dust of a division: a third of 1 is 0.3333. */
const times = (quantity: number | null, factor: number): number | null =>
  quantity === null ? null : Math.round(quantity * factor * 10_000) / 10_000;
