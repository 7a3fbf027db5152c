import type { FoodChoice, Recipe } from '@simmer/contracts';
import { loadIngredientParser, type ParsedIngredient } from '@simmer/culinary';
import { loadFoods } from '@simmer/foods';
import { language as readers } from '@simmer/messages/language';
import {
  computeNutrition,
  type Correction,
  hintsOf,
  loadFoodKnowledge,
  type NutritionLine,
  recipeLanguage,
  type RecipeHints,
  type RecipeNutrition,
} from '@simmer/nutrition';

/** An ingredient, and what it is counted as. */
export interface CountedLine extends NutritionLine {
  text: string;
  /** What the food is called, in the reader's language. */
  foodName: string;
  /** A choice for one name holds for every ingredient of this name. */
  key: string;
  isChosen: boolean;
}

export interface Counted extends Omit<RecipeNutrition, 'lines'> {
  lines: readonly CountedLine[];
}

/** What the ingredients of a recipe tell. */
export interface ReadIngredients {
  counted: Counted;
  hints: RecipeHints;
}

/** Reads the ingredients of a recipe in its language. The catalogue of foods and the reader of lines come with the first call. */
export async function readIngredients(
  recipe: Pick<Recipe, 'ingredients' | 'servings'>,
  choices: readonly FoodChoice[],
): Promise<ReadIngredients> {
  const texts = recipe.ingredients.map(({ text }) => text);
  const language = recipeLanguage(texts, readers);
  const [knowledge, parse] = await Promise.all([loadFoodKnowledge([language, readers]), loadIngredientParser()]);
  const { foods } = knowledge;
  const parsed: ParsedIngredient[] = texts.map((text) => parse(text));
  const chosen = new Map(choices.map(({ name, food_id }): [string, Correction] => [name, { foodId: food_id }]));
  const keys = parsed.map(({ name }) => foods.itemKey(name, language));
  const corrections = new Map(keys.flatMap((key, at) => (chosen.has(key) ? [[at, chosen.get(key) ?? { foodId: null }] as const] : [])));
  const nutrition = computeNutrition(parsed, recipe.servings, knowledge, { language, corrections });
  const lines = nutrition.lines.map((line, at) => ({
    ...line,
    text: texts[at] ?? '',
    foodName: line.food ? foods.displayName(line.food, readers) : '',
    key: keys[at] ?? '',
    isChosen: corrections.has(at),
  }));
  const hints = hintsOf(
    parsed.map(({ name }, at) => ({ text: texts[at] ?? '', name })),
    foods,
    language,
  );
  return { counted: { ...nutrition, lines }, hints };
}

/** Names of all foods that can be chosen, with their ids, in the reader's language. */
export async function foodNames(): Promise<Map<string, string>> {
  const foods = await loadFoods([readers]);
  return new Map(foods.all.flatMap((food) => (food.usda === null ? [] : [[foods.displayName(food, readers), food.id] as const])));
}
