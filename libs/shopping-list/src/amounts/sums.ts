import { type Amount, convertQuantity, friendlyAmount, isUnitKey, type MeasureRegion, mergeAmounts, unitKind } from '@simmer/culinary';

export interface AmountOptions {
  /** Grams per millilitre of the food, or null when nobody knows: then volume and mass stand side by side. */
  readonly density?: number | null;
  readonly region?: MeasureRegion;
}

/**
 * What to buy: the shares in the base unit of their dimension, added, and shown in what kitchens buy. Volume and mass meet through the density;
 * what cannot meet stands side by side ("200 g", "1 cup"). Shares without an amount add nothing to those with one.
 */
export function amountsOf(shares: readonly Amount[], { density = null, region = 'us' }: AmountOptions = {}): Amount[] {
  const told = shares.map((share) => (share.unit === 'piece' ? { ...share, unit: null } : share));
  const kinds = new Set(told.map(kindOf));
  const meet = density !== null && density > 0 && kinds.has('mass') && kinds.has('volume');
  const merged = mergeAmounts(meet ? told.map((amount) => toMass(amount, density, region)) : told, region);
  const counted = merged.filter(({ quantity }) => quantity !== null);
  return counted.length > 0 ? counted.map(friendlyAmount) : merged.slice(0, 1);
}

type Kind = 'mass' | 'volume' | 'other';

function kindOf({ unit }: Amount): Kind {
  const kind = unit !== null && isUnitKey(unit) ? unitKind(unit) : 'count';
  return kind === 'mass' || kind === 'volume' ? kind : 'other';
}

/** A volume as grams of a food; anything else stays. */
function toMass(amount: Amount, density: number, region: MeasureRegion): Amount {
  const { unit, quantity, quantityMax } = amount;
  if (quantity === null || unit === null || !isUnitKey(unit) || unitKind(unit) !== 'volume') return amount;
  const grams = (value: number): number => Math.round((convertQuantity(value, unit, 'ml', region) ?? 0) * density * 10) / 10;
  return { quantity: grams(quantity), quantityMax: quantityMax === null ? null : grams(quantityMax), unit: 'g' };
}
