import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { isRecipeText, recipesOfText } from './text-recipe';

/** Anybody's text with a recipe in it, or several. */
export const plainTextReader: FileReader = {
  format: 'plain-text',
  recognises: ({ text }) => isRecipeText(text),
  async *read(file) {
    for (const recipe of recipesOfText(file.text)) yield await recipeEntry(nameOfFile(file.name), () => recipe);
  },
};
