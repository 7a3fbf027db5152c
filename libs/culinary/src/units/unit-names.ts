import { pluralize } from './plural';
import { type UnitKey, unitKind } from './unit-table';

/** Full names of the units that are usually abbreviated. */
const LONG_NAMES: Partial<Record<UnitKey, string>> = {
  mg: 'milligram',
  g: 'gram',
  kg: 'kilogram',
  oz: 'ounce',
  lb: 'pound',
  pfund: 'Pfund',
  etto: 'hectogram',
  ml: 'millilitre',
  cl: 'centilitre',
  dl: 'decilitre',
  l: 'litre',
  tsp: 'teaspoon',
  tbsp: 'tablespoon',
  'fl oz': 'fluid ounce',
  mm: 'millimetre',
  cm: 'centimetre',
};
/** The short names that take a plural. */
const PLURAL_SHORT: ReadonlySet<UnitKey> = new Set<UnitKey>(['cup', 'pint', 'quart', 'gallon', 'dessertspoon', 'inch']);

/** English name of a unit for a quantity: "cups", "tbsp", "cloves"; long: "tablespoons". More than one takes the plural. */
export function unitName(unit: UnitKey, quantity: number | null = 1, style: 'short' | 'long' = 'short'): string {
  const many = quantity !== null && quantity > 1;
  const name = style === 'long' ? (LONG_NAMES[unit] ?? unit) : unit;
  const takesPlural = style === 'long' || unitKind(unit) === 'count' || PLURAL_SHORT.has(unit);
  return many && takesPlural ? pluralize(name) : name;
}
