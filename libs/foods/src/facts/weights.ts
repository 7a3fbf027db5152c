import { convertQuantity, type UnitKey, unitKind } from '@simmer/culinary';
import { type Food, type Form, isOneOf, type Size } from '../food';

/** Against the usual one, where the catalogue does not say it. */
const SIZE_FACTOR: Readonly<Record<Size, number>> = { small: 0.7, medium: 1, large: 1.3, jumbo: 1.5 };
const WATER = 1;

/** Grams per millilitre of kinds of food of which nobody said it: the middle of the cups of their group in USDA SR28. */
const DENSITY_OF_KIND: readonly (readonly [string, number])[] = [
  ['dairy', 0.98], ['cheese', 0.45], ['meat', 0.95], ['fish', 0.6], ['seafood', 0.6], ['fresh-herb', 0.12], ['leafy-vegetable', 0.13], ['salad-leaf', 0.13], ['mushroom', 0.32],
  ['vegetable', 0.55], ['berry', 0.62], ['fruit', 0.65], ['dried-fruit', 0.65], ['nut', 0.52], ['seed', 0.6], ['flour', 0.52], ['starch', 0.53], ['pasta', 0.45], ['grain', 0.78], ['cereal', 0.4],
  ['pulse', 0.8], ['sugar', 0.85], ['sweetener', 1.35], ['spice', 0.46], ['spice-mix', 0.46], ['salt', 1.2], ['leavening', 0.9], ['oil', 0.92], ['fat', 0.92], ['chocolate', 0.68], ['bread', 0.3],
]; // prettier-ignore

/** What one of these usually weighs in a kitchen, in grams, where the food has no such portion. Our own weighing and the labels of packages. */
const GRAMS_OF_UNIT: Readonly<Partial<Record<UnitKey, number>>> = {
  bag: 250, ball: 125, bar: 100, basket: 250, block: 250, bottle: 750, bowl: 250, branch: 3, bulb: 50, bunch: 150, bundle: 100, can: 400, carton: 250, chunk: 30, clove: 4, container: 250,
  cube: 10, dash: 0.6, dollop: 20, drizzle: 7, drop: 0.05, ear: 100, envelope: 7, fillet: 150, glass: 200, glug: 15, grind: 0.1, handful: 30, head: 500, jar: 350, knob: 15, leaf: 0.5,
  link: 85, loaf: 450, nest: 50, package: 250, pinch: 0.35, pot: 200, portion: 150, pouch: 250, punnet: 200, rack: 700, rasher: 20, rib: 40, round: 30, sachet: 7, scoop: 30, segment: 10,
  serving: 150, shake: 0.4, sheet: 20, shot: 30, slice: 28, spear: 15, splash: 5, sprig: 1, square: 10, squeeze: 5, stalk: 40, stem: 10, stick: 113, strip: 20, teacup: 150, thumb: 20,
  tub: 250, tube: 200, twist: 0.2, wedge: 15,
}; // prettier-ignore
/** Herbs, leaves and spices are lighter. */
const GRAMS_OF_LEAVES: Readonly<Partial<Record<UnitKey, number>>> = {
  bunch: 30,
  handful: 10,
  leaf: 0.3,
  sprig: 1,
  stem: 2,
  branch: 3,
  bundle: 30,
};
/** Words for containers and cuts that stand for each other where the catalogue names one of them. */
const ALIKE: readonly (readonly UnitKey[])[] = [
  ['sachet', 'envelope', 'package', 'pouch', 'bag'],
  ['tub', 'container', 'carton', 'pot', 'package'],
  ['block', 'cube', 'cake', 'package', 'bar', 'stick'],
  ['sprig', 'branch', 'stem'],
  ['stalk', 'rib', 'stem', 'stick'],
  ['rasher', 'slice', 'strip'],
  ['can', 'jar'],
  ['sheet', 'leaf'],
  ['round', 'package'],
];

/** Grams per millilitre: what the catalogue or USDA's table says, else what its kind usually weighs, else water. */
export function densityOf(food: Food): number {
  if (food.density !== null) return food.density;
  for (let kind: Food | null = food; kind; kind = kind.parent) {
    const found = DENSITY_OF_KIND.find(([id]) => id === kind?.id);
    if (found) return found[1];
  }
  return WATER;
}

/**
 * Grams of one unit of a food: of 1 ml or cup through its density, of one clove or slice through its portions or what such things usually
 * weigh, of one without a unit (null) through its usual piece and size. Null where that says nothing about weight.
 */
export function gramsOf(food: Food, form: Form | null, unit: UnitKey | null, size: Size | null = null): number | null {
  if (unit === null || unit === 'piece') return pieceOf(food, size);
  const kind = unitKind(unit);
  if (kind === 'mass') return convertQuantity(1, unit, 'g');
  if (kind === 'length') return null;
  if (kind === 'volume') {
    const own = food.portions[unit];
    return own ?? (convertQuantity(1, unit, 'ml') ?? 0) * densityOf(food);
  }
  return countedOf(food, unit, size);
}

function pieceOf({ piece, portions }: Food, size: Size | null): number | null {
  const own = size && portions[size];
  if (own) return own;
  const usual = piece ?? portions['medium'] ?? portions['piece'] ?? portions['fillet'] ?? portions['slice'] ?? null;
  return usual === null ? null : usual * (size ? SIZE_FACTOR[size] : 1);
}

function countedOf(food: Food, unit: UnitKey, size: Size | null): number | null {
  const factor = size ? SIZE_FACTOR[size] : 1;
  const own = food.portions[unit];
  if (own) return own * factor;
  for (const names of ALIKE)
    if (names.includes(unit)) {
      const alike = names.map((name) => food.portions[name]).find((grams) => grams !== undefined);
      if (alike) return alike * factor;
    }
  const isLeaf = isOneOf(food, ['fresh-herb', 'leafy-vegetable', 'salad-leaf', 'spice']);
  // a fillet, a head, a ball of what is counted is one of it
  if (food.piece && !isLeaf && ['fillet', 'head', 'bulb', 'ear', 'link', 'ball', 'round', 'cake', 'loaf', 'sheet', 'block'].includes(unit))
    return food.piece * factor;
  const usual = (isLeaf ? GRAMS_OF_LEAVES[unit] : undefined) ?? GRAMS_OF_UNIT[unit];
  return usual === undefined ? null : usual * factor;
}
