import { minutesOf } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { anyHeading, groupedLines, withoutBullets, withoutNumbers } from '../../reading/grouped-lines';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt } from '../../reading/pictures';
import { blockOf, isYes, lineOf, linesOf, sourceOf, spacedName, starsOf, tagsOf } from '../../reading/plain-values';
import { recipeEntry, together, withNutritionText } from '../../reading/recipe-entry';
import { videoLoss, waitingLoss } from '../../reading/losses';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { cellReader, headIn, tableIn } from '../csv/table';

/** The table of My Recipe Box; its times are minutes. */
export const myRecipeBoxReader: FileReader = {
  format: 'my-recipe-box',
  recognises: ({ text }) =>
    ['title', 'preparation time', 'inactive time', 'ingredients', 'instructions'].every((name) => headIn(text).includes(name)),
  async *read(file) {
    const { head, rows } = tableIn(file.text);
    for (const [index, row] of rows.entries()) {
      const cell = cellReader(head, row);
      yield await recipeEntry(cell('title') || `#${index + 2}`, () => recipeOf(cell));
    }
  },
};

function recipeOf(cell: (name: string) => string): Partial<FileRecipe> {
  const nutrition = withNutritionText(nutritionOfText(spacedName(cell('nutrition'))), blockOf(cell('notes')));
  const parts = together(nutrition, onePicture([pictureAt(cell('original picture')) ?? pictureAt(cell('picture'))]));
  return {
    title: lineOf(cell('title')),
    description: blockOf(cell('description')),
    ingredients: groupedLines(withoutBullets(linesOf(cell('ingredients'))), anyHeading),
    instructions: groupedLines(withoutNumbers(linesOf(cell('instructions'))), anyHeading),
    prep_time: minutesOf(cell('preparation time')),
    cook_time: minutesOf(cell('cooking time')),
    total_time: minutesOf(cell('total time')),
    ...yieldFields(cell('quantity')),
    tags: tagsOf(cell('categories'), cell('tags')),
    ...sourceOf(cell('source')),
    rating: starsOf(cell('rating')),
    favorite: isYes(cell('favorite')),
    ...parts,
    losses: [...parts.losses, ...waitingLoss(minutesOf(cell('inactive time'))), ...videoLoss(cell('video') !== '')],
  };
}
