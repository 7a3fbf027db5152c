import { type IngredientAmount, type ParsedIngredient, convertQuantity, isUnitKey, unitKind, type UnitKey } from '@simmer/culinary';
import { type Food, GROUP } from '../foods/food';
import { DENSITY_OF_GROUP, GRAMS_OF_UNIT, HERB_BUNCH, isLeafyHerb, WATER } from './usual-weights';

/** From where the weight of a line is known: stated, through the food's own portions, or through what such things usually weigh. */
export type WeightSource = 'stated' | 'portion' | 'usual';

export interface Weight {
  readonly grams: number;
  readonly source: WeightSource;
}

const ML_OF_CUP = 236.6;
const STATES = [
  'chopped',
  'diced',
  'sliced',
  'shredded',
  'grated',
  'ground',
  'whole',
  'halves',
  'mashed',
  'packed',
  'crumbled',
  'pureed',
  'cubes',
  'cooked',
];
const SIZES = ['small', 'medium', 'large', 'jumbo'] as const;
/** Bigger and smaller than the usual one, where the table has no such portion. */
const SIZE_FACTOR = { small: 0.7, medium: 1, large: 1.3, jumbo: 1.5 } as const;

/** Grams per millilitre of a food: from its own cup or spoon, else what its group usually weighs. `remarks` may say how the cup is filled: "chopped". */
export function densityOf(food: Food, remarks = ''): Weight {
  const said = STATES.filter((state) => remarks.includes(state));
  for (const key of [...said.map((state) => `cup ${state}`), 'cup', ...STATES.map((state) => `cup ${state}`)]) {
    const grams = food.portions[key];
    if (grams) return { grams: grams / ML_OF_CUP, source: 'portion' };
  }
  for (const [unit, ml] of [
    ['tbsp', 14.79],
    ['tsp', 4.93],
    ['fl oz', 29.57],
    ['pint', 473.2],
    ['quart', 946.4],
  ] as const) {
    // prettier-ignore
    const grams = food.portions[unit];
    if (grams) return { grams: grams / ml, source: 'portion' };
  }
  return { grams: DENSITY_OF_GROUP[food.group] ?? WATER, source: 'usual' };
}

/**
 * What a line weighs in grams, or null when its amount says nothing about weight. A stated weight wins, also one in brackets ("1 can (400 g)");
 * then a volume through the food's density; then pieces through its portions. A range counts with its middle.
 */
export function weightOf(line: ParsedIngredient, food: Food): Weight | null {
  const amounts: IngredientAmount[] = [line, ...line.alternatives];
  const remarks = `${line.name} ${line.preparation ?? ''} ${line.note ?? ''}`.toLowerCase();
  const mass = amounts.map((amount) => measured(amount, 'mass')).find((grams) => grams !== null);
  if (mass) return { grams: mass, source: 'stated' };
  const ml = amounts.map((amount) => measured(amount, 'volume')).find((volume) => volume !== null);
  if (ml) {
    const density = densityOf(food, remarks);
    return { grams: ml * density.grams, source: density.source };
  }
  const quantity = middleOf(line);
  if (quantity === null) return null;
  const piece = line.unit ? pieceOf(line.unit, food, remarks) : oneOf(food, remarks);
  return piece && { grams: quantity * piece.grams, source: piece.source };
}

function middleOf({ quantity, quantityMax }: IngredientAmount): number | null {
  if (quantity === null) return null;
  return quantityMax === null ? quantity : (quantity + quantityMax) / 2;
}

function measured(amount: IngredientAmount, kind: 'mass' | 'volume'): number | null {
  const quantity = middleOf(amount);
  if (quantity === null || amount.unit === null || unitKind(amount.unit) !== kind) return null;
  return convertQuantity(quantity, amount.unit, kind === 'mass' ? 'g' : 'ml');
}

function pieceOf(unit: UnitKey, food: Food, remarks: string): Weight | null {
  const own = food.portions[unit];
  if (own) return { grams: own, source: 'portion' };
  if (unit === 'piece') return oneOf(food, remarks);
  if ((unit === 'bunch' || unit === 'handful') && isLeafyHerb(food)) return { grams: HERB_BUNCH[unit], source: 'usual' };
  const usual = GRAMS_OF_UNIT[unit];
  return usual === undefined ? null : { grams: usual, source: 'usual' };
}

/** One of a food without a unit: "2 large eggs", "1 onion". */
function oneOf(food: Food, remarks: string): Weight | null {
  const size = SIZES.find((name) => new RegExp(`\\b${name}\\b`).test(remarks));
  const { portions } = food;
  if (size && portions[size]) return { grams: portions[size], source: 'portion' };
  const usual = portions.each ?? portions.medium ?? portions.large ?? portions.piece ?? portions.fillet ?? portions.slice;
  if (usual) return { grams: usual * (size ? SIZE_FACTOR[size] : 1), source: 'portion' };
  if (food.group === GROUP.spices) return { grams: GRAMS_OF_UNIT.sprig ?? 1, source: 'usual' };
  return null;
}

export const isWeighed = (unit: string | null): boolean => unit !== null && isUnitKey(unit) && unitKind(unit) === 'mass';
