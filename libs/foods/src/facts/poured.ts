import { unitKind } from '@simmer/culinary';
import { type Food, isOneOf } from '../food';

const POURED = ['milk', 'cream', 'oil', 'vinegar', 'drink', 'stock'];
/** What a drink is made of and sold by weight: coffee beans, tea leaves, stock cubes. */
const DRY = new Set(['powder', 'dried', 'ground']);
/** Grams per millilitre; leaves and beans are lighter. */
const LIGHTEST_DRINK = 0.9;

/**
 * Whether a food is measured by volume where others are weighed: a drink, what shops sell by the liter, else what is poured by its kind. Of a
 * vague name all that it may mean is.
 */
export function isPoured(food: Food): boolean {
  if (food.form !== null && DRY.has(food.form)) return false;
  if (isOneOf(food, ['drink'])) return (food.density ?? 1) >= LIGHTEST_DRINK;
  const unit = food.pack.metric?.unit;
  if (unit && unitKind(unit) !== 'count') return unitKind(unit) === 'volume';
  if (food.form === 'juice' || isOneOf(food, POURED)) return true;
  return food.choices.length > 0 && food.choices.every(isPoured);
}
