import { isItem, listOf, minutesOf, type SchemaItem } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { groupedLines, markdownHeading, withoutNumbers } from '../../reading/grouped-lines';
import { hasJsonRecipe, jsonRecipes } from '../../reading/json-recipes';
import { markdownLines } from '../../reading/markdown';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureOfBase64 } from '../../reading/pictures';
import { blockOf, lineOf, sourceOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { together, withNutritionText } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { MELA_EPOCH_MS } from './mela-epoch';

const OWN_FIELDS = ['wantToCook', 'link', 'yield', 'text', 'images', 'categories', 'nutrition'];

/** A .melarecipe is a JSON object, a .melarecipes a zip of them; a line that begins with # is a heading. */
export const melaReader: FileReader = {
  format: 'mela',
  memberName: /\.melarecipe$/i,
  recognises: (file) => hasJsonRecipe(file, isMela),
  read: (file) => jsonRecipes(file, isMela, recipeOf),
};

function isMela(value: unknown): value is SchemaItem {
  if (!isItem(value) || typeof value.title !== 'string') return false;
  const hasText = typeof value.ingredients === 'string' || typeof value.instructions === 'string';
  return hasText && OWN_FIELDS.filter((name) => name in value).length >= 3;
}

function recipeOf(source: SchemaItem): Partial<FileRecipe> {
  const nutrition = withNutritionText(nutritionOfText(blockOf(source.nutrition)), blockOf(source.notes));
  const pictures = onePicture(listOf(source.images).map(pictureOfBase64));
  return {
    title: lineOf(source.title),
    description: blockOf(source.text),
    ingredients: groupedLines(markdownLines(source.ingredients), markdownHeading),
    instructions: groupedLines(withoutNumbers(markdownLines(source.instructions)), markdownHeading),
    prep_time: minutesOf(source.prepTime),
    cook_time: minutesOf(source.cookTime),
    total_time: minutesOf(source.totalTime),
    ...yieldFields(source.yield),
    tags: tagsOf(source.categories),
    ...sourceOf(source.link),
    favorite: source.favorite === true,
    created_at: typeof source.date === 'number' ? timestampOf(source.date + MELA_EPOCH_MS / 1_000) : timestampOf(source.date),
    ...together(nutrition, pictures),
  };
}
