import type { FileLoss } from '@simmer/contracts/constants';
import { minutesOf, type RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { yamlDocuments } from '../../opening/yaml';
import { amountText } from '../../reading/amount-text';
import { onePicture, pictureAt } from '../../reading/pictures';
import { addressOf, blockOf, lineOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

type Fields = Record<string, unknown>;

/** YAML in the Open Recipe Format, one document a recipe. */
export const openRecipeFormatReader: FileReader = {
  format: 'open-recipe-format',
  recognises: ({ text }) =>
    /^["']?recipe_name["']?\s*:/m.test(text) && /^["']?(?:ingredients|steps|yields|recipe_uuid)["']?\s*:/m.test(text),
  async *read({ name, text }) {
    for (const document of yamlDocuments(text)) {
      if (document !== null) yield await recipeEntry(nameOfFile(name), () => recipeOf(fieldsOf(document)));
    }
  },
};

function recipeOf(recipe: Fields): Partial<FileRecipe> {
  const yields = listOf(recipe.yields).map(yieldText).filter(Boolean);
  const steps = listOf(recipe.steps).map((step) => (typeof step === 'object' ? fieldsOf(step) : { step }));
  const ingredients = listOf(recipe.ingredients).flatMap(namedIngredients);
  const book = fieldsOf(recipe.source_book);
  const url = addressOf(lineOf(recipe.source_url));
  const pictures = onePicture(listOf(recipe.picture ?? recipe.image).map(pictureAt));
  return {
    title: lineOf(recipe.recipe_name),
    description: blockOf(recipe.description),
    ingredients: ingredients.map(([name, about]): RecipeLine => ({ text: ingredientText(name, about), group: null })),
    instructions: steps.map(({ step }) => ({ text: blockOf(step), group: null })),
    ...yieldFields(yields[0]),
    prep_time: minutesOf(recipe.prep_time),
    cook_time: minutesOf(recipe.cook_time ?? stated(recipe.oven_time)),
    total_time: minutesOf(recipe.total_time),
    tags: tagsOf(listOf(recipe.tags), listOf(recipe.categories)),
    author: namesIn(recipe.author ?? recipe.source_authors ?? recipe.authors) || namesIn(book.authors),
    source_url: url,
    source_name: stated(book.title) || stated(recipe.source_book) || (url ? '' : stated(recipe.source_url)),
    notes: [
      ...textsOf(recipe.notes),
      ovenOf(recipe),
      ...ingredients.flatMap(ingredientNotes),
      ...steps.flatMap(stepNotes),
      ...textsOf(book.notes),
    ]
      .filter(Boolean)
      .join('\n'),
    ...pictures,
    losses: [...pictures.losses, ...lossesOf(recipe, yields)],
  };
}

/** "- servings: 4" or "- amount: 12, unit: cookies". */
function yieldText(stated: unknown): string {
  if (typeof stated !== 'object') return lineOf(stated);
  const { servings, amount, unit, ...others } = fieldsOf(stated);
  const [named] = Object.entries(others);
  if (servings !== undefined) return lineOf(servings);
  return amount === undefined && named ? lineOf(`${lineOf(named[1])} ${named[0]}`) : `${amountText(amount)} ${lineOf(unit)}`.trim();
}

/** "- apple: {amounts: …}"; a list may also name it in a field, or be plain texts. */
function namedIngredients(entry: unknown): [string, Fields][] {
  if (typeof entry !== 'object' || entry === null) return lineOf(entry) === '' ? [] : [[lineOf(entry), {}]];
  const fields = fieldsOf(entry);
  const name = lineOf(fields.name ?? fields.ingredient);
  if (name !== '') return [[name, fields]];
  return Object.entries(fields).map(([key, about]) => [
    lineOf(key),
    typeof about === 'object' ? fieldsOf(about) : { amounts: [{ amount: about }] },
  ]);
}

/** With the first of the amounts, which belongs to the first of the yields. */
function ingredientText(name: string, about: Fields): string {
  const { amount, unit } = fieldsOf(listOf(about.amounts ?? about.amount)[0] ?? about);
  const measure = /^(?:each|whole|none)$/i.test(lineOf(unit)) ? '' : lineOf(unit);
  const line = [amountText(amount), measure, name.replaceAll('_', ' ')].filter(Boolean).join(' ');
  const substitutes = listOf(about.substitutions)
    .flatMap(namedIngredients)
    .map(([other, itself]) => ingredientText(other, itself));
  return [[line, ...substitutes].join(' or '), ...textsOf(about.processing)].join(', ');
}

const ingredientNotes = ([, about]: [string, Fields]): string[] => textsOf(about.notes);

/** Additions to a step: notes, and food safety hints. */
function stepNotes({ notes, haccp }: Fields): string[] {
  const { control_point, critical_control_point } = fieldsOf(haccp);
  return [...textsOf(notes), ...textsOf(control_point), ...textsOf(critical_control_point)];
}

function ovenOf({ oven_temp, oven_fan, oven_time }: Fields): string {
  const { amount, unit } = fieldsOf(oven_temp);
  const temperature = stated(oven_temp) || [amountText(amount), lineOf(unit)].join(' ').trim();
  const fan = stated(oven_fan);
  const parts = [temperature, fan && `fan ${fan.toLowerCase()}`, stated(oven_time)].filter(Boolean);
  return parts.length > 0 ? `Oven: ${parts.join(', ')}` : '';
}

function lossesOf(recipe: Fields, [first = '', ...others]: string[]): FileLoss[] {
  return [
    ...(others.length > 0 ? [{ code: 'other-amounts' as const, params: { others: others.join(', '), kept: first } }] : []),
    ...(recipe.nutrition ? [{ code: 'nutrition-of-ingredients' as const }] : []),
  ];
}

/** "none" is how these files leave a field empty. */
const stated = (value: unknown): string => (value === true ? 'on' : lineOf(value).replace(/^(?:none|n\/a|null)$/i, ''));

const namesIn = (value: unknown): string => listOf(value).map(stated).filter(Boolean).join(', ');

const textsOf = (value: unknown): string[] => listOf(value).map(blockOf).filter(Boolean);

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
