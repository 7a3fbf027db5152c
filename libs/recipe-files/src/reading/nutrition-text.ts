import type { FileLoss } from '@simmer/contracts/constants';
import { caloriesOf, gramsOf, milligramsOf, NO_NUTRITION, type Nutrition } from '@simmer/recipe-reader';

/** Words for each nutrient; the first that fits a statement has it. Those with null have no place in a recipe of ours. */
const NUTRIENTS: [keyof Nutrition | null, RegExp][] = [
  [
    null,
    /trans|unsaturated|ungesättigt|insatur|added|net carb|calories from|from fat|cholest|potassium|vitamin|calcium|iron|magnesium|serving size|portion size/i,
  ],
  ['saturated_fat', /saturated|gesättigt|saturés?|saturad|satur[oi]|\bsat\b/i],
  ['calories', /calor|kcal|\bcals?\b|energ|brennwert|kalorien|\bkj\b/i],
  ['total_fat', /\bfats?\b|fett|lipid|matières grasses|grasas?|grassi|gordura/i],
  ['protein', /protei|proté|eiwei(?:ß|ss)|proteín/i],
  ['carbohydrates', /carb|kohlenhydrat|glucid|hidratos/i],
  ['fiber', /fib(?:er|re)|ballaststoff|fibra/i],
  ['sugar', /sugar|zucker|sucres?|azúcar|azucar|zuccher|açúcar/i],
  ['sodium', /sodium|natrium|sodio|sódio|\bsalt\b|salz/i],
];

export interface StatedNutrition {
  nutrition: Nutrition;
  /** What the text states beyond that, in its words. */
  rest: string[];
}

/** The figures of a text such as "Calories: 258, Fat: 12 g" or one statement a line. */
export function nutritionOfText(text: string): StatedNutrition {
  const nutrition: Nutrition = { ...NO_NUTRITION };
  const rest: string[] = [];
  for (const statement of text
    .split(/[\n;|•]|,(?!\d)/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const field = NUTRIENTS.find(([, words]) => words.test(statement))?.[0];
    const amount = field ? amountOf(field, statement) : null;
    if (field && amount !== null && nutrition[field] === null) nutrition[field] = amount;
    else rest.push(statement);
  }
  return { nutrition, rest };
}

function amountOf(field: keyof Nutrition, statement: string): number | null {
  if (field === 'calories') return caloriesOf(statement);
  return field === 'sodium' ? milligramsOf(statement) : gramsOf(statement);
}

/** How many statements are listed one by one; of a long analysis the first are enough. */
const TOLD = 6;

/** The loss for statements without a field. */
export function nutritionLosses(rest: readonly string[]): FileLoss[] {
  if (rest.length === 0) return [];
  const params = { statements: rest.slice(0, TOLD).join(', '), more: Math.max(0, rest.length - TOLD) };
  return [{ code: 'nutrition-beyond', params }];
}
