import { convertQuantity } from './convert';
import { type MeasureRegion, isUnitKey, unitSize } from './unit-table';
import { type Amount, friendlyAmount, isMetric, roundTo } from './unit-system';

/**
 * Adds up amounts of one food, as a shopping list needs: 2 tbsp and ¼ cup are 6 tbsp, 500 g and 1 kg are 1.5 kg. What cannot be added
 * stays apart (2 cloves and 10 g); amounts without quantity are kept once for each unit. Ranges add at both ends.
 */
export function mergeAmounts(amounts: readonly Amount[], region: MeasureRegion = 'us'): Amount[] {
  const merged: Amount[] = [];
  for (const amount of amounts) {
    const index = merged.findIndex((other) => canAdd(other, amount, region));
    const other = merged[index];
    if (other) merged[index] = add(other, amount, region);
    else merged.push(amount);
  }
  return merged.map(friendlyAmount);
}

function canAdd(a: Amount, b: Amount, region: MeasureRegion): boolean {
  if ((a.quantity === null) !== (b.quantity === null)) return false;
  if (a.unit === b.unit) return true;
  return a.quantity !== null && a.unit !== null && b.unit !== null && convert(1, b.unit, a.unit, region) !== null;
}

const convert = (value: number, from: string, to: string, region: MeasureRegion): number | null =>
  isUnitKey(from) && isUnitKey(to) ? convertQuantity(value, from, to, region) : null;

function add(a: Amount, b: Amount, region: MeasureRegion): Amount {
  if (a.quantity === null || b.quantity === null) return a;
  const unit = commonUnit(a.unit, b.unit, region);
  const inUnit = (value: number, from: string | null): number =>
    from === null || unit === null ? value : (convert(value, from, unit, region) ?? value);
  const round = (value: number): number => (mixesSystems(a, b) && unit !== null && isUnitKey(unit) ? roundTo(unit, value) : value);
  const least = round(inUnit(a.quantity, a.unit) + inUnit(b.quantity, b.unit));
  const most = round(inUnit(a.quantityMax ?? a.quantity, a.unit) + inUnit(b.quantityMax ?? b.quantity, b.unit));
  return { quantity: least, quantityMax: most > least ? most : null, unit };
}

/** A cup and 250 ml are 485 ml, not 487. */
const mixesSystems = (a: Amount, b: Amount): boolean => a.unit !== null && b.unit !== null && isMetric(a.unit) !== isMetric(b.unit);

/** Metric weights that only one language names. */
const LOCAL: ReadonlySet<string> = new Set(['pfund', 'etto']);

/** Metric when one of the two is, so that the sum is exact on a scale; otherwise the larger unit. */
function commonUnit(a: string | null, b: string | null, region: MeasureRegion): string | null {
  if (a === null || b === null || a === b || !isUnitKey(a) || !isUnitKey(b)) return a;
  if (isMetric(a) !== isMetric(b)) return isMetric(a) ? a : b;
  if (LOCAL.has(a) || LOCAL.has(b)) return 'g';
  return (unitSize(a, region) ?? 0) >= (unitSize(b, region) ?? 0) ? a : b;
}
