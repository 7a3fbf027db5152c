import { isItem, minutesOf, type SchemaItem } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { colonHeading, groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { hasJsonRecipe, jsonRecipes } from '../../reading/json-recipes';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt, pictureOfBase64 } from '../../reading/pictures';
import { addressOf, blockOf, difficultyOf, lineOf, linesOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { together, withNutritionText } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

/** A .paprikarecipe is a gzipped JSON object, a .paprikarecipes a zip of them; a line that ends with a colon is a heading. */
export const paprikaReader: FileReader = {
  format: 'paprika',
  memberName: /\.paprikarecipe$/i,
  recognises: (file) => hasJsonRecipe(file, isPaprika),
  read: (file) => jsonRecipes(file, isPaprika, recipeOf),
};

function isPaprika(value: unknown): value is SchemaItem {
  return (
    isItem(value) &&
    typeof value.name === 'string' &&
    'directions' in value &&
    'ingredients' in value &&
    ['photo_data', 'photo_hash', 'hash', 'nutritional_info', 'source_url', 'uid'].some((name) => name in value)
  );
}

function recipeOf(source: SchemaItem): Partial<FileRecipe> {
  const nutrition = withNutritionText(nutritionOfText(blockOf(source.nutritional_info)), blockOf(source.notes));
  const pictures = picturesOf(source);
  return {
    title: lineOf(source.name),
    description: blockOf(source.description),
    ingredients: groupedLines(linesOf(source.ingredients), colonHeading),
    instructions: groupedLines(withoutNumbers(linesOf(source.directions)), colonHeading),
    prep_time: minutesOf(source.prep_time),
    cook_time: minutesOf(source.cook_time),
    total_time: minutesOf(source.total_time),
    ...yieldFields(source.servings),
    difficulty: difficultyOf(source.difficulty),
    tags: tagsOf(source.categories),
    source_url: addressOf(source.source_url),
    source_name: lineOf(source.source),
    rating: starsOf(source.rating),
    favorite: source.on_favorites === true,
    created_at: timestampOf(source.created),
    ...together(nutrition, pictures),
  };
}

/** The large form of the cover where there is one; `image_url` is the address that the same picture once had. */
function picturesOf(source: SchemaItem): ReturnType<typeof onePicture> {
  const cover = pictureOfBase64(source.photo_large) ?? pictureOfBase64(source.photo_data);
  const others = (Array.isArray(source.photos) ? source.photos : []).map((photo) => (isItem(photo) ? pictureOfBase64(photo.data) : null));
  const stored = [cover, ...others].filter((picture) => picture !== null);
  return onePicture(stored.length > 0 ? stored : [pictureAt(source.image_url)]);
}
