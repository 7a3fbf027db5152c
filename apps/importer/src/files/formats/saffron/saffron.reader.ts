import { labelledRecipes, labelsIn, recipeOfLabelled } from '../../reading/labelled-text';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';

/** Text of Saffron, which tells the cookbook and the section that a recipe stands in. */
export const saffronReader: FileReader = {
  format: 'saffron',
  recognises({ text }) {
    const labels = labelsIn(text);
    return ['title', 'ingredients', 'instructions'].every((label) => labels.has(label)) && (labels.has('cookbook') || labels.has('section'));
  },
  async *read(file) {
    for (const fields of labelledRecipes(file.text)) {
      yield await recipeEntry(fields.get('title')?.trim() || nameOfFile(file.name), () => recipeOfLabelled(fields, file.beside));
    }
  },
};
