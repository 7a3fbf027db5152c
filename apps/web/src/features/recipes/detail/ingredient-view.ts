import type { Recipe } from '@simmer/contracts';
import { formatAmount, type MeasureSystem, toSystem } from '@simmer/culinary';

type Ingredient = Recipe['ingredients'][number];

/** An ingredient as the ledger shows it: the amount at the left, the name, and how it is prepared. */
export interface IngredientView {
  amount: string;
  name: string;
  note: string | undefined;
}

/** `system` undefined keeps the author's units; `factor` scales amounts. A line that was not understood is shown as written. */
export function viewIngredient({ text, parsed }: Ingredient, factor: number, system: MeasureSystem | undefined): IngredientView {
  if (parsed.name === '') return { amount: '', name: text, note: undefined };
  const scaled = {
    quantity: parsed.quantity === null ? null : parsed.quantity * factor,
    quantityMax: parsed.quantity_max === null ? null : parsed.quantity_max * factor,
    unit: parsed.unit,
  };
  const notes = [parsed.preparation, parsed.note, parsed.optional ? 'optional' : ''].filter(Boolean);
  return {
    amount: formatAmount(system ? toSystem(scaled, system) : scaled),
    name: parsed.name,
    note: notes.length > 0 ? notes.join(', ') : undefined,
  };
}
