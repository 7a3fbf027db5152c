import type { FoodChoice, Recipe } from '@simmer/contracts';
import { loadIngredientParser, type ParsedIngredient } from '@simmer/culinary';
import {
  computeNutrition,
  type Correction,
  foodKeyOf,
  hintsOf,
  loadFoods,
  type NutritionLine,
  type RecipeNutrition,
} from '@simmer/nutrition';

/** An ingredient, and what it is counted as. */
export interface CountedLine extends NutritionLine {
  text: string;
  /** A choice for one name holds for every ingredient of this name. */
  key: string;
  isChosen: boolean;
}

export interface Counted extends Omit<RecipeNutrition, 'lines'> {
  lines: readonly CountedLine[];
}

/** What a recipe holds by its ingredients. The table of foods and the reader of lines come with the first call. */
export async function countFoods(recipe: Recipe, choices: readonly FoodChoice[]): Promise<Counted> {
  const [foods, parse] = await Promise.all([loadFoods(), loadIngredientParser()]);
  const lines = recipe.ingredients.map(({ text }) => text);
  const parsed: ParsedIngredient[] = lines.map((text) => parse(text));
  const chosen = new Map(choices.map(({ name, food_id }): [string, Correction] => [name, { foodId: food_id }]));
  const keys = parsed.map(({ name }) => foodKeyOf(name));
  const corrections = new Map(keys.flatMap((key, at) => (chosen.has(key) ? [[at, chosen.get(key) ?? { foodId: null }] as const] : [])));
  const nutrition = computeNutrition(parsed, recipe.servings, foods, corrections);
  return {
    ...nutrition,
    lines: nutrition.lines.map((line, at) => ({
      ...line,
      text: lines[at] ?? '',
      key: keys[at] ?? '',
      isChosen: corrections.has(at),
    })),
  };
}

/** Names of all foods that can be chosen, the usual name of each. */
export const foodNames = async (): Promise<Map<string, number>> => {
  const { foods } = await loadFoods();
  return new Map(foods.flatMap(({ id, names }) => (names[0] === undefined ? [] : [[names[0], id] as const])));
};

/** What the ingredients say about allergens and diets. */
export const hintsFor = (recipe: Recipe) => hintsOf(recipe.ingredients.map(({ text }) => text));
