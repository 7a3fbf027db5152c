import type { Recipe } from '@simmer/contracts';
import type { FileRecipe } from '@simmer/recipe-files';

/** A recipe of ours as files tell it; its pictures, if there are any, come from elsewhere. 0 minutes mean that nobody said. */
export const fileRecipeOf = (recipe: Recipe, { pictures, step_pictures }: Pick<FileRecipe, 'pictures' | 'step_pictures'>): FileRecipe => ({
  title: recipe.title,
  description: recipe.description,
  ingredients: recipe.ingredients.map(({ text, group }) => ({ text, group })),
  instructions: recipe.instructions.map(({ text, group }) => ({ text, group })),
  prep_time: recipe.prep_time || null,
  cook_time: recipe.cook_time || null,
  total_time: recipe.total_time || null,
  servings: recipe.servings,
  yield_text: recipe.yield_text,
  difficulty: recipe.difficulty,
  tags: recipe.tags,
  nutrition: {
    calories: recipe.calories,
    total_fat: recipe.total_fat,
    saturated_fat: recipe.saturated_fat,
    protein: recipe.protein,
    carbohydrates: recipe.carbohydrates,
    fiber: recipe.fiber,
    sugar: recipe.sugar,
    sodium: recipe.sodium,
  },
  source_url: recipe.source_url,
  source_name: recipe.source_name,
  author: recipe.author,
  language: recipe.language,
  notes: recipe.notes,
  rating: recipe.rating,
  favorite: recipe.favorite,
  created_at: recipe.created_at,
  pictures,
  step_pictures,
  losses: [],
});
