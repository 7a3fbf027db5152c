import type { ParsedIngredient } from '@simmer/culinary';
import type { FoodLanguage, ResolvedFood } from '@simmer/foods';
import type { FoodKnowledge } from '../knowledge';
import { amountsOf, middleOf, statedGrams, statedMl } from './stated-weight';

/** From where the weight of a line is known: stated, through the food's own portions or density, or through what such things usually weigh. */
export type WeightSource = 'stated' | 'portion' | 'usual';

export interface Weight {
  readonly grams: number;
  readonly source: WeightSource;
}

const ML_OF_CUP = 236.6;
/** How a cup is filled, as in USDA's table. */
const STATES = ['chopped', 'diced', 'sliced', 'shredded', 'grated', 'whole', 'halves', 'mashed', 'packed', 'crumbled', 'pureed', 'cubes'];

/**
 * What a line weighs in grams, or null when its amount says nothing about weight. A stated weight wins, also one in brackets ("1 can (400 g)");
 * then a volume through the food's density; then pieces through its portions. A range counts with its middle.
 */
export function weightOf(line: ParsedIngredient, resolved: ResolvedFood, knowledge: FoodKnowledge, language: FoodLanguage): Weight | null {
  const grams = statedGrams(line);
  if (grams !== null) return { grams, source: 'stated' };
  return weightOfVolume(line, resolved, knowledge) ?? weightOfPieces(line, resolved, knowledge, language);
}

/** All words of a line but its amount. */
export const wordsOf = ({ name, preparation, note }: ParsedIngredient): string => [name, preparation, note].filter(Boolean).join(', ');

function weightOfVolume(line: ParsedIngredient, resolved: ResolvedFood, { foods, figures }: FoodKnowledge): Weight | null {
  const ml = statedMl(line);
  if (ml === null) return null;
  const { food } = resolved;
  const portions = figures.portionsOf(food);
  const words = wordsOf(line).toLowerCase();
  const state = STATES.find((one) => words.includes(one) && portions[`cup ${one}`]);
  const own = state === undefined ? undefined : (portions[`cup ${state}`] ?? 0) / ML_OF_CUP;
  return { grams: ml * (own ?? foods.densityOf(resolved)), source: own !== undefined || food.density !== null ? 'portion' : 'usual' };
}

function weightOfPieces(line: ParsedIngredient, resolved: ResolvedFood, { foods }: FoodKnowledge, language: FoodLanguage): Weight | null {
  const size = foods.sizeIn(wordsOf(line), language);
  const { piece, portions } = resolved.food;
  for (const amount of amountsOf(line)) {
    const quantity = middleOf(amount);
    // a unit that nobody knows is no piece
    if (quantity === null || (amount.unit === null && amount.unitText !== null)) continue;
    const grams = foods.gramsOf(resolved, amount.unit, size);
    if (grams === null) continue;
    const isOwn = amount.unit === null ? piece !== null : portions[amount.unit] !== undefined;
    return { grams: quantity * grams, source: isOwn ? 'portion' : 'usual' };
  }
  return null;
}
