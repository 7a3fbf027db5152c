import { foldText, type ParsedIngredient } from '@simmer/culinary';
import { aisleOf, itemIdOf } from './foods';
import type { Pack } from './packs-of-foods';
import type { ListLine } from './shares';
import { straightItem } from './trailing-count';

/** The longest name of an item, in characters; what is longer is cut. */
const LONGEST_NAME = 120;
/** A bracket that says how much is no remark: "eggs (12)", "milk (1 l)". */
const AMOUNT = /^\d+(?:[.,/]\d+)?\s?(?:\p{L}{1,8}\.?)?$/u;

/** A line that a cook told in words, and how the food is packed, if they said so. */
export interface ToldItem extends ListLine {
  readonly note: string | null;
  readonly pack: Pack | null;
}

/**
 * Reads what a cook typed or said: "2 x 400 g chickpeas", "oat milk 1l", "milk x2", "eggs (12)", "24-pack water", "bread (the dark one)". `parse` is the
 * reader of libs/culinary.
 */
export function readItem(text: string, parse: (line: string) => ParsedIngredient): ToldItem {
  const { text: straight, unit: bundle } = straightItem(text);
  const { line, aside } = withoutAside(straight, parse);
  const { name, preparation, note, quantity, quantityMax, unit, unitText, alternatives } = parse(
    line.replace(/^(\d+)\s*[x×]\s+(?=\p{L})/iu, '$1 '),
  );
  const said = (name === '' ? line : name).trim().slice(0, LONGEST_NAME);
  const remark = [preparation, note, aside].filter(Boolean).join(', ') || null;
  const told = { name: said, aisle: aisleOf(said), item: idOf(said, remark), note: remark };
  const [whole] = alternatives;
  const isPacks = /^\d+\s*[x×*]/i.test(line) && quantity !== null && quantityMax === null && unit === null;
  if (isPacks && whole?.quantity && whole.unit)
    return {
      ...told,
      quantity: whole.quantity,
      quantityMax: null,
      unit: whole.unit,
      pack: { size: whole.quantity / quantity, unit: whole.unit },
    };
  return { ...told, quantity, quantityMax, unit: bundle ?? unit ?? unitText, pack: null };
}

/** A typed item without the remark in brackets at its end; what says how much stays in the line. */
function withoutAside(
  text: string,
  parse: (line: string) => ParsedIngredient,
): { readonly line: string; readonly aside: string | undefined } {
  const [, before, aside] = /^(.*\S)\s*\(([^()]+)\)\s*$/.exec(text) ?? [];
  if (before === undefined || aside === undefined) return { line: text, aside: undefined };
  const isAmount = AMOUNT.test(aside.trim()) && parse(before).quantity === null && parse(text).quantity !== null;
  return isAmount ? { line: text, aside: undefined } : { line: before, aside };
}

/** A remark makes it another thing to buy: "chicken (for the dog)". */
const idOf = (name: string, remark: string | null): string =>
  itemIdOf(remark === null ? name : `${name} (${foldText(remark)})`).slice(0, 160);
