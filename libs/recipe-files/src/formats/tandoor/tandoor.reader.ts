import {
  caloriesOf,
  gramsOf,
  isItem,
  listOf,
  minutesOf,
  NO_NUTRITION,
  type Nutrition,
  type RecipeLine,
  type SchemaItem,
} from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { jsonOf } from '../../reading/json-document';
import { amountText } from '../../reading/amount-text';
import { inOrder, nameIn } from '../../reading/json-values';
import { markdownSteps } from '../../reading/markdown';
import { onePicture, pictureIn } from '../../reading/pictures';
import { addressOf, blockOf, lineOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const PICTURE_NAME = /(?:^|\/)image\.\w{2,5}$/i;

/** A zip for each recipe, all of them in a zip: recipe.json with the ingredients below the steps that need them, and image.* beside it. */
export const tandoorReader: FileReader = {
  format: 'tandoor',
  memberName: /^\d+\.zip$/i,
  recognises: (file) => recipesIn(jsonOf(file)).length > 0,
  async *read(file) {
    for (const recipe of recipesIn(jsonOf(file)))
      yield await recipeEntry(lineOf(recipe.name) || nameOfFile(file.name), () => recipeOf(recipe, file));
  },
};

function recipesIn(value: unknown): SchemaItem[] {
  const recipes = listOf(isItem(value) && Array.isArray(value.results) ? value.results : value).filter(isItem);
  return recipes.filter(isTandoor);
}

function isTandoor(recipe: SchemaItem): boolean {
  const steps = listOf(recipe.steps);
  return (
    typeof recipe.name === 'string' &&
    Array.isArray(recipe.steps) &&
    steps.every(isItem) &&
    ['working_time', 'waiting_time', 'servings_text', 'keywords'].filter((name) => name in recipe).length >= 2
  );
}

async function recipeOf(source: SchemaItem, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const steps = inOrder(source.steps);
  const picture = file.beside?.names.find((name) => PICTURE_NAME.test(name) && folderOf(name) === folderOf(file.name));
  return {
    title: lineOf(source.name),
    description: blockOf(source.description),
    ingredients: steps.flatMap(ingredientsOfStep),
    instructions: steps.flatMap(linesOfStep),
    prep_time: minutesOf(source.working_time),
    cook_time: minutesOf(source.waiting_time),
    ...servingsOf(source),
    tags: tagsOf(listOf(source.keywords).map((keyword) => (isItem(keyword) ? (keyword.name ?? keyword.label) : keyword))),
    nutrition: nutritionOf(source.nutrition),
    source_url: addressOf(source.source_url),
    rating: starsOf(source.rating),
    created_at: timestampOf(source.created_at),
    ...onePicture([picture ? await pictureIn(file.beside, picture) : null]),
  };
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

/** The number is the servings, the text what they are: 24 and "cookies". */
function servingsOf(source: SchemaItem): Pick<FileRecipe, 'servings' | 'yield_text'> {
  const { servings } = yieldFields(source.servings);
  const words = lineOf(source.servings_text);
  return {
    servings,
    yield_text: words === '' || /^(?:servings?|portion(?:en|s)?|persone?n?s?)$/i.test(words) ? '' : `${servings ?? ''} ${words}`.trim(),
  };
}

/** A step's own name is the group of its ingredients until one of them is a heading. */
function ingredientsOfStep(step: SchemaItem): RecipeLine[] {
  const lines: RecipeLine[] = [];
  let group = lineOf(step.name) || null;
  for (const entry of inOrder(step.ingredients)) {
    if (entry.is_header === true) group = lineOf(entry.note) || nameIn(entry.food) || null;
    else lines.push({ text: ingredientLine(entry), group });
  }
  return lines;
}

function ingredientLine(entry: SchemaItem): string {
  const amount = entry.no_amount === true ? '' : amountText(entry.amount);
  const isMore = amount !== '' && Number(entry.amount) > 1;
  const line = [amount, amount === '' ? '' : nameFor(entry.unit, isMore), nameFor(entry.food, isMore && !entry.unit)]
    .filter(Boolean)
    .join(' ');
  const note = lineOf(entry.note);
  return [line || lineOf(entry.original_text), note].filter(Boolean).join(', ');
}

/** The name for more than one stands beside it, where the cook stated one. */
function nameFor(value: unknown, isMore: boolean): string {
  return (isItem(value) && isMore && lineOf(value.plural_name)) || nameIn(value);
}

function linesOfStep(step: SchemaItem): RecipeLine[] {
  const name = lineOf(step.name) || null;
  return markdownSteps(withIngredients(step)).map(({ text, group }) => ({ text, group: group ?? name }));
}

/** Ingredients stand in the text as templates, "{{ ingredients[0] }}"; others, "{% scale … %}", are of no use without the app. */
function withIngredients({ instruction, ingredients }: SchemaItem): unknown {
  if (typeof instruction !== 'string') return instruction;
  const entries = inOrder(ingredients);
  const named = instruction.replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, at: string) =>
    ingredientLine(entries[Number(at)] ?? {}),
  );
  return named.replace(/\{\{[^{}]*\}\}|\{%[^{}]*%\}/g, '');
}

function nutritionOf(value: unknown): Nutrition {
  if (!isItem(value)) return NO_NUTRITION;
  return {
    ...NO_NUTRITION,
    calories: caloriesOf(value.calories),
    total_fat: gramsOf(value.fats),
    protein: gramsOf(value.proteins),
    carbohydrates: gramsOf(value.carbohydrates),
  };
}
