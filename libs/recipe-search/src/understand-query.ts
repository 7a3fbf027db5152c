import type { Diet } from '@simmer/contracts/constants';
import { foldText } from '@simmer/culinary';
import type { FoodLanguage, Foods, FreeOf } from '@simmer/foods';
import type { Condition, Unwanted } from './condition';
import { WITHOUT_WORDS } from './denials';
import { unwantedCalled } from './food-meaning';
import { NO_FOOD } from './no-food';
import { ownConditions } from './own-conditions';

export interface QueryOptions {
  /** Whether a word is known from the lines of the library. */
  isIngredient?: (word: string) => boolean;
  /** Whether recipes have a cook's marks: "favorites" is a condition then, else a word. */
  hasOwnMarks?: boolean;
}

export interface UnderstoodQuery {
  /** What is left to look for. */
  readonly text: string;
  readonly conditions: readonly Condition[];
}

const NUMBER = String.raw`(\d{1,4})`;
const TIME = new RegExp(
  String.raw`(?:\b(?:under|in under|less than|max|maximum|at most|up to|within|in|below|unter|hochstens|maximal|in unter|bis)\s+|<\s*)${NUMBER}\s*(minutes|minuten|minute|mins|min|m|hours|hour|hrs|hr|h|stunden|stunde|std)\b\.?`,
  'g',
);
const OPENER = new RegExp(String.raw`(?<=^|[\s,])-(?=\p{L})|\b(?:${WITHOUT_WORDS})\s+(?=\p{L})`, 'gu');
const WORD = /[\p{L}'’]+(?:-[\p{L}]+)*/uy;
/** Between two foods that are both left out. */
const BETWEEN =
  /(?:\s*,\s*(?:(?:or|oder|and|und|nor|ou|et|o|y|e|of|en|eller|och)\s+)?|\s+(?:or|oder|and|und|nor|ou|et|o|y|e|of|en|eller|och)\s+)(?=\p{L})/uy;
/** Languages of the words that say "without"; a minus, and words that several share, are of any. */
const LANGUAGE_OF: Readonly<Record<string, FoodLanguage>> = {
  without: 'en',
  not: 'en',
  ohne: 'de',
  kein: 'de',
  keine: 'de',
  keinen: 'de',
  sans: 'fr',
  sin: 'es',
  senza: 'it',
  sem: 'pt',
  zonder: 'nl',
  geen: 'nl',
  utan: 'sv',
};
const MOST_WORDS_OF_A_FOOD = 3;

/** What says that a dish is free of something, as a condition. */
const FREE: Readonly<Record<FreeOf, { diet: Diet } | { unwanted: Unwanted }>> = {
  vegan: { diet: 'vegan' },
  vegetarian: { diet: 'vegetarian' },
  'gluten-free': { diet: 'gluten-free' },
  'dairy-free': { diet: 'dairy-free' },
  'egg-free': { unwanted: { foods: [], allergens: ['eggs'], isMeat: false } },
  'nut-free': { unwanted: { foods: [], allergens: ['nuts', 'peanuts'], isMeat: false } },
  'soy-free': { unwanted: { foods: [], allergens: ['soy'], isMeat: false } },
};

/**
 * Reads conditions out of a question: "pasta no cream under 30 min" looks for pasta, leaves out cream and keeps to half an hour; "vegane Suppe ohne
 * Sellerie" has two. "No" before what is no food ("no bake", "no knead") is a word to look for, unless `isIngredient` knows it from the library.
 */
export function understandQuery(
  query: string,
  foods: Foods,
  { isIngredient = () => false, hasOwnMarks = false }: QueryOptions = {},
): UnderstoodQuery {
  const folded = foldKeepingLength(query);
  const conditions = hasOwnMarks ? ownConditions(folded) : [];
  const isTaken = (from: number, to: number): boolean => conditions.some((taken) => from < taken.to && to > taken.from);
  for (const match of folded.matchAll(TIME)) {
    const [all, number = '', unit = ''] = match;
    const minutes = Number(number) * (/^(?:h|st)/.test(unit) ? 60 : 1);
    if (minutes > 0) conditions.push({ kind: 'under', minutes, from: match.index, to: match.index + all.length });
  }
  for (const match of folded.matchAll(OPENER)) {
    if (isTaken(match.index, match.index + match[0].length)) continue;
    conditions.push(...leftOut(query, folded, match, foods, isIngredient));
  }
  for (const condition of freeOf(query, folded, foods)) if (!isTaken(condition.from, condition.to)) conditions.push(condition);
  conditions.sort((a, b) => a.from - b.from);
  return { text: restOf(query, conditions), conditions };
}

/** What stands behind a "without" or a minus: one food, or several with "or" or a comma between them. */
function leftOut(
  query: string,
  folded: string,
  opener: RegExpExecArray,
  foods: Foods,
  isIngredient: (word: string) => boolean,
): Condition[] {
  const word = opener[0].trim();
  const isMinus = word === '-';
  const own = LANGUAGE_OF[word];
  const from = opener.index;
  const found: { food: string; unwanted: Unwanted | null }[] = [];
  let at = from + opener[0].length;
  let to = at;
  for (;;) {
    const next = foodAt(query, folded, at, foods, own, isMinus ? 1 : MOST_WORDS_OF_A_FOOD);
    const isFood = (next.unwanted !== null || isIngredient(next.food)) && !NO_FOOD.test(foldText(next.food));
    // the first one after a minus is left out whatever it is; another one only where it is a food
    if (!isFood && (found.length > 0 || !isMinus)) break;
    found.push({ food: next.food, unwanted: next.unwanted });
    to = next.to;
    BETWEEN.lastIndex = to;
    const between = BETWEEN.exec(folded);
    if (!between) break;
    at = to + between[0].length;
  }
  return found.map(({ food, unwanted }) => ({ kind: 'without', food, unwanted, isMinus, from, to }));
}

/** The longest name of a food or an allergen that begins here; one word where none is known. */
function foodAt(query: string, folded: string, at: number, foods: Foods, own: FoodLanguage | undefined, most: number) {
  const words = wordsFrom(folded, at, most);
  const others = foods.languages.filter((language) => language !== own);
  for (const end of words.map((word) => word.to).reverse()) {
    const name = query.slice(at, end);
    // "ohne Paprika" is German; where that language does not know the word, any may
    const spoken = own && foods.languages.includes(own) ? unwantedCalled(name, foods, [own]) : null;
    const unwanted = spoken ?? unwantedCalled(name, foods, others);
    if (unwanted) return { food: name, to: end, unwanted };
  }
  const end = words[0]?.to ?? at;
  return { food: query.slice(at, end), to: end, unwanted: null };
}

function wordsFrom(folded: string, from: number, most: number): { from: number; to: number }[] {
  const words: { from: number; to: number }[] = [];
  for (let at = from; words.length < most;) {
    WORD.lastIndex = at;
    const match = WORD.exec(folded);
    if (!match) break;
    words.push({ from: at, to: WORD.lastIndex });
    if (folded[WORD.lastIndex] !== ' ') break;
    at = WORD.lastIndex + 1;
  }
  return words;
}

/** "Vegan", "gluten-free", "sin gluten": unless the words are part of a food's name (lait végétal, gluten-free flour). */
function freeOf(query: string, folded: string, foods: Foods): Condition[] {
  const conditions: Condition[] = [];
  for (const { index } of folded.matchAll(/(?<![\p{L}'’-])\p{L}/gu)) {
    if (index < (conditions.at(-1)?.to ?? 0)) continue;
    for (const { to } of wordsFrom(folded, index, 2).reverse()) {
      const free = foods.languages.flatMap((language) => foods.freeOf(query.slice(index, to), language) ?? [])[0];
      if (!free || isInName(query, folded, index, to, foods)) continue;
      const meant = FREE[free];
      const place = { from: index, to };
      conditions.push(
        'diet' in meant
          ? { kind: 'diet', diet: meant.diet, ...place }
          : { kind: 'without', food: query.slice(index, to), unwanted: meant.unwanted, isMinus: false, ...place },
      );
      break;
    }
  }
  return conditions;
}

/** Whether words name a food together with the word before or behind them. */
function isInName(query: string, folded: string, from: number, to: number, foods: Foods): boolean {
  const before = /\p{L}+\s$/u.exec(folded.slice(0, from));
  const behind = /^\s\p{L}+/u.exec(folded.slice(to));
  const names = [before && query.slice(from - before[0].length, to), behind && query.slice(from, to + behind[0].length)];
  return names.some((name) => name && foods.languages.some((language) => foods.foodCalled(name, language) !== null));
}

function restOf(query: string, conditions: readonly Condition[]): string {
  let rest = query;
  for (const { from, to } of conditions) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  return rest.replace(/\s+/g, ' ').trim();
}

/** Folded letter by letter, so that places in it are places in the question. */
export const foldKeepingLength = (text: string): string =>
  text.replace(/\P{ASCII}/gu, (letter) => foldText(letter).padEnd(letter.length).slice(0, letter.length)).toLowerCase();
