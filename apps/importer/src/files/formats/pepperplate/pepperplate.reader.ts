import { labelledRecipes, labelsIn, recipeOfLabelled } from '../../reading/labelled-text';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';

/** Text of Pepperplate, and of every app that writes "Title:", "Ingredients:" and "Instructions:" as it does. */
export const pepperplateReader: FileReader = {
  format: 'pepperplate',
  recognises({ text }) {
    const labels = labelsIn(text);
    return labels.has('title') && labels.has('ingredients') && ['instructions', 'directions', 'method', 'steps'].some((label) => labels.has(label));
  },
  async *read(file) {
    for (const fields of labelledRecipes(file.text)) {
      yield await recipeEntry(fields.get('title')?.trim() || nameOfFile(file.name), () => recipeOfLabelled(fields, file.beside));
    }
  },
};
