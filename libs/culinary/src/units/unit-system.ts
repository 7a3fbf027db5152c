import { fractionError } from '../quantities/format-quantity';
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

/**
 * Shows an amount in another system of units, rounded to what can be measured: 8 oz is 225 g, 250 ml is 1 cup. Counted things, spoons and
 * amounts already in that system come back unchanged. `region` says whose cups and pints the recipe means.
 */
export function toSystem(amount: Amount, system: MeasureSystem, region: MeasureRegion = 'us'): Amount {
  const { quantity, quantityMax, unit } = amount;
  if (quantity === null || unit === null || !isUnitKey(unit) || unitKind(unit) === 'count' || SPOONS.has(unit) || isMetric(unit) === (system === 'metric')) return amount;
  const base = quantity * (unitSize(unit, region) ?? 1);
  const target = system === 'metric' ? metricUnit(unit, base) : usUnit(unit, base);
  const round = system === 'metric' ? roundMetric : (value: number): number => value;
  const convert = (value: number): number => round(convertQuantity(value, unit, target, region) ?? value);
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

/** Rounds to what a scale or jug shows: 2.5, 28, 225, 1.35. */
function roundMetric(value: number): number {
  if (value < 5) return Math.round(value * 20) / 20;
  if (value < 10) return Math.round(value * 2) / 2;
  return value < 100 ? Math.round(value) : Math.round(value / 5) * 5;
}

/** Units from large to small among which an amount may move, with the least quantity that is comfortable in each. */
const LADDERS: readonly (readonly (readonly [UnitKey, number])[])[] = [
  [['cup', 1 / 4], ['tbsp', 1 / 2], ['tsp', 0]],
  [['kg', 1], ['g', 0]],
  [['l', 1], ['ml', 0]],
  [['lb', 1 / 4], ['oz', 0]],
];
const SPOONS_AND_CUPS: ReadonlySet<string> = new Set<UnitKey>(['cup', 'tbsp', 'tsp']);
/** More than this away from a kitchen fraction, a smaller unit says it better. */
const WELL_SHOWN = 0.02;
/** A cup that is off by this much is still a cup. */
const READABLE = 0.06;

/** Moves an amount to the unit a cook would choose: 8 tbsp to ½ cup, ⅙ cup to 2 ⅔ tbsp, 0.25 kg to 250 g. Ranges keep their unit. */
export function friendlyAmount(amount: Amount): Amount {
  const { quantity, quantityMax, unit } = amount;
  const ladder = LADDERS.find((rungs) => rungs.some(([rung]) => rung === unit));
  if (!ladder || quantity === null || quantityMax !== null || unit === null || !isUnitKey(unit)) return amount;
  return isComfortable(quantity, unit, ladder) ? climb(quantity, unit, ladder) : descend(quantity, unit, ladder);
}

/** Moves cups and spoons that no kitchen fraction shows to a smaller measure (⅙ cup to 2 ⅔ tbsp); anything else comes back unchanged. */
export function readableAmount(amount: Amount): Amount {
  const { quantity, unit } = amount;
  const readable = quantity === null || unit === null || !SPOONS_AND_CUPS.has(unit) || fractionError(quantity) < READABLE;
  return readable ? amount : friendlyAmount(amount);
}

type Ladder = (typeof LADDERS)[number];

function isComfortable(quantity: number, unit: UnitKey, ladder: Ladder): boolean {
  const least = ladder.find(([rung]) => rung === unit)?.[1] ?? 0;
  return quantity >= least - 1e-6 && (isMetric(unit) || fractionError(quantity) < WELL_SHOWN);
}

function climb(quantity: number, unit: UnitKey, ladder: Ladder): Amount {
  for (const [rung, least] of ladder) {
    if (rung === unit) break;
    const value = convertQuantity(quantity, unit, rung);
    const exact = value !== null && (isMetric(rung) || fractionError(value) < 1e-6);
    if (exact && value >= least - 1e-6) return { quantity: value, quantityMax: null, unit: rung };
  }
  return { quantity, quantityMax: null, unit };
}

function descend(quantity: number, unit: UnitKey, ladder: Ladder): Amount {
  const from = ladder.findIndex(([rung]) => rung === unit);
  for (const [rung, least] of ladder.slice(from + 1)) {
    const value = convertQuantity(quantity, unit, rung);
    if (value !== null && value >= least - 1e-6 && (isMetric(rung) || fractionError(value) < WELL_SHOWN)) return { quantity: value, quantityMax: null, unit: rung };
  }
  return { quantity, quantityMax: null, unit };
}
