import type { RecipeLine } from '../../../sources/parsed-recipe';
import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { groupsOf } from '../../writing/groups';
import { textParts } from '../../writing/parts';
import { type SplitIngredient, splitAmount } from '../../writing/split-amount';
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

/** In UTF-8, which today's programs read; the old ones show letters without accents only. */
export const mealMasterWriter: FileWriter = {
  extension: 'mmf',
  contentType: 'text/plain; charset=utf-8',
  write: (recipes) => textParts(recipes, { between: '\n', after: '' }, textOf),
  loses: {},
  changes: {},
};

function textOf(recipe: FileRecipe): string {
  const head = [
    ['Title', oneLine(recipe.title)],
    ['Categories', recipe.tags.map(oneLine).join(', ')],
    ['Yield', yieldStatement(recipe)],
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

function headingLine(name: string | null): string[] {
  if (name === null) return [];
  const room = WIDTH - MARK.length - name.length;
  const before = Math.max(5, Math.floor(room / 2));
  return [`${MARK}${'-'.repeat(before)}${name}${'-'.repeat(Math.max(5, room - before))}`];
}

function ingredientLines(text: string): string[] {
  const { amount, unit, food } = columnsOf(text);
  const [first = '', ...rest] = wrapped(food, FOOD, FOOD - 1);
  const margin = ' '.repeat(QUANTITY + UNIT + 2);
  return [`${amount.padStart(QUANTITY)} ${unit.padEnd(UNIT)} ${first}`, ...rest.map((line) => `${margin}-${line}`)];
}

/** What does not fit the narrow columns, or would be read as another word, stays with the food, so that the line reads as its author wrote it. */
function columnsOf(text: string): Pick<SplitIngredient, 'amount' | 'unit' | 'food'> {
  const split = splitAmount(text);
  if (!split || split.amount.length > QUANTITY) return { amount: '', unit: '', food: text };
  const { amount, unit, food } = split;
  const code = unit === '' ? '' : unitCode(unit, amount);
  return code === null ? { amount, unit: '', food: `${unit} ${food}` } : { amount, unit: code, food };
}

function directionLines(steps: readonly RecipeLine[]): string[] {
  return groupsOf(steps).flatMap((group) => [
    ...headingLine(group.name),
    ...group.lines.flatMap((step) => [...wrapped(oneLine(step), WIDTH - 2, WIDTH - 2).map((line) => `  ${line}`), ' ']),
  ]);
}
