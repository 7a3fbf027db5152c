import { unitKind } from '@simmer/culinary';
import { type Food, isOneOf } from '../food';

const POURED = ['milk', 'cream', 'oil', 'vinegar', 'drink', 'stock'];

/** Whether a food is measured by volume where others are weighed: what shops sell by the liter, else what is poured by its kind. */
export function isPoured(food: Food): boolean {
  const unit = food.pack.metric?.unit;
  if (unit && unitKind(unit) !== 'count') return unitKind(unit) === 'volume';
  return food.form === 'juice' || isOneOf(food, POURED);
}
