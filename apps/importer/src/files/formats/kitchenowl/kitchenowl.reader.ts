import { minutesOf } from '../../../sources/values/duration';
import { isItem, listOf, type SchemaItem } from '../../../sources/schema-org/item';
import type { FileRecipe } from '../../file-recipe';
import { jsonOf } from '../../opening/json';
import { groupedLines, markdownHeading, withoutBullets, withoutNumbers } from '../../reading/grouped-lines';
import { withoutInlineMarkdown } from '../../reading/markdown';
import { onePicture, pictureAt, pictureIn } from '../../reading/pictures';
import { isYes, lineOf, linesOf, sourceOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import type { OpenedFile } from '../../opened-file';

/** One JSON file for a household; a recipe's `description` holds its steps, an item's `description` its amount. */
export const kitchenOwlReader: FileReader = {
  format: 'kitchenowl',
  recognises: (file) => recipesIn(jsonOf(file)).length > 0,
  async *read(file) {
    for (const recipe of recipesIn(jsonOf(file))) yield await recipeEntry(lineOf(recipe.name) || nameOfFile(file.name), () => recipeOf(recipe, file));
  },
};

function recipesIn(value: unknown): SchemaItem[] {
  const list = isItem(value) && Array.isArray(value.recipes) ? value.recipes : Array.isArray(value) ? value : [value];
  const recipes = list.filter(isItem);
  return recipes.some(isKitchenOwl) ? recipes : [];
}

function isKitchenOwl(recipe: SchemaItem): boolean {
  return typeof recipe.name === 'string' && Array.isArray(recipe.items) && ['yields', 'prep_time', 'cook_time', 'time', 'description'].some((name) => name in recipe);
}

async function recipeOf(source: SchemaItem, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const photo = lineOf(source.photo);
  const picture = pictureAt(photo) ?? (await pictureIn(file.beside, photo));
  const pictures = onePicture([picture]);
  return {
    title: lineOf(source.name),
    ingredients: listOf(source.items).filter(isItem).map(ingredientLine).filter(Boolean).map((text) => ({ text, group: null })),
    instructions: stepsOf(source.description),
    prep_time: minutesOf(source.prep_time),
    cook_time: minutesOf(source.cook_time),
    total_time: minutesOf(source.time),
    ...yieldFields(source.yields),
    tags: tagsOf(listOf(source.tags).map((tag) => (isItem(tag) ? tag.name : tag))),
    ...sourceOf(source.source),
    ...pictures,
    losses: photo !== '' && !picture ? ['The picture is not in the file'] : pictures.losses,
  };
}

function ingredientLine(item: SchemaItem): string {
  const line = [lineOf(item.description), lineOf(item.name)].filter(Boolean).join(' ');
  return line !== '' && isYes(item.optional) ? `${line} (optional)` : line;
}

function stepsOf(description: unknown): FileRecipe['instructions'] {
  const lines = linesOf(description).map((line) => (markdownHeading(line) === null ? withoutInlineMarkdown(line) : line));
  return groupedLines(withoutNumbers(withoutBullets(lines)), markdownHeading);
}
