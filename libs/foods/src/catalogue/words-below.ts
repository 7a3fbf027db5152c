import type { PackedFacts, PackedNames } from '../data/packed';
import { unpackFoods } from '../data/unpack';
import { isPoured } from '../facts/poured';
import { type Food, isOneOf } from '../food';
import { type FoodLanguage, JOINS_WORDS } from '../languages';
import { type FoodName, readNames } from '../names/food-names';

/** What libs/culinary, which stands below the catalogue, has to know of foods to read and scale a line at once. */
export interface WordsBelow {
  /** English drinks and other liquids of which an ounce is a fluid one, in both numbers. */
  readonly poured: string;
  /** Foods that are counted, in each language: "zwiebel+n", "apfel:äpfel"; the one alone where the many adds an s. */
  readonly counted: Readonly<Partial<Record<FoodLanguage, string>>>;
}

const FLUID = ['drink', 'milk', 'stock', 'vinegar'];
const COUNTED = ['vegetable', 'fruit', 'egg', 'mushroom', 'nut', 'bread', 'sausage'];
const UNCOUNTED = new Set(['canned', 'frozen', 'ground', 'powder', 'juice', 'zest', 'paste']);
/** So many names of a food: the usual one and another country's. */
const MOST_NAMES = 2;
/** Shorter ends are those of too many other words: Ei, Brei. */
const SHORTEST_END = 4;

/** Picks the words from the catalogue. `languages` holds all names of the sources, also those that are not packed. */
export function wordsBelow(facts: PackedFacts, languages: readonly PackedNames[]): WordsBelow {
  const foods = unpackFoods(facts);
  const namesIn = (language: FoodLanguage, at: number): readonly FoodName[] =>
    readNames(languages.find((names) => names.language === language)?.names[at] ?? '');
  const poured = foods.flatMap((food, at) => (isFluid(food) ? namesIn('en', at).flatMap(({ one, many }) => [one, many]) : []));
  const counted = languages.flatMap(({ language }) =>
    language === 'en' ? [] : [[language, countedIn(language, foods, (at) => namesIn(language, at))] as const],
  );
  return { poured: [...new Set(poured.filter(isOneWord).map(folded))].sort().join(' '), counted: Object.fromEntries(counted) };
}

const isFluid = (food: Food): boolean =>
  food.form !== 'frozen' && isPoured(food) && (isOneOf(food, FLUID) || food.choices.some((choice) => isOneOf(choice, FLUID)));

const isOneWord = (name: string): boolean => /^\p{L}+$/u.test(name);
const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function countedIn(language: FoodLanguage, foods: readonly Food[], namesOf: (at: number) => readonly FoodName[]): string {
  const numbers = new Map<string, string>();
  foods.forEach((food, at) => {
    if (food.piece === null || !isOneOf(food, COUNTED) || (food.form !== null && UNCOUNTED.has(food.form))) return;
    const names = namesOf(at).map(({ one, many }) => [one.toLowerCase(), many.toLowerCase()] as const);
    for (const [one, many] of names.filter((name) => name.every((word) => !/[\s.]/.test(word)) && name[0] !== name[1]).slice(0, MOST_NAMES))
      if (!numbers.has(one)) numbers.set(one, many);
  });
  return [...numbers]
    .filter(([one, many]) => !JOINS_WORDS.has(language) || !endsLikeAnother(one, many, numbers))
    .map(([one, many]) => (many === `${one}s` ? one : many.startsWith(one) ? `${one}+${many.slice(one.length)}` : `${one}:${many}`))
    .sort()
    .join(' ');
}

/** Whether a joined word has its number by its last part: Kirschtomate, Kirschtomaten. */
const endsLikeAnother = (one: string, many: string, numbers: ReadonlyMap<string, string>): boolean =>
  [...numbers].some(
    ([end, ends]) =>
      end.length >= SHORTEST_END && end !== one && one.endsWith(end) && many === one.slice(0, one.length - end.length) + ends,
  );
