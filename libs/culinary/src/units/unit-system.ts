import { fractionError, type QuantityStyle } from '../quantities/format-quantity';
import { convertQuantity } from './convert';
import { type MeasureRegion, type UnitKey, isUnitKey, unitKind, unitSize } from './unit-table';

/** The measures a cook prefers to see. */
export type MeasureSystem = 'metric' | 'us';

/** A quantity, or a range of quantities, in a unit. */
export interface Amount {
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  /** A canonical key, or any other unit as the author spells it; null for none. */
  readonly unit: string | null;
}

const METRIC_UNITS: ReadonlySet<string> = new Set<UnitKey>(['mg', 'g', 'kg', 'etto', 'pfund', 'ml', 'cl', 'dl', 'l', 'mm', 'cm']);
/** Spoons are in every kitchen and stay as they are. */
const SPOONS: ReadonlySet<UnitKey> = new Set<UnitKey>(['tsp', 'tbsp', 'dessertspoon']);

/** Whether a unit is one of the metric ones, which are written with decimals. */
export function isMetric(unit: string): boolean {
  return METRIC_UNITS.has(unit);
}

/** How a quantity of a metric unit is written: nobody weighs tenths of 38 g. */
export const metricStyle = (unit: string): QuantityStyle => (unit === 'g' || unit === 'ml' ? 'scale' : 'decimal');

/**
 * Shows an amount in another system of units, rounded to what can be measured: 8 oz is 225 g, 250 ml is 1 cup. Counted things, spoons and
 * amounts already in that system come back unchanged. `region` says whose cups and pints the recipe means; `gramsPerMl` is the density of a
 * food that is weighed where weights are metric, null for what is poured: ½ cup butter is 115 g, ½ cup milk 120 ml.
 */
export function toSystem(amount: Amount, system: MeasureSystem, region: MeasureRegion = 'us', gramsPerMl: number | null = null): Amount {
  const { quantity, quantityMax, unit } = amount;
  if (
    quantity === null ||
    unit === null ||
    !isUnitKey(unit) ||
    unitKind(unit) === 'count' ||
    SPOONS.has(unit) ||
    isMetric(unit) === (system === 'metric')
  )
    return amount;
  if (system === 'metric' && gramsPerMl !== null && unitKind(unit) === 'volume') {
    const grams = (value: number): number => value * (unitSize(unit, region) ?? 1) * gramsPerMl;
    const weight = grams(quantityMax ?? quantity) >= 1000 ? ('kg' as const) : ('g' as const);
    const round = (value: number): number => roundTo(weight, grams(value) / (unitSize(weight) ?? 1));
    return { quantity: round(quantity), quantityMax: quantityMax === null ? null : round(quantityMax), unit: weight };
  }
  const base = quantity * (unitSize(unit, region) ?? 1);
  const target = system === 'metric' ? metricUnit(unit, base) : usUnit(unit, base);
  const convert = (value: number): number => roundTo(target, convertQuantity(value, unit, target, region) ?? value);
  return { quantity: convert(quantity), quantityMax: quantityMax === null ? null : convert(quantityMax), unit: target };
}

function metricUnit(unit: UnitKey, base: number): UnitKey {
  if (unitKind(unit) === 'length') return 'cm';
  if (unitKind(unit) === 'mass') return base >= 1000 ? 'kg' : 'g';
  return base >= 1000 ? 'l' : 'ml';
}

function usUnit(unit: UnitKey, base: number): UnitKey {
  if (unitKind(unit) === 'length') return 'inch';
  if (unitKind(unit) === 'mass') return base >= 453 ? 'lb' : 'oz';
  return base < 14 ? 'tsp' : base < 55 ? 'tbsp' : 'cup';
}

/** Rounds to what a scale, a jug or a ruler shows: 28 g, 225 g, 1.35 kg, 60 ml, 2.5 cm, 14 oz. */
export function roundTo(unit: UnitKey, value: number): number {
  if (unit === 'oz') {
    const parts = value < 0.1 ? undefined : value < 1 ? 10 : 4;
    return parts ? Math.round(value * parts) / parts : value;
  }
  if (unit === 'inch' && value >= LEAST_PAN) return Math.round(value * 2) / 2;
  if (isCupOrSpoon(unit)) return toMeasure(value, unit);
  if (unit === 'lb') return toScale(value);
  if (!isMetric(unit)) return value;
  if (unit === 'cm') return value < 2 ? Math.round(value * 10) / 10 : Math.round(value * 2) / 2;
  if (value < 5) return Math.round(value * 20) / 20;
  if (value < 10) return Math.round(value * 2) / 2;
  const step = value >= 100 || (unit === 'ml' && value >= LEAST_JUG) ? 5 : 1;
  return Math.round(value / step) * step;
}

/** What US kitchens have measures for. A third of a tablespoon is a teaspoon; there are no eighths, but for the smallest spoon. */
const PARTS = {
  cup: [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1],
  tbsp: [0, 1 / 3, 1 / 2, 2 / 3, 1],
  tsp: [0, 1 / 4, 1 / 2, 3 / 4, 1],
} as const;
const LEAST_SPOON = 1 / 8;
/** A tablespoon in cups is 1/16; cups and halves of it add up to what no cup shows. */
const HALF_TBSP = 1 / 32;

const isCupOrSpoon = (unit: UnitKey): unit is keyof typeof PARTS => Object.hasOwn(PARTS, unit);

/** The nearest amount that the measures of a US kitchen show. A cup that is too far off is one with tablespoons: 1 dl is ¼ cup + 3 tbsp. */
function toMeasure(value: number, unit: keyof typeof PARTS): number {
  const whole = Math.floor(value);
  const nearest = PARTS[unit]
    .map((part) => whole + part)
    .reduce((best, size) => (distance(size, value) < distance(best, value) ? size : best));
  if (unit === 'cup' && distance(nearest, value) / value >= READABLE) return Math.round(value / HALF_TBSP) * HALF_TBSP;
  return nearest === 0 ? Math.min(value, LEAST_SPOON) : nearest;
}

/** Pounds in quarters where one is near, else as a scale shows them: 4 ½, 1.1. */
function toScale(value: number): number {
  const quarters = Math.round(value * 4) / 4;
  return distance(quarters, value) / value < NEAR_QUARTER ? quarters : Math.round(value * 10) / 10;
}

const NEAR_QUARTER = 0.03;
const distance = (one: number, other: number): number => Math.abs(one - other);

/** From this many inches it is a pan size, which is rounded to halves. */
const LEAST_PAN = 4;

/** From here on jugs have marks. */
const LEAST_JUG = 25;

/** A unit among which an amount may move. */
interface Rung {
  readonly unit: UnitKey;
  /** The least that is comfortable in this unit. */
  readonly least: number;
  /** From here on a smaller unit's amount moves up to this one. */
  readonly climbsFrom: number;
  /** More than this is too much to move down to this unit. */
  readonly most: number;
  /** The parts of one that kitchens can measure, apart from the whole; absent for any. */
  readonly parts?: readonly number[];
}

/** Units from large to small. There are no measures for ⅜ cup or ⅔ tbsp. */
const LADDERS: readonly (readonly Rung[])[] = [
  [
    { unit: 'cup', least: 1 / 4, climbsFrom: 1 / 4, most: Infinity, parts: [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4] },
    { unit: 'tbsp', least: 1 / 2, climbsFrom: 1, most: 8, parts: [1 / 2] },
    { unit: 'tsp', least: 0, climbsFrom: 0, most: 6 },
  ],
  [
    { unit: 'kg', least: 1, climbsFrom: 1, most: Infinity },
    { unit: 'g', least: 0, climbsFrom: 0, most: Infinity },
  ],
  [
    { unit: 'l', least: 1, climbsFrom: 1, most: Infinity },
    { unit: 'ml', least: 0, climbsFrom: 0, most: Infinity },
  ],
  [
    { unit: 'l', least: 1, climbsFrom: 1, most: Infinity },
    { unit: 'dl', least: 0, climbsFrom: 0, most: Infinity },
  ],
  [
    { unit: 'l', least: 1, climbsFrom: 1, most: Infinity },
    { unit: 'cl', least: 0, climbsFrom: 0, most: Infinity },
  ],
  [
    { unit: 'lb', least: 1 / 4, climbsFrom: 1, most: Infinity, parts: [1 / 4, 1 / 2, 3 / 4] },
    { unit: 'oz', least: 0, climbsFrom: 0, most: 16 },
  ],
];
const SPOONS_AND_CUPS: ReadonlySet<string> = new Set<UnitKey>(['cup', 'tbsp', 'tsp']);
/** More than this away from a kitchen fraction, a smaller unit says it better. */
const WELL_SHOWN = 0.02;
/** A cup that is off by this much is still a cup. */
const READABLE = 0.06;

/** Moves an amount to the unit a cook would choose: 8 tbsp to ½ cup, ⅙ cup to 2 ⅔ tbsp, 0.25 kg to 250 g. Ranges keep their unit. */
export function friendlyAmount(amount: Amount): Amount {
  const { quantity, quantityMax, unit } = amount;
  const ladder = LADDERS.find((rungs) => rungs.some((rung) => rung.unit === unit));
  if (!ladder || quantity === null || quantityMax !== null || unit === null || !isUnitKey(unit)) return amount;
  const at = ladder.findIndex((rung) => rung.unit === unit);
  const moved =
    moveUp(quantity, unit, ladder.slice(0, at)) ??
    (isMeasurable(quantity, ladder[at]) ? null : moveDown(quantity, unit, ladder.slice(at + 1)));
  return moved ?? { quantity, quantityMax: null, unit };
}

/** Moves cups and spoons that no kitchen fraction shows to a smaller measure (⅙ cup to 2 ⅔ tbsp); anything else comes back unchanged. */
export function readableAmount(amount: Amount): Amount {
  const { quantity, unit } = amount;
  const readable = quantity === null || unit === null || !SPOONS_AND_CUPS.has(unit) || fractionError(quantity) < READABLE;
  return readable ? amount : friendlyAmount(amount);
}

const ROUNDING = 1e-6;

/** Whether a kitchen measures so much in one unit: ¾ cup and 5 tbsp, but neither ⅝ cup nor 10 tbsp. */
export function isOneMeasure(quantity: number, unit: UnitKey): boolean {
  const rung = LADDERS.flat().find((candidate) => candidate.unit === unit);
  return rung !== undefined && quantity <= rung.most + ROUNDING && isMeasurable(quantity, rung);
}

function isMeasurable(quantity: number, rung: Rung | undefined): boolean {
  if (!rung || quantity < rung.least - ROUNDING) return false;
  if (isMetric(rung.unit)) return true;
  const part = quantity - Math.floor(quantity + ROUNDING);
  if (!rung.parts) return fractionError(quantity) < WELL_SHOWN;
  return [0, ...rung.parts].some((size) => Math.abs(size - part) < ROUNDING);
}

function moveUp(quantity: number, unit: UnitKey, larger: readonly Rung[]): Amount | null {
  for (const rung of larger) {
    const value = convertQuantity(quantity, unit, rung.unit);
    if (value !== null && value >= rung.climbsFrom - ROUNDING && isMeasurable(value, rung))
      return { quantity: value, quantityMax: null, unit: rung.unit };
  }
  return null;
}

/** A smaller measure that shows the amount exactly, or else one that comes close. */
function moveDown(quantity: number, unit: UnitKey, smaller: readonly Rung[]): Amount | null {
  const shown = smaller
    .map((rung) => ({ rung, value: convertQuantity(quantity, unit, rung.unit) ?? 0 }))
    .filter(({ rung, value }) => value <= rung.most + ROUNDING);
  const best =
    shown.find(({ rung, value }) => isMeasurable(value, rung)) ??
    shown.find(({ rung, value }) => value >= rung.least && fractionError(value) < WELL_SHOWN);
  return best ? { quantity: best.value, quantityMax: null, unit: best.rung.unit } : null;
}
