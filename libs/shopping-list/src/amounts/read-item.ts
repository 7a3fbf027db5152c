import { foldText, type ParsedIngredient } from '@simmer/culinary';
import { aisleOf, itemIdOf } from './foods';
import type { Pack } from './packs-of-foods';
import type { ListLine } from './shares';

/** The longest name of an item, in characters; what is longer is cut. */
const LONGEST_NAME = 120;

/** A line that a cook told in words, and how the food is packed, if they said so. */
export interface ToldItem extends ListLine {
  readonly note: string | null;
  readonly pack: Pack | null;
}

/** Reads what a cook typed or said: "2 x 400 g chickpeas", "oat milk 1l", "bread (the dark one)". `parse` is the reader of libs/culinary. */
export function readItem(text: string, parse: (line: string) => ParsedIngredient): ToldItem {
  const [, line = text, aside] = /^(.*\S)\s*\(([^()]+)\)\s*$/.exec(text.trim()) ?? [];
  const { name, preparation, note, quantity, quantityMax, unit, unitText, alternatives } = parse(
    line.replace(/^(\d+)\s*[x×]\s+(?=\p{L})/iu, '$1 '),
  );
  const said = (name === '' ? line : name).trim().slice(0, LONGEST_NAME);
  const remark = [preparation, note, aside].filter(Boolean).join(', ') || null;
  const told = { name: said, aisle: aisleOf(said), item: idOf(said, remark), note: remark };
  const [whole] = alternatives;
  const isPacks = /^\d+\s*[x×]/i.test(line) && quantity !== null && quantityMax === null && unit === null;
  if (isPacks && whole?.quantity && whole.unit)
    return {
      ...told,
      quantity: whole.quantity,
      quantityMax: null,
      unit: whole.unit,
      pack: { size: whole.quantity / quantity, unit: whole.unit },
    };
  return { ...told, quantity, quantityMax, unit: unit ?? unitText, pack: null };
}

/** A remark makes it another thing to buy: "chicken (for the dog)". */
const idOf = (name: string, remark: string | null): string =>
  itemIdOf(remark === null ? name : `${name} (${foldText(remark)})`).slice(0, 160);
