import type { Recipe } from '@simmer/contracts';
import { type Amount, formatAmount, friendlyAmount, isUnitKey, toUnitSystem, type UnitSystem } from '@simmer/culinary';

type Ingredient = Recipe['ingredients'][number];

/** An ingredient as the ledger shows it: the amount at the left, the name, and how it is prepared. */
export interface IngredientView {
  amount: string;
  name: string;
  note: string | undefined;
}

/** `system` undefined keeps the author's units; `factor` scales amounts. A line that was not understood is shown as written. */
export function viewIngredient({ text, parsed }: Ingredient, factor: number, system: UnitSystem | undefined): IngredientView {
  if (parsed.name === '') return { amount: '', name: text, note: undefined };
  const written: Amount = {
    quantity: times(parsed.quantity, factor),
    quantityMax: times(parsed.quantity_max, factor),
    unit: parsed.unit !== null && isUnitKey(parsed.unit) ? parsed.unit : null,
  };
  const scaled = factor === 1 ? written : friendlyAmount(written);
  const notes = [parsed.preparation, parsed.note, parsed.optional ? 'optional' : ''].filter(Boolean);
  return {
    amount: formatAmount(system ? toUnitSystem(scaled, system) : scaled),
    name: parsed.name,
    note: notes.length > 0 ? notes.join(', ') : undefined,
  };
}

const times = (quantity: number | null, factor: number): number | null => (quantity === null ? null : quantity * factor);
