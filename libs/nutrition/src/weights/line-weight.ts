import { convertQuantity, type IngredientAmount, type ParsedIngredient, unitKind } from '@simmer/culinary';
import { type ResolvedFood, type Size, SIZES } from '@simmer/foods';
import type { FoodKnowledge } from '../knowledge';

/** From where the weight of a line is known: stated, through the food's own portions or density, or through what such things usually weigh. */
export type WeightSource = 'stated' | 'portion' | 'usual';

export interface Weight {
  readonly grams: number;
  readonly source: WeightSource;
}

const ML_OF_CUP = 236.6;
/** How a cup is filled, as USDA's table tells its cups apart. */
const STATES = ['chopped', 'diced', 'sliced', 'shredded', 'grated', 'whole', 'halves', 'mashed', 'packed', 'crumbled', 'pureed', 'cubes'];

/**
 * What a line weighs in grams, or null when its amount says nothing about weight. A stated weight wins, also one in brackets ("1 can (400 g)");
 * then a volume through the food's density; then pieces through its portions. A range counts with its middle.
 */
export function weightOf(line: ParsedIngredient, resolved: ResolvedFood, { foods, figures }: FoodKnowledge): Weight | null {
  const mass = statedGrams(line);
  if (mass !== null) return { grams: mass, source: 'stated' };
  const remarks = `${line.name} ${line.preparation ?? ''} ${line.note ?? ''}`.toLowerCase();
  const ml = amountsOf(line)
    .map((amount) => measured(amount, 'volume'))
    .find((volume) => volume !== null);
  if (ml !== undefined && ml !== null) {
    const { food } = resolved;
    const portions = figures.portionsOf(food);
    const state = STATES.find((one) => remarks.includes(one) && portions[`cup ${one}`]);
    const own = state === undefined ? undefined : (portions[`cup ${state}`] ?? 0) / ML_OF_CUP;
    return { grams: ml * (own ?? foods.densityOf(resolved)), source: own !== undefined || food.density !== null ? 'portion' : 'usual' };
  }
  const quantity = middleOf(line);
  if (quantity === null) return null;
  const grams = foods.gramsOf(resolved, line.unit, sizeIn(remarks));
  if (grams === null) return null;
  const { piece, portions } = resolved.food;
  const isOwn = line.unit === null ? piece !== null : portions[line.unit] !== undefined;
  return { grams: quantity * grams, source: isOwn ? 'portion' : 'usual' };
}

/** The weight that a line states in grams, whatever the food; null when it states none. */
export function statedGrams(line: ParsedIngredient): number | null {
  return (
    amountsOf(line)
      .map((amount) => measured(amount, 'mass'))
      .find((grams) => grams !== null) ?? null
  );
}

const amountsOf = (line: ParsedIngredient): IngredientAmount[] => [line, ...line.alternatives];

const sizeIn = (remarks: string): Size | null => SIZES.find((size) => new RegExp(`\\b${size}\\b`).test(remarks)) ?? null;

function middleOf({ quantity, quantityMax }: IngredientAmount): number | null {
  if (quantity === null) return null;
  return quantityMax === null ? quantity : (quantity + quantityMax) / 2;
}

function measured(amount: IngredientAmount, kind: 'mass' | 'volume'): number | null {
  const quantity = middleOf(amount);
  if (quantity === null || amount.unit === null || unitKind(amount.unit) !== kind) return null;
  return convertQuantity(quantity, amount.unit, kind === 'mass' ? 'g' : 'ml');
}
