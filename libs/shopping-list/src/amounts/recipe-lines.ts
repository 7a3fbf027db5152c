import { detectLineLanguage } from '@simmer/culinary';
import { type FoodLanguage, foodLanguageOf } from '@simmer/foods';
import { itemIdOf } from './item-id';
import type { ListFoods } from './list-foods';
import type { ListLine } from './shares';
import { boughtName } from './written-foods';

/** An amount of a food that a line of a recipe names. */
interface RecipeFood {
  readonly quantity: number | null;
  readonly quantity_max: number | null;
  readonly unit: string | null;
  readonly name: string;
}

/** What was understood of a line of a recipe; `also` are further foods of it: "2 eggs plus 1 yolk". */
interface RecipeLine extends RecipeFood {
  readonly preparation: string;
  readonly also?: readonly RecipeFood[] | undefined;
}

/** A recipe as far as it says what to buy. */
export interface RecipeToBuy {
  readonly ingredients: readonly { readonly text: string; readonly parsed: RecipeLine }[];
  /** BCP 47, null where nobody said it: then its lines tell it together. */
  readonly language: string | null;
}

const LONGEST_NAME = 120;

/** What a recipe needs for so many times its servings. Lines in which no food was found, and those of water and ice, are left out. */
export function recipeLines({ ingredients, language: said }: RecipeToBuy, factor: number, foods: ListFoods): ListLine[] {
  const texts = ingredients.map(({ text }) => text);
  const language = foodLanguageOf(said) ?? detectLineLanguage(texts.join('\n'), foods.language);
  return ingredients
    .flatMap(({ text, parsed }) => [
      lineOf(parsed, boughtName(parsed, text, foods, language), factor, foods, language),
      ...(parsed.also ?? []).map((food) => lineOf(food, food.name, factor, foods, language)),
    ])
    .filter((line) => line !== null);
}

function lineOf(
  { quantity, quantity_max, unit }: RecipeFood,
  bought: string,
  factor: number,
  foods: ListFoods,
  language: FoodLanguage,
): ListLine | null {
  const name = bought.trim().slice(0, LONGEST_NAME);
  const food = foods.read(name, language);
  if (name === '' || !food.isBought) return null;
  const scaled = { quantity: times(quantity, factor), quantityMax: times(quantity_max, factor), unit };
  return { ...scaled, name, language, item: itemIdOf(name), aisle: food.aisle ?? 'other', isStaple: food.isStaple };
}

/** Without the dust of a division: a third of 1 is 0.3333. */
const times = (quantity: number | null, factor: number): number | null =>
  quantity === null ? null : Math.round(quantity * factor * 10_000) / 10_000;
