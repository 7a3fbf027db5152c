import {
  type Amount,
  convertQuantity,
  isUnitKey,
  type MeasureRegion,
  type MeasureSystem,
  toSystem,
  type UnitKey,
  unitKind,
} from '@simmer/culinary';
import type { ListedFood, ListFoods } from './list-foods';
import { catalogued } from './packs-of-foods';
import { amountsOf } from './sums';

/** How somebody reads amounts: what is known of foods, the units they chose (null: as they are written), and in whose shops they buy. */
export interface ListReader {
  readonly foods: ListFoods;
  readonly system: MeasureSystem | null;
  readonly region: MeasureRegion;
}

/** What is bought as a whole: nobody sells a quarter of one. */
const CONTAINERS: ReadonlySet<string> = new Set(
  'bag,bottle,box,can,carton,container,envelope,jar,package,pot,pouch,sachet,tub,tube'.split(','),
);
/** What grows as a whole: cloves are parts of a head, sprigs of a bunch. */
const GROWN: ReadonlySet<string> = new Set(['head', 'bulb', 'bunch']);
/** Below this, in milliliters, spoons are said as spoons: nobody weighs a teaspoon of cinnamon. */
const LEAST_WEIGHED_ML = 14;
/** A part of one that comes from rounding or from a label in other units (14 oz are 397 g), and is not bought on top. */
const CRUMB = 0.04;
/** No two heads or bunches are alike: a tenth more is in the same one. */
const CRUMB_OF_GROWN = 0.1;
/** Two units are one by another word where one weighs what the other does: sticks and ribs of celery. */
const SAME_WEIGHT = 0.01;

/** Exactly what shares come to, in the units of whoever reads it. What cannot be added stands side by side. */
export function exactAmounts(shares: readonly Amount[], food: ListedFood, reader: ListReader): Amount[] {
  // a share's source is no part of what they come to
  const wanted = shares.map(({ quantity, quantityMax, unit }) => ({ quantity, quantityMax, unit }));
  const added = withoutPinches(amountsOf(inFewUnits(wanted, food, reader), { density: densityOf(food, reader) }));
  return reader.system === null ? added : amountsOf(added.map((amount) => inSystem(amount, food, reader)));
}

/** What is bought for some shares. */
export interface AmountsToBuy {
  readonly amounts: readonly Amount[];
  /** Whether that is more, or said in other units, than what is wanted. */
  readonly isRoundedUp: boolean;
}

/**
 * What to buy for these shares: cans of a size and cans are cans, and what nobody sells in parts is rounded up (¼ chicken is a chicken, 6 ⅓ eggs are
 * 7, 1 can and 400 ml are 2 cans).
 */
export function amountsToBuy(shares: readonly Amount[], food: ListedFood, reader: ListReader): AmountsToBuy {
  const exact = exactAmounts(shares, food, reader);
  const contained = inContainers(shares, food, reader);
  const amounts = (contained === shares ? exact : exactAmounts(contained, food, reader)).map(roundedUp);
  return { amounts, isRoundedUp: contained !== shares || amounts.some((amount, at) => amount !== exact[at]) };
}

/** What of these shares is still to be bought beside what is in the basket. */
export function missingToBuy(shares: readonly Amount[], bought: readonly Amount[], food: ListedFood, reader: ListReader): AmountsToBuy {
  const wanted = amountsToBuy(shares, food, reader);
  if (bought.length === 0) return wanted;
  // a quarter of a chicken more is in the chicken that was bought
  const there = amountsToBuy(bought, food, reader).amounts.map(negated);
  const amounts = amountsOf([...wanted.amounts, ...there]).filter(({ quantity }) => quantity !== null && quantity > 1e-6);
  return { ...wanted, amounts };
}

const negated = ({ quantity, quantityMax, unit }: Amount): Amount => ({
  quantity: times(quantity, -1),
  quantityMax: times(quantityMax, -1),
  unit,
});

const densityOf = ({ resolved }: ListedFood, { foods }: ListReader): number | null =>
  // what a whole kind of foods usually weighs is no measure of a food that is not clear
  resolved?.isClear && foods.catalogue ? resolved.food.density : null;

function inSystem(amount: Amount, food: ListedFood, reader: ListReader): Amount {
  const { system, foods } = reader;
  const { quantity, quantityMax, unit } = amount;
  if (system === null || quantity === null || unit === null || !isUnitKey(unit)) return amount;
  if (system === 'us' || unitKind(unit) !== 'volume') return toSystem(amount, system);
  if ((convertQuantity(quantityMax ?? quantity, unit, 'ml') ?? 0) < LEAST_WEIGHED_ML) return amount;
  const { resolved } = food;
  const gramsPerMl = (resolved && foods.catalogue?.weighedDensityOf(resolved)) ?? null;
  if (gramsPerMl === null && resolved === null) return amount;
  // in cups a spoon is a measure like any other
  const inCups = (value: number): number => convertQuantity(value, unit, 'cup') ?? value;
  return toSystem(
    { quantity: inCups(quantity), quantityMax: quantityMax === null ? null : inCups(quantityMax), unit: 'cup' },
    system,
    'us',
    gramsPerMl,
  );
}

/**
 * Counts of a food in as few units as there can be: sticks, ribs and stalks of celery are one unit, and where a food is weighed or measured too, a stick
 * of butter is grams and a glass of wine milliliters. Bare counts ("3 onions") and what is bought closed stay as they are.
 */
function inFewUnits(amounts: readonly Amount[], { resolved }: ListedFood, reader: ListReader): readonly Amount[] {
  const { catalogue } = reader.foods;
  if (!catalogue || !resolved?.isClear) return amounts;
  const gramsOf = (unit: string): number | null => (isPieceUnit(unit) ? catalogue.gramsOf(resolved, unit) : null);
  const units = amounts.flatMap(({ unit, quantity }) => (unit !== null && quantity !== null && isUnitKey(unit) ? [unit] : []));
  const isWeighed = units.some((unit) => unitKind(unit) === 'mass');
  const isMeasured = units.some((unit) => unitKind(unit) === 'volume');
  const isBare = amounts.some(({ unit, quantity }) => unit === null && quantity !== null);
  // of what grows in heads or bunches, nobody knows what a bare count counts
  const isOnePiece = (grams: number): boolean =>
    isSame(catalogue.gramsOf(resolved, null), grams) && ![...GROWN].some((unit) => unit in resolved.food.portions);
  return amounts.map((amount) => {
    const { unit } = amount;
    const grams = unit === null ? null : gramsOf(unit);
    if (grams === null) return amount;
    if (isWeighed) return inUnit(amount, grams, 'g');
    if (isMeasured) return inUnit(amount, grams / catalogue.densityOf(resolved), 'ml');
    if (isBare && isOnePiece(grams)) return { ...amount, unit: null };
    const same = units.find((other) => isSame(gramsOf(other), grams));
    return { ...amount, unit: same ?? unit };
  });
}

const isSame = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one / other - 1) < SAME_WEIGHT;

/** A unit that counts parts of a food, and neither packs nor whole ones nor pinches. */
const isPieceUnit = (unit: string): unit is UnitKey =>
  isUnitKey(unit) && unitKind(unit) === 'count' && !CONTAINERS.has(unit) && !GROWN.has(unit) && !SPOONFULS.has(unit);

const inUnit = ({ quantity, quantityMax }: Amount, size: number, unit: UnitKey): Amount => ({
  quantity: times(quantity, size),
  quantityMax: times(quantityMax, size),
  unit,
});

/** A pinch more is in what is weighed or counted anyway. */
function withoutPinches(amounts: Amount[]): Amount[] {
  const told = amounts.filter(({ unit }) => unit === null || !SPOONFULS.has(unit) || unit === 'recipe');
  return told.length > 0 ? told : amounts;
}

/** Where a food is wanted by the can, its weights and volumes are cans too; where it is wanted by the head, its cloves are heads. */
function inContainers(shares: readonly Amount[], food: ListedFood, reader: ListReader): readonly Amount[] {
  const container = shares.find(({ unit }) => unit !== null && (CONTAINERS.has(unit) || GROWN.has(unit)))?.unit;
  if (!container || shares.every(({ unit }) => unit === container)) return shares;
  return shares.map((share) => {
    const count = (value: number): number | null => (GROWN.has(container) ? grownOf : countOf)(value, share.unit, container, food, reader);
    const [least, most] = [
      share.quantity === null ? null : count(share.quantity),
      share.quantityMax === null ? null : count(share.quantityMax),
    ];
    return least === null ? share : { quantity: least, quantityMax: most, unit: container };
  });
}

/** How many containers hold so much; null where that cannot be told. */
function countOf(value: number, unit: string | null, container: string, food: ListedFood, reader: ListReader): number | null {
  const { resolved } = food;
  // one of what only comes in cans is a can
  if (unit === null) return resolved?.food.form === 'canned' ? value : null;
  if (!resolved || !isUnitKey(unit) || !isUnitKey(container)) return null;
  const sizeOf = (one: UnitKey): number | null => reader.foods.catalogue?.gramsOf(resolved, one) ?? null;
  // a sachet of vanilla sugar is a package of it
  if (CONTAINERS.has(unit)) return isSame(sizeOf(unit), sizeOf(container)) ? value : null;
  if (unitKind(unit) !== 'mass' && unitKind(unit) !== 'volume') return null;
  const gramsPerMl = densityOf(food, reader) ?? 1;
  const grams = (quantity: number, of: string | null): number | null => {
    if (of === null || !isUnitKey(of)) return null;
    return convertQuantity(quantity, of, 'g') ?? times(convertQuantity(quantity, of, 'ml'), gramsPerMl);
  };
  const pack = catalogued(resolved, reader.region);
  // what a label says and a recipe names is the same unit: 400 ml of a can of 400 ml
  const direct = pack?.unit && isUnitKey(pack.unit) ? convertQuantity(value, unit, pack.unit) : null;
  if (pack && direct !== null) return near(direct / pack.size);
  const size = pack ? grams(pack.size, pack.unit) : sizeOf(container);
  const wanted = grams(value, unit);
  return size && wanted !== null ? near(wanted / size) : null;
}

/** How many heads or bunches so much of a food is; null where that cannot be told. */
function grownOf(value: number, unit: string | null, grown: string, { resolved }: ListedFood, reader: ListReader): number | null {
  const { catalogue } = reader.foods;
  // a bare count is told of whole ones
  if (!catalogue || !resolved?.isClear || unit === null || !isUnitKey(unit) || !isUnitKey(grown)) return null;
  const [one, all] = [catalogue.gramsOf(resolved, unit), catalogue.gramsOf(resolved, grown)];
  return one !== null && all ? (value * one) / all : null;
}

const times = (value: number | null, factor: number): number | null => (value === null ? null : value * factor);

/** A whole number where it is nearly one. */
const near = (count: number): number => (Math.abs(count - Math.round(count)) < CRUMB && count > CRUMB ? Math.round(count) : count);

function roundedUp(amount: Amount): Amount {
  const { quantity, quantityMax, unit } = amount;
  if (quantity === null || (unit !== null && isUnitKey(unit) && unitKind(unit) !== 'count') || isSpoonful(unit)) return amount;
  const crumb = unit !== null && GROWN.has(unit) ? CRUMB_OF_GROWN : CRUMB;
  const [least, most] = [whole(quantity, crumb), quantityMax === null ? null : whole(quantityMax, crumb)];
  if (least === quantity && most === quantityMax) return amount;
  return { quantity: least, quantityMax: most === least ? null : most, unit };
}

const whole = (quantity: number, crumb: number): number => Math.max(1, Math.ceil(quantity - crumb));

/** Counts that nobody sells: a pinch, a handful. */
const SPOONFULS: ReadonlySet<string> = new Set(
  'dash,dollop,drizzle,drop,glug,grind,handful,pinch,scoop,shake,splash,squeeze,twist,recipe'.split(','),
);
const isSpoonful = (unit: string | null): boolean => unit !== null && (SPOONFULS.has(unit) || !isUnitKey(unit));
