import { isItem, listOf, minutesOf, type SchemaItem } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { amountText } from '../../reading/amount-text';
import { groupedLines } from '../../reading/grouped-lines';
import { hasJsonRecipe, jsonRecipes } from '../../reading/json-recipes';
import { inOrder, nameIn, namesIn } from '../../reading/json-values';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureOfBase64 } from '../../reading/pictures';
import { addressOf, blockOf, lineOf, starsOf, tagsOf } from '../../reading/plain-values';
import { together, withNutritionText } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

/** Crouton's words for units that are not simply the lower-case word. */
const UNITS: Record<string, string> = {
  ITEM: '',
  ITEMS: '',
  NONE: '',
  RECIPE: '',
  GRAM: 'g',
  GRAMS: 'g',
  KGS: 'kg',
  KILOGRAM: 'kg',
  KILOGRAMS: 'kg',
  MILLS: 'ml',
  MILLILITER: 'ml',
  MILLILITERS: 'ml',
  MILLILITRES: 'ml',
  LITER: 'l',
  LITERS: 'l',
  LITRE: 'l',
  LITRES: 'l',
  TEASPOON: 'tsp',
  TABLESPOON: 'tbsp',
  OUNCE: 'oz',
  OUNCES: 'oz',
  POUND: 'lb',
  POUNDS: 'lb',
  FLUID_OUNCE: 'fl oz',
  MG: 'mg',
  CL: 'cl',
  DL: 'dl',
};
const HEADING = '# ';

/** A .crumb is a JSON object with the ingredients and steps as numbered entries. */
export const croutonReader: FileReader = {
  format: 'crouton',
  memberName: /\.crumb$/i,
  recognises: (file) => hasJsonRecipe(file, isCrouton),
  read: (file) => jsonRecipes(file, isCrouton, recipeOf),
};

function isCrouton(value: unknown): value is SchemaItem {
  if (!isItem(value) || typeof value.name !== 'string') return false;
  const hasEntries =
    listOf(value.ingredients).some((entry) => isItem(entry) && isItem(entry.ingredient)) ||
    listOf(value.steps).some((entry) => isItem(entry) && typeof entry.step === 'string');
  return (
    hasEntries &&
    ['cookingDuration', 'defaultScale', 'webLink', 'neutritionalInfo', 'folderIDs', 'isPublicRecipe', 'uuid', 'serves'].some(
      (name) => name in value,
    )
  );
}

function recipeOf(source: SchemaItem): Partial<FileRecipe> {
  const nutrition = withNutritionText(nutritionOfText(blockOf(source.neutritionalInfo ?? source.nutritionalInfo)), blockOf(source.notes));
  const images = listOf(source.images).map(pictureOfBase64);
  const pictures = onePicture(images.length > 0 ? images : [pictureOfBase64(source.sourceImage)]);
  return {
    title: lineOf(source.name),
    description: blockOf(source.description),
    ingredients: groupedLines(inOrder(source.ingredients).map(ingredientLine), headingOf),
    instructions: groupedLines(inOrder(source.steps).map(stepLine), headingOf),
    prep_time: minutesOf(source.duration),
    cook_time: minutesOf(source.cookingDuration),
    ...yieldFields(source.serves),
    tags: tagsOf(namesIn(source.tags)),
    source_url: addressOf(source.webLink),
    source_name: lineOf(source.sourceName),
    rating: starsOf(source.rating),
    ...together(nutrition, pictures),
  };
}

function headingOf(line: string): string | null {
  return line.startsWith(HEADING) ? line.slice(HEADING.length) : null;
}

function ingredientLine(entry: SchemaItem): string {
  const name = nameIn(entry.ingredient);
  const quantity = isItem(entry.quantity) ? entry.quantity : {};
  const type = lineOf(quantity.quantityType).toUpperCase();
  const amount = amountText(quantity.amount, quantity.secondaryAmount);
  const isHeading = type === 'SECTION' || entry.isSection === true || (amount === '' && name.endsWith(':'));
  if (name !== '' && isHeading) return HEADING + name.replace(/:$/, '');
  const unit = UNITS[type] ?? type.toLowerCase().replaceAll('_', ' ');
  return [amount, unit, name].filter(Boolean).join(' ');
}

function stepLine(entry: SchemaItem): string {
  const text = blockOf(entry.step).replaceAll('\n', ' ');
  return entry.isSection === true && text !== '' ? HEADING + text.replace(/:$/, '') : text.replace(/^\d{1,2}[.)]\s+/, '');
}
