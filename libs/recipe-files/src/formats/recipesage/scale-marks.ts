import type { FileRecipe } from '../../file-recipe';

/** RecipeSage sets numbers in steps that grow with the servings in braces: "Add {2} eggs". Simmer finds them by itself. */
const SCALED = /\{(\d[\d\s.,/–-]*)\}/g;

/** A recipe without those braces. */
export function withoutScaleMarks(recipe: Partial<FileRecipe>): Partial<FileRecipe> {
  const { ingredients, instructions } = recipe;
  return {
    ...recipe,
    ...(ingredients && { ingredients: ingredients.map((line) => ({ ...line, text: line.text.replace(SCALED, '$1') })) }),
    ...(instructions && { instructions: instructions.map((line) => ({ ...line, text: line.text.replace(SCALED, '$1') })) }),
  };
}
