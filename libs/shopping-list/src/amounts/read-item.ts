import { foldText, type ParsedIngredient } from '@simmer/culinary';
import type { Food, FoodLanguage } from '@simmer/foods';
import { itemIdOf } from './item-id';
import type { ListFoods } from './list-foods';
import type { Pack } from './packs-of-foods';
import type { ListLine } from './shares';
import { straightItem } from './trailing-count';
import { boughtName } from './written-foods';

/** The longest name of an item, in characters; what is longer is cut. */
const LONGEST_NAME = 120;
/** A bracket that says how much is no remark: "eggs (12)", "milk (1 l)". */
const AMOUNT = /^\d+(?:[.,/]\d+)?\s?(?:\p{L}{1,8}\.?)?$/u;

/** What stands before a line of a list in a message: "- ", "• ", "[ ] ", "1) ". */
const BULLET = /^\s*(?:[-–*•·◦▪☐☑✓✔]\s*(?:\[[ xX]?\]\s*)?|\[[ xX]?\]\s*|\d{1,2}[.)]\s+)/u;

/** "2 kg ", "3 x ", "½ " before the name of a thing. */
const AMOUNT_AHEAD = /^\s*[\d½¼¾⅓⅔][\d.,/ ]*(?:[x×]\s+)?(?:(?:kg|g|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|EL|TL)\.?\s+)?/iu;

/** A line that a cook told in words, and how the food is packed, if they said so. */
export interface ParsedItem extends ListLine {
  readonly note: string | null;
  readonly pack: Pack | null;
}

/**
 * Reads what a cook typed or said: "2 x 400 g chickpeas", "oat milk 1l", "milk x2", "eggs (12)", "24-pack water", "bread (the dark one)". `parse` is the
 * reader of libs/culinary, `foods` what is known of foods, `language` the one in which it was told, where that is known.
 */
export function readItem(text: string, parse: (line: string) => ParsedIngredient, foods: ListFoods, language?: FoodLanguage): ParsedItem {
  const { text: straight, unit: bundle } = straightItem(text);
  const { line, aside } = withoutAside(straight, parse);
  const parsed = parse(line.replace(/^(\d+)\s*[x×]\s+(?=\p{L})/iu, '$1 '));
  const { note, quantity, quantityMax, unit, unitText, alternatives } = parsed;
  const bought = parsed.name === '' ? line : boughtName(parsed, line, foods, language);
  const said = bought.trim().slice(0, LONGEST_NAME);
  const preparation = bought === parsed.name ? parsed.preparation : null;
  const remark = [preparation, note, aside].filter(Boolean).join(', ') || null;
  const { aisle } = foods.read(said, language);
  const told = { name: said, aisle: aisle ?? 'other', item: idOf(said, remark), note: remark, ...(language && { language }) };
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

/**
 * The things of what a cook typed or pasted at once: "bread, milk, cheese" are three, "onions, chopped" and "cheese, cheddar" one. Commas part it where
 * every part is a food, or a thing of the household, and none is a kind of another; lines always do.
 */
export const splitItems = (text: string, foods: ListFoods, language?: FoodLanguage): string[] =>
  text
    .split(/[\n;]+/)
    .map((line) => line.replace(BULLET, ''))
    .flatMap((line) => partsOf(line, foods, language))
    .map((part) => part.trim())
    .filter((part) => part !== '');

function partsOf(line: string, foods: ListFoods, language?: FoodLanguage): string[] {
  const parts = line.split(/,(?!\d)(?![^(]*\))\s*/);
  const things = parts.map((part) => foods.read(part.replace(AMOUNT_AHEAD, '').trim(), language).resolved);
  const isOne = things.some((thing, at) =>
    things.some((other, place) => place !== at && thing && other && isSortOf(thing.food, other.food, foods)),
  );
  return parts.length > 1 && things.every((thing) => thing?.isClear) && !isOne ? parts : [line];
}

/** Cheddar is a sort of cheese. */
const isSortOf = (food: Food, kind: Food, { catalogue }: ListFoods): boolean =>
  [kind, ...kind.choices].some(({ id }) => catalogue?.isKindOf(food, id));

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
