import type { Recipe } from '@simmer/contracts';
import { type Amount, formatAmount, friendlyAmount, isUnitKey, pluralize, readUnit, toSystem, unitKind, type MeasureSystem } from '@simmer/culinary';

type Ingredient = Recipe['ingredients'][number];

/** An ingredient as the ledger shows it: the amount at the left, the name, and how it is prepared. */
export interface IngredientView {
  amount: string;
  name: string;
  note: string | undefined;
}

/**
 * Divides a line into amount, name and note, in the author's own words wherever the line begins with its amount. `factor`
 * scales the amount; `system` converts it, undefined keeps the author's units. A line that was not understood is shown as written.
 */
export function viewIngredient({ text, parsed }: Ingredient, factor: number, system: MeasureSystem | undefined): IngredientView {
  if (parsed.name === '') return { amount: '', name: text, note: undefined };
  const written: Amount = {
    quantity: times(parsed.quantity, factor),
    quantityMax: times(parsed.quantity_max, factor),
    unit: parsed.unit,
  };
  const scaled = factor === 1 ? written : friendlyAmount(written);
  const shown = system ? toSystem(scaled, system) : scaled;
  const words = authorWords(text, parsed);
  return {
    amount: shown.unit !== null && shown.unit === written.unit ? inAuthorUnit(shown, words?.unit) : formatAmount(shown),
    ...(words ? nameAndNote(words.rest) : fromParse(parsed)),
  };
}

const LEADING_QUANTITY = /^[\d\s.,/½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚–-]+/;

/** The unit as the author wrote it and what follows the amount; undefined when the line does not begin with one plain amount. */
function authorWords(text: string, parsed: Ingredient['parsed']): { unit: string | undefined; rest: string } | undefined {
  if (parsed.quantity === null) return { unit: undefined, rest: text };
  const quantity = LEADING_QUANTITY.exec(text)?.[0];
  if (!quantity?.trim()) return undefined;
  const after = text.slice(quantity.length);
  const [word = ''] = after.split(/[\s,(/]/);
  const isUnit = parsed.unit !== null && readUnit(word) === parsed.unit;
  if (parsed.unit !== null && !isUnit) return undefined;
  const rest = (isUnit ? after.slice(word.length) : after).trim().replace(/^\.\s*|^of\s+/i, '');
  // a second amount follows at once ("150 g/5 oz butter"): the parse tells it better
  return rest === '' || /^[/(\d+]/.test(rest) ? undefined : { unit: isUnit ? word : undefined, rest };
}

/** Counted units keep the author's word ("2 tins"); measures have one way to be written. */
function inAuthorUnit(amount: Amount, word: string | undefined): string {
  const isCounted = amount.unit !== null && isUnitKey(amount.unit) && unitKind(amount.unit) === 'count';
  if (!word || !isCounted) return formatAmount(amount);
  const shown = amount.quantityMax ?? amount.quantity ?? 1;
  return `${formatAmount({ ...amount, unit: null })} ${shown > 1 ? pluralize(word) : word}`;
}

function nameAndNote(rest: string): Pick<IngredientView, 'name' | 'note'> {
  const cut = /,|\s\(/.exec(rest);
  if (!cut) return { name: rest, note: undefined };
  const note = rest.slice(cut.index + 1).trim();
  return { name: rest.slice(0, cut.index).trim(), note: /^\([^()]*\)$/.test(note) ? note.slice(1, -1) : note || undefined };
}

function fromParse({ name, preparation, note, optional }: Ingredient['parsed']): Pick<IngredientView, 'name' | 'note'> {
  const notes = [note, preparation, optional ? 'optional' : ''].filter(Boolean);
  return { name, note: notes.length > 0 ? notes.join(', ') : undefined };
}

const times = (quantity: number | null, factor: number): number | null => (quantity === null ? null : quantity * factor);
