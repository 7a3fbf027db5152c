import type { RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { groupsOf } from '../../writing/groups';
import { textParts } from '../../writing/parts';
import { REASONS } from '../../writing/reasons';
import { splitAmount } from '../../writing/split-amount';
import { oneLine, yieldStatement } from '../../writing/words';
import { wrapped } from '../../writing/wrapped';
import { unitCode } from './units';

const WIDTH = 76;
const MARK = 'MMMMM';
const OPENING = `${MARK}----- Recipe via Meal-Master (tm) v8.05`;

/** Columns of an ingredient: quantity 1 to 7, unit 9 and 10, food 12 to 39. */
const QUANTITY = 7;
const UNIT = 2;
const FOOD = 28;

const NO_PLACE = 'Meal-Master knows title, categories, yield, ingredients and directions only';
const TAKEN_FOR_HEAD = 'An ingredient that begins with “Title:”, “Categories:” or “Yield:” is taken for it';

/** In UTF-8, which today's programs read; the old ones show letters without accents only. */
export const mealMasterWriter: FileWriter = {
  extension: 'mmf',
  contentType: 'text/plain; charset=utf-8',
  write: (recipes) => textParts(recipes, { between: '\n', after: '' }, textOf),
  loses: {
    step_images: REASONS.stepImages,
    description: NO_PLACE,
    prep_time: NO_PLACE,
    cook_time: NO_PLACE,
    total_time: NO_PLACE,
    difficulty: NO_PLACE,
    nutrition: NO_PLACE,
    source_url: NO_PLACE,
    source_name: NO_PLACE,
    author: NO_PLACE,
    language: NO_PLACE,
    notes: NO_PLACE,
    rating: NO_PLACE,
    favorite: NO_PLACE,
    created_at: NO_PLACE,
    pictures: NO_PLACE,
  },
  changes: {
    title: TAKEN_FOR_HEAD,
    ingredients: `“150g flour” comes back as “150 g flour”, “1½ cups” as “1 1/2 cups”, “2,5 dl” as “2.5 dl”, a semicolon as a comma, a dash at the start as “–”. ${REASONS.lines}`,
    instructions: REASONS.lines,
    servings: TAKEN_FOR_HEAD,
    yield_text: TAKEN_FOR_HEAD,
    tags: 'A comma or a semicolon in a tag makes two of it',
  },
};

function textOf(recipe: FileRecipe): string {
  const head = [
    ['Title', plainLine(recipe.title)],
    ['Categories', recipe.tags.map(plainLine).join(', ')],
    ['Yield', plainLine(yieldStatement(recipe))],
  ].map(([label = '', text]) => `${label.padStart(11)}: ${text}`);
  const lines = [
    OPENING,
    ' ',
    ...head,
    ' ',
    ...groupsOf(recipe.ingredients).flatMap((group) => [...headingLine(group.name), ...group.lines.flatMap(ingredientLines)]),
    ' ',
    ...directionLines(recipe.instructions),
    MARK,
  ];
  return `${lines.join('\n')}\n`;
}

function headingLine(heading: string | null): string[] {
  if (heading === null) return [];
  const name = plainLine(heading);
  const room = WIDTH - MARK.length - name.length;
  const before = Math.max(5, Math.floor(room / 2));
  return [`${MARK}${'-'.repeat(before)}${name}${'-'.repeat(Math.max(5, room - before))}`];
}

function ingredientLines(text: string): string[] {
  const { amount, unit, food } = columnsOf(plainLine(text));
  const [first = '', ...rest] = wrapped(food, FOOD, FOOD - 1);
  const margin = ' '.repeat(QUANTITY + UNIT + 2);
  return [`${amount.padStart(QUANTITY)} ${unit.padEnd(UNIT)} ${first}`, ...rest.map((line) => `${margin}-${line}`)];
}

/** What does not fit the narrow columns, as a range, stays with the food, so that the line reads as its author wrote it. */
function columnsOf(text: string): { amount: string; unit: string; food: string } {
  const split = splitAmount(text);
  const [amount = '', otherEnd] = split?.numbers ?? [];
  if (!split || otherEnd !== undefined || amount.length > QUANTITY) return { amount: '', unit: '', food: withoutDash(text) };
  const { unit, food } = split;
  const code = unit === '' ? '' : unitCode(unit, amount);
  return code === null ? { amount, unit: '', food: `${unit} ${food}` } : { amount, unit: code, food };
}

/** A leading dash would join the line to the previous one. */
const withoutDash = (food: string): string => food.replace(/^-+/, (dashes) => '–'.repeat(dashes.length));

/** Programs stop at a tab and at other signs that do not show. */
const plainLine = (text: string): string =>
  oneLine(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

function directionLines(steps: readonly RecipeLine[]): string[] {
  return groupsOf(steps).flatMap((group) => [
    ...headingLine(group.name),
    ...group.lines.flatMap((step) => [...wrapped(plainLine(step), WIDTH - 2, WIDTH - 2).map((line) => `  ${line}`), ' ']),
  ]);
}
