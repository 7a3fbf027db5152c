import type { FileLoss } from '@simmer/contracts/constants';
import {
  caloriesOf,
  gramsOf,
  isItem,
  listOf,
  milligramsOf,
  minutesOf,
  NO_NUTRITION,
  type Nutrition,
  type RecipeLine,
  type SchemaItem,
} from '@simmer/recipe-reader';
import type { Archive } from '../../archive';
import type { FileRecipe } from '../../file-recipe';
import { amountText } from '../../reading/amount-text';
import { nameIn, namesIn } from '../../reading/json-values';
import { attachedFiles, toolsLoss } from '../../reading/losses';
import { withoutInlineMarkdown } from '../../reading/markdown';
import { onePicture, pictureIn } from '../../reading/pictures';
import { addressOf, blockOf, lineOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { yieldFields } from '../../reading/yield';

/** The full picture; `min-` and `tiny-` are small ones of the same. */
const PICTURE_NAME = /(?:^|\/)original\.\w{2,5}$/i;

export function isMealieRecipe(value: unknown): value is SchemaItem {
  if (!isItem(value) || typeof value.name !== 'string' || value['@type'] !== undefined) return false;
  const ingredients = field(value, 'recipeIngredient');
  const steps = field(value, 'recipeInstructions');
  return (
    (Array.isArray(ingredients) || Array.isArray(steps)) &&
    ['slug', 'orgUrl', 'orgURL', 'org_url', 'performTime', 'perform_time', 'recipe_yield', 'recipe_ingredient'].some(
      (name) => name in value,
    )
  );
}

/** A Mealie recipe of any version: 0.x names its fields in snake case, 1 and later in camel case. */
export async function recipeOfMealie(source: SchemaItem, archive: Archive | null, folder: string): Promise<Partial<FileRecipe>> {
  const amountsOff = isItem(source.settings) && field(source.settings, 'disableAmount') === true;
  return {
    title: lineOf(source.name),
    description: blockOf(source.description),
    ingredients: inSections(field(source, 'recipeIngredient'), (entry) => ingredientLine(entry, amountsOff)),
    instructions: inSections(field(source, 'recipeInstructions'), (entry) => withoutInlineMarkdown(blockOf(entry.text ?? entry.summary))),
    prep_time: minutesOf(field(source, 'prepTime')),
    cook_time: minutesOf(field(source, 'performTime') ?? field(source, 'cookTime')),
    total_time: minutesOf(field(source, 'totalTime')),
    ...yieldOfMealie(source),
    tags: tagsOf(namesIn(field(source, 'recipeCategory')), namesIn(source.tags)),
    nutrition: nutritionOf(source.nutrition),
    source_url: addressOf(field(source, 'orgUrl') ?? source.orgURL),
    notes: notesOf(source),
    rating: starsOf(source.rating),
    created_at: timestampOf(field(source, 'dateAdded') ?? field(source, 'createdAt')),
    ...onePicture([await originalIn(archive, folder)]),
    losses: lossesOf(source),
  };
}

/** A field by its camel-case name, in either spelling. */
function field(source: SchemaItem, name: string): unknown {
  return source[name] ?? source[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}

/** The `title` of an entry begins a section that lasts until the next one. */
function inSections(value: unknown, textOf: (entry: SchemaItem) => string): RecipeLine[] {
  const lines: RecipeLine[] = [];
  let group: string | null = null;
  for (const entry of listOf(value)) {
    const item = isItem(entry) ? entry : { note: entry, text: entry };
    group = lineOf(item.title) || group;
    lines.push({ text: textOf(item), group });
  }
  return lines;
}

function ingredientLine(entry: SchemaItem, amountsOff: boolean): string {
  const display = lineOf(entry.display);
  if (display !== '') return display;
  const note = lineOf(entry.note);
  const food = nameIn(entry.food);
  if ((amountsOff || field(entry, 'disableAmount') === true) && food === '') return note || lineOf(field(entry, 'originalText'));
  const line = [amountText(entry.quantity), nameIn(entry.unit), food || note].filter(Boolean).join(' ');
  const withNote = food !== '' && note !== '' ? `${line}, ${note}` : line;
  return food === '' && note === '' ? lineOf(field(entry, 'originalText')) : withNote;
}

function yieldOfMealie(source: SchemaItem): Pick<FileRecipe, 'servings' | 'yield_text'> {
  const words = [amountText(field(source, 'recipeYieldQuantity')), lineOf(field(source, 'recipeYield'))].filter(Boolean).join(' ');
  const servings = Number(field(source, 'recipeServings'));
  const stated = yieldFields(words);
  return servings > 0 ? { servings, yield_text: stated.yield_text } : stated;
}

function nutritionOf(value: unknown): Nutrition {
  if (!isItem(value)) return NO_NUTRITION;
  return {
    calories: caloriesOf(value.calories),
    total_fat: gramsOf(field(value, 'fatContent')),
    saturated_fat: gramsOf(field(value, 'saturatedFatContent')),
    protein: gramsOf(field(value, 'proteinContent')),
    carbohydrates: gramsOf(field(value, 'carbohydrateContent')),
    fiber: gramsOf(field(value, 'fiberContent')),
    sugar: gramsOf(field(value, 'sugarContent')),
    sodium: milligramsOf(field(value, 'sodiumContent')),
  };
}

function notesOf(source: SchemaItem): string {
  const notes = [...listOf(source.notes), ...listOf(source.comments)].filter(isItem);
  return notes
    .map((note) => [lineOf(note.title), blockOf(note.text)].filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

async function originalIn(archive: Archive | null, folder: string): ReturnType<typeof pictureIn> {
  const name = archive?.names.find(
    (candidate) =>
      PICTURE_NAME.test(candidate) &&
      (folder.startsWith('/') ? candidate.replaceAll('-', '').includes(folder) : candidate.startsWith(folder)),
  );
  return name ? pictureIn(archive, name) : null;
}

function lossesOf(source: SchemaItem): FileLoss[] {
  return [...toolsLoss(namesIn(source.tools)), ...attachedFiles(listOf(source.assets).length)];
}
