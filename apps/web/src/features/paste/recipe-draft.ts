import type { RecipeDraft } from '@simmer/contracts';
import { RECIPE_DEFAULT_SERVINGS } from '@simmer/contracts/constants';
import type { TextRecipe } from '@simmer/culinary/recipe-text';

/** The recipe as it is sent. A time that the text does not say is left open. */
export function recipeDraft(recipe: TextRecipe, typedTitle: string): RecipeDraft {
  return {
    title: recipe.title || typedTitle.trim(),
    description: recipe.description,
    ingredients: recipe.ingredients.map(({ text, group }) => ({ text, group })),
    instructions: recipe.instructions.map(({ text, group }) => ({ text, group })),
    prep_time: recipe.prepMinutes ?? 0,
    cook_time: recipe.cookMinutes ?? 0,
    total_time: recipe.totalMinutes,
    servings: recipe.servings ?? RECIPE_DEFAULT_SERVINGS,
    yield_text: recipe.yieldText,
    source_name: recipe.sourceName,
    source_url: recipe.sourceUrl,
    notes: recipe.notes,
  };
}
