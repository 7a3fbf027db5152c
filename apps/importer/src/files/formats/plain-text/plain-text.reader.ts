import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { looksLikeRecipe, recipesOfText } from './text-recipe';

/** Anybody's text with a recipe in it, or several. */
export const plainTextReader: FileReader = {
  format: 'plain-text',
  recognises: ({ text }) => looksLikeRecipe(text),
  async *read(file) {
    for (const recipe of recipesOfText(file.text)) yield await recipeEntry(nameOfFile(file.name), () => recipe);
  },
};
