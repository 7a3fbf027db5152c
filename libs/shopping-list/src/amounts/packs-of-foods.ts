import { type Amount, convertQuantity, isUnitKey, type MeasureRegion, unitKind } from '@simmer/culinary';
import type { ResolvedFood } from '@simmer/foods';
import { packsFor } from './packs';

/** How a food is sold: 250 g, 1 l, or 6 pieces (no unit). */
export interface Pack {
  readonly size: number;
  readonly unit: string | null;
}

/** Packs to buy of an item. */
export interface PacksToBuy {
  readonly count: number;
  readonly pack: Pack;
  /** In the unit of the pack. */
  readonly leftOver: number;
}

/** How most shops of a region sell a food, or undefined where they differ. */
export function catalogued({ food, form }: ResolvedFood, region: MeasureRegion): Pack | undefined {
  // a form that is left over is sold in packs of its own: frozen spinach is not bought as fresh one is
  const pack = form === null ? food.pack[region === 'us' ? 'us' : 'metric'] : null;
  return pack ? { size: pack.quantity, unit: pack.unit } : undefined;
}

/** Packs that cover an amount, and what is left over. Null when the amount cannot be told in the unit of the pack, or is none. */
export function packsToBuy({ quantity, quantityMax, unit }: Amount, pack: Pack, region: MeasureRegion = 'us'): PacksToBuy | null {
  const needed = inUnitOf(pack, quantityMax ?? quantity, unit === 'piece' ? null : unit, region);
  const bought = needed === null ? null : packsFor(needed, [pack.size]);
  const [packs] = bought?.packs ?? [];
  return bought && packs ? { count: packs.count, pack, leftOver: Math.round(bought.leftOver * 100) / 100 } : null;
}

function inUnitOf(pack: Pack, value: number | null, unit: string | null, region: MeasureRegion): number | null {
  if (value === null || value <= 0) return null;
  if (unit === pack.unit) return value;
  if (unit === null || pack.unit === null || !isUnitKey(unit) || !isUnitKey(pack.unit) || unitKind(unit) === 'count') return null;
  return convertQuantity(value, unit, pack.unit, region);
}

/** A pack as one text to keep in a field: "250 g", "6". */
export const packText = ({ size, unit }: Pack): string => (unit === null ? String(size) : `${size} ${unit}`);

/** Reads what {@link packText} wrote; null for anything else. */
export function packFrom(text: unknown): Pack | null {
  const [, size, unit = null] = (typeof text === 'string' && /^(\d+(?:\.\d+)?)(?: (\S.*))?$/.exec(text)) || [];
  return size !== undefined && Number(size) > 0 ? { size: Number(size), unit } : null;
}
