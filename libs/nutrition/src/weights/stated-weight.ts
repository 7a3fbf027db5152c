import { convertQuantity, type IngredientAmount, type ParsedIngredient, unitKind } from '@simmer/culinary';

/** The weight that a line states in grams, whatever the food; null when it states none. */
export const statedGrams = (line: ParsedIngredient): number | null => measured(line, 'mass');

/** The volume that a line states in millilitres; null when it states none. */
export const statedMl = (line: ParsedIngredient): number | null => measured(line, 'volume');

/** All amounts of a line: "150 g/5 oz" has two. */
export const amountsOf = (line: ParsedIngredient): readonly IngredientAmount[] => [line, ...line.alternatives];

/** What an amount counts as: a range counts with its middle. Null without a number. */
export function middleOf({ quantity, quantityMax }: IngredientAmount): number | null {
  if (quantity === null) return null;
  return quantityMax === null ? quantity : (quantity + quantityMax) / 2;
}

function measured(line: ParsedIngredient, kind: 'mass' | 'volume'): number | null {
  for (const amount of amountsOf(line)) {
    const quantity = middleOf(amount);
    if (quantity !== null && amount.unit !== null && unitKind(amount.unit) === kind)
      return convertQuantity(quantity, amount.unit, kind === 'mass' ? 'g' : 'ml');
  }
  return null;
}
