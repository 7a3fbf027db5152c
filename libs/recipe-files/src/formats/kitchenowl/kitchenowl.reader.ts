import { isItem, listOf, minutesOf, type SchemaItem } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { jsonOf } from '../../reading/json-document';
import { namesIn } from '../../reading/json-values';
import { markdownSteps } from '../../reading/markdown';
import { onePicture, pictureAt, pictureIn } from '../../reading/pictures';
import { isYes, lineOf, sourceOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import type { OpenedFile } from '../../opened-file';

/** One JSON file for a household; a recipe's `description` holds its steps, an item's `description` its amount. */
export const kitchenOwlReader: FileReader = {
  format: 'kitchenowl',
  recognises: (file) => recipesIn(jsonOf(file)).length > 0,
  async *read(file) {
    for (const recipe of recipesIn(jsonOf(file)))
      yield await recipeEntry(lineOf(recipe.name) || nameOfFile(file.name), () => recipeOf(recipe, file));
  },
};

function recipesIn(value: unknown): SchemaItem[] {
  const list = isItem(value) && Array.isArray(value.recipes) ? value.recipes : Array.isArray(value) ? value : [value];
  const recipes = list.filter(isItem);
  return recipes.some(isKitchenOwl) ? recipes : [];
}

function isKitchenOwl(recipe: SchemaItem): boolean {
  return (
    typeof recipe.name === 'string' &&
    Array.isArray(recipe.items) &&
    ['yields', 'prep_time', 'cook_time', 'time', 'description'].some((name) => name in recipe)
  );
}

async function recipeOf(source: SchemaItem, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const photo = lineOf(source.photo);
  const picture = pictureAt(photo) ?? (await pictureIn(file.beside, photo));
  const pictures = onePicture([picture]);
  return {
    title: lineOf(source.name),
    ingredients: listOf(source.items)
      .filter(isItem)
      .map((item) => ({ text: ingredientLine(item), group: null })),
    instructions: markdownSteps(source.description),
    prep_time: minutesOf(source.prep_time),
    cook_time: minutesOf(source.cook_time),
    total_time: minutesOf(source.time),
    ...yieldFields(source.yields),
    tags: tagsOf(namesIn(source.tags)),
    ...sourceOf(source.source),
    ...pictures,
    losses: photo !== '' && !picture ? [{ code: 'picture-missing' }] : pictures.losses,
  };
}

function ingredientLine(item: SchemaItem): string {
  const line = [lineOf(item.description), lineOf(item.name)].filter(Boolean).join(' ');
  return line !== '' && isYes(item.optional) ? `${line} (optional)` : line;
}
