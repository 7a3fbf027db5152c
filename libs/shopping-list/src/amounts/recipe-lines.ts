import { detectLineLanguage } from '@simmer/culinary';
import { type FoodLanguage, foodLanguageOf } from '@simmer/foods';
import { itemIdOf } from './item-id';
import type { ListFoods } from './list-foods';
import type { ListLine } from './shares';
import { boughtName, namesOfFoods, partOf } from './written-foods';

/** An amount of a food that a line of a recipe names. */
interface RecipeFood {
  readonly quantity: number | null;
  readonly quantity_max: number | null;
  readonly unit: string | null;
  readonly name: string;
}

/** What was understood of a line of a recipe; `also` are further foods of it: "2 eggs plus 1 yolk". */
interface RecipeLine extends RecipeFood {
  readonly preparation: string;
  readonly also?: readonly RecipeFood[] | undefined;
}

/** A recipe as far as it says what to buy. */
export interface RecipeToBuy {
  readonly ingredients: readonly { readonly text: string; readonly parsed: RecipeLine }[];
  /** BCP 47, null where nobody said it: then its lines tell it together. */
  readonly language: string | null;
}

const LONGEST_NAME = 120;

/** What a recipe needs for so many times its servings. Lines in which no food was found, and those of water and ice, are left out. */
export function recipeLines({ ingredients, language: said }: RecipeToBuy, factor: number, foods: ListFoods): ListLine[] {
  const texts = ingredients.map(({ text }) => text);
  const language = foodLanguageOf(said) ?? detectLineLanguage(texts.join('\n'), foods.language);
  const needed = ingredients
    .flatMap(({ text, parsed }) => [
      ...foodsOf(parsed, foods, language).map((food) => boughtLine(food, text, factor, foods, language)),
      // what a line tells apart ("2 eggs plus 1 yolk") stays apart
      ...(parsed.also ?? []).map((food) => lineOf(food, food.name, factor, foods, language)),
    ])
    .filter((line) => line !== null);
  return needed.filter((line) => !needed.some((other) => isOfTheSame(line, other, needed))).map(({ part: _, ...line }) => line);
}

/** A line without an amount may tell of several: salt, pepper, nutmeg. */
const foodsOf = (parsed: RecipeLine, foods: ListFoods, language: FoodLanguage): RecipeLine[] =>
  parsed.quantity === null && parsed.unit === null
    ? namesOfFoods(parsed.name, foods, language).map((name) => ({ ...parsed, name }))
    : [parsed];

/** What a recipe needs of a thing, and which part of it: the zest of a lemon. */
interface NeededLine extends ListLine {
  readonly part: string | null;
}

function boughtLine(line: RecipeLine, text: string, factor: number, foods: ListFoods, language: FoodLanguage): NeededLine | null {
  const read = withOwnUnit(line, text, foods, language);
  const part = partOf(read, foods.read(read.name, language), foods);
  return lineOf(read, boughtName(read, text, foods, language), factor, foods, language, part);
}

function lineOf(
  { quantity, quantity_max, unit }: RecipeFood,
  bought: string,
  factor: number,
  foods: ListFoods,
  language: FoodLanguage,
  part: string | null = null,
): NeededLine | null {
  const name = bought.trim().slice(0, LONGEST_NAME);
  const food = foods.read(name, language);
  if (name === '' || !food.isBought) return null;
  const scaled = { quantity: times(quantity, factor), quantityMax: times(quantity_max, factor), unit };
  // what a recipe names in brackets ("stew beef (chuck)") is no remark that makes it another thing
  const item = itemIdOf(name.replace(/[()]/g, ' '));
  return { ...scaled, name, language, item, aisle: food.aisle ?? 'other', isStaple: food.isStaple, part };
}

/** The same lemon gives its zest and its juice, the same egg its yolk and its white: of two parts, the one of which more is needed is bought for. */
function isOfTheSame(line: NeededLine, other: NeededLine, lines: readonly NeededLine[]): boolean {
  if (line.part === null || other.part === null || line.part === other.part || line.item !== other.item) return false;
  const [own, others] = [line.quantity ?? 0, other.quantity ?? 0];
  return own < others || (own === others && lines.indexOf(line) > lines.indexOf(other));
}

/** A clove in one word with garlic, in German, Dutch and Swedish. */
const JOINED_CLOVES = /(?:zehen?|te(?:en|nen)|te?entjes?|klyft(?:a|or))$/iu;

/**
 * A line with the unit that only its food tells: "3 Knoblauchzehen" are cloves of garlic, and a German "Becher" is a cup of flour or sugar, but a tub of
 * sour cream.
 */
function withOwnUnit(line: RecipeLine, text: string, foods: ListFoods, language: FoodLanguage): RecipeLine {
  const food = foods.read(line.name, language).resolved?.food;
  const { catalogue } = foods;
  if (!food || !catalogue) return line;
  if (line.unit === null && food.portions.clove !== undefined && JOINED_CLOVES.test(line.name))
    return { ...line, unit: 'clove', name: catalogue.displayName(food, language) };
  const isTub = line.unit === 'cup' && /\bbecher\b/iu.test(text) && ['dairy', 'plant-dairy'].some((kind) => catalogue.isKindOf(food, kind));
  return isTub ? { ...line, unit: 'tub' } : line;
}

/** Without the dust of a division: a third of 1 is 0.3333. */
const times = (quantity: number | null, factor: number): number | null =>
  quantity === null ? null : Math.round(quantity * factor * 10_000) / 10_000;
