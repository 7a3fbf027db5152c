import { detectLineLanguage } from '@simmer/culinary';
import { type FigureTable, type FoodLanguage, type Foods, loadFigures, loadFoods } from '@simmer/foods';

/** What is known of foods: their names, facts and weights, and their figures. */
export interface FoodKnowledge {
  readonly foods: Foods;
  readonly figures: FigureTable;
}

/** The language of a recipe by all of its lines together; `expected` where they are unclear. */
export const recipeLanguage = (lines: readonly string[], expected: FoodLanguage): FoodLanguage =>
  detectLineLanguage(lines.join('\n'), expected);

/** Loads the catalogue in these languages and the table of figures, each a chunk of its own. After a failure the next call tries again. */
export async function loadFoodKnowledge(languages?: readonly FoodLanguage[]): Promise<FoodKnowledge> {
  const [foods, figures] = await Promise.all([loadFoods(languages), loadFigures()]);
  return { foods, figures };
}
