import { foldText } from '@simmer/culinary';
import type { Food, FoodLanguage, Foods } from '@simmer/foods';
import type { ListedFood, ListFoods } from './list-foods';

/** A name as the reader of lines took it from a text, and what it took for the preparation. */
export interface ReadName {
  readonly name: string;
  readonly preparation: string | null;
  readonly unit: string | null;
  readonly quantity: number | null;
}

/** In what only fresh herbs are sold: a bunch of coriander is no seed. */
const UNITS_OF_HERBS: ReadonlySet<string | null> = new Set(['bunch', 'handful', 'sprig', 'stalk', 'stem', 'branch']);
/** Between the foods of one line, in the languages of recipes. */
const BETWEEN_FOODS = /\s*,\s*(?:and\s+|und\s+)?|\s+(?:and|und|et|y|e|ed|en|och|&|\+)\s+/iu;

/**
 * The name under which a thing is bought. What is bought minced, crushed or canned keeps that word: "minced beef" is no beef, and a can of tomatoes
 * holds canned ones. What nobody sells alone is bought as the whole: for a yolk an egg, for the juice of a lemon a lemon. `text` is the line: only
 * words that stand beside the name belong to it ("2 tomatoes, diced" are fresh).
 */
export function boughtName(read: ReadName, text: string, foods: ListFoods, language?: FoodLanguage): string {
  const name = nameWithForm(read, text, foods, language);
  const { catalogue } = foods;
  const food = foods.read(name, language);
  const instead = catalogue && boughtInstead(food, read, catalogue);
  if (!catalogue || !instead) return name;
  // in the cook's own words, where the catalogue knows them: fresh coriander, and not cilantro
  const written = foldText(name);
  const own = catalogue.namesOf(instead, food.language).find(({ one }) => foldText(one).split(' ').includes(written));
  return own?.one ?? catalogue.displayName(instead, food.language, read.quantity ?? 1);
}

/** The part of a whole that a line counts, the zest of "zest of 1 lemon"; null where it speaks of the whole. */
export function partOf(
  { unit, quantity }: Pick<ReadName, 'unit' | 'quantity'>,
  { resolved }: ListedFood,
  { catalogue }: ListFoods,
): string | null {
  const isPart = unit === null && quantity !== null && resolved && catalogue?.wholeOf(resolved);
  return isPart ? resolved.food.id : null;
}

/** The names of the foods that a line without an amount tells together: "lettuce and tomatoes", "Salz, Pfeffer, Muskat". One where it tells of one. */
export function namesOfFoods(name: string, foods: ListFoods, language?: FoodLanguage): string[] {
  const { resolved } = foods.read(name, language);
  const isOne = resolved?.certainty === 'exact' && resolved.additions.length + resolved.mentions.length === 0;
  const parts = isOne ? [] : name.split(BETWEEN_FOODS).filter((part) => part !== '');
  const areFoods = parts.every((part) => foods.read(part, language).resolved?.certainty === 'exact');
  return parts.length > 1 && areFoods ? parts : [name];
}

function nameWithForm({ name, preparation, unit }: ReadName, text: string, foods: ListFoods, language?: FoodLanguage): string {
  const { key, resolved } = foods.read(name, language);
  const line = foldText(text);
  const written = preparation ? besideName(preparation, name).find((words) => line.includes(foldText(words))) : undefined;
  if (written !== undefined) {
    const other = foods.read(written, language);
    // counted ones are fresh: 2 diced tomatoes
    const isCan = other.resolved?.food.form === 'canned' && unit === null;
    if (other.resolved?.certainty === 'exact' && other.key !== key && !isCan && !isGratedAtHome(other, foods)) return written;
  }
  if (unit !== 'can' || !resolved || !foods.catalogue) return name;
  const canned = resolved.food.children.find(({ id, form }) => form === 'canned' && id === `${resolved.food.id}-canned`);
  return canned ? foods.catalogue.displayName(canned, foods.read(name, language).language, 2) : name;
}

/** Every way in which a word may stand beside a name, or in it: "lean minced beef". */
function besideName(preparation: string, name: string): string[] {
  const words = name.split(' ');
  return words.map((_, at) => [...words.slice(0, at), preparation, ...words.slice(at)].join(' ')).concat(`${name} ${preparation}`);
}

/** Cheese is one thing to buy, in a piece or grated. */
const isGratedAtHome = ({ resolved }: ListedFood, { catalogue }: ListFoods): boolean =>
  resolved !== null && catalogue !== null && resolved.form === null && catalogue.isKindOf(resolved.food, 'cheese');

/** What is bought for a food that is told by a count or in bunches, where that is another one. */
function boughtInstead({ resolved }: ListedFood, { unit, quantity }: ReadName, catalogue: Foods): Food | null {
  if (!resolved) return null;
  if (unit === null && quantity !== null) return catalogue.wholeOf(resolved);
  if (!UNITS_OF_HERBS.has(unit)) return null;
  const herbs = resolved.food.choices.filter((choice) => catalogue.isKindOf(choice, 'fresh-herb'));
  return herbs.length === 1 && herbs.length < resolved.food.choices.length ? (herbs[0] ?? null) : null;
}
