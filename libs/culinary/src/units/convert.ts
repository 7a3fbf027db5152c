import { type MeasureRegion, type UnitKey, unitKind, unitSize } from './unit-table';

/**
 * Converts a quantity between units of the same kind (mass, volume or length), exactly. Null when the units measure different things or
 * count items: a cup of flour has no weight here. `region` decides the size of cups, pints and spoons.
 */
export function convertQuantity(quantity: number, from: UnitKey, to: UnitKey, region: MeasureRegion = 'us'): number | null {
  if (from === to) return quantity;
  const [source, target] = [unitSize(from, region), unitSize(to, region)];
  if (source === null || target === null || unitKind(from) !== unitKind(to)) return null;
  return (quantity * source) / target;
}
