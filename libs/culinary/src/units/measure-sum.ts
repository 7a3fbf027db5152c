import { convertQuantity } from './convert';
import { type Amount, isOneMeasure } from './unit-system';
import { type UnitKey, isUnitKey } from './unit-table';

/** A quantity that a kitchen has a measure or a scale for. */
export interface Measure {
  readonly quantity: number;
  readonly unit: UnitKey;
}

/** Which measures add up: the larger one whole or in these parts, and less than `most` of a smaller one, in halves. */
interface Sum {
  readonly units: readonly UnitKey[];
  readonly larger: UnitKey;
  readonly parts: readonly number[];
  readonly smaller: readonly { readonly unit: UnitKey; readonly most: number }[];
}

const SUMS: readonly Sum[] = [
  {
    units: ['cup', 'tbsp', 'tsp'],
    larger: 'cup',
    parts: [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4],
    smaller: [
      { unit: 'tbsp', most: 4 },
      { unit: 'tsp', most: 6 },
    ],
  },
  { units: ['lb', 'oz'], larger: 'lb', parts: [0], smaller: [{ unit: 'oz', most: 16 }] },
];
const ROUNDING = 1e-4;

/** The two measures that make up an amount which no single one shows: 17 tbsp are 1 cup and 1 tbsp. Null when one does, or no two do exactly. */
export function measureSum({ quantity, quantityMax, unit }: Amount): readonly [Measure, Measure] | null {
  const sum = SUMS.find(({ units }) => units.some((key) => key === unit));
  if (!sum || quantity === null || quantityMax !== null || unit === null || !isUnitKey(unit) || isOneMeasure(quantity, unit)) return null;
  const total = convertQuantity(quantity, unit, sum.larger) ?? 0;
  const whole = Math.floor(total + ROUNDING);
  const pairs = sum.smaller.flatMap(({ unit: smaller, most }) => {
    const found = sum.parts.flatMap((part) => pairOf(total, { quantity: whole + part, unit: sum.larger }, smaller, most));
    return found.sort(([, one], [, other]) => one.quantity - other.quantity);
  });
  return pairs[0] ?? null;
}

/** The larger measure and what is left to the smaller one, in a list; empty when that is nothing, too much or no half of one. */
function pairOf(total: number, larger: Measure, smaller: UnitKey, most: number): [Measure, Measure][] {
  const rest = convertQuantity(total - larger.quantity, larger.unit, smaller) ?? 0;
  const measured = Math.round(rest * 2) / 2;
  const fits = larger.quantity > 0 && measured > 0 && measured < most && Math.abs(rest - measured) < ROUNDING;
  return fits ? [[larger, { quantity: measured, unit: smaller }]] : [];
}
