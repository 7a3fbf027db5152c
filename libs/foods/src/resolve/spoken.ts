import type { PackedWords } from '../data/packed';
import type { Food } from '../food';
import type { FoodLanguage } from '../languages';
import type { FoodName } from '../names/food-names';
import { NameIndex } from '../names/name-index';
import { WordRoles } from '../text/words';
import { Resolver } from './resolver';

/** One language as it is used: its names, its words, and what finds foods by them. */
export interface Spoken {
  readonly names: readonly (readonly FoodName[])[];
  readonly index: NameIndex;
  readonly words: WordRoles;
  readonly resolver: Resolver;
}

/** Names of the foods of a catalogue, in its order: those of one language, and those that are understood in every language. */
export interface Names {
  readonly own: readonly (readonly FoodName[])[];
  readonly everywhere: readonly (readonly FoodName[])[];
}

/** Makes a language ready for use. `foods` are all foods of the catalogue. */
export function speak(language: FoodLanguage, names: Names, packedWords: PackedWords, foods: readonly Food[]): Spoken {
  const words = new WordRoles(packedWords, language);
  const index = new NameIndex(language, words);
  const add = (list: readonly FoodName[], at: number): void => {
    const food = foods[at];
    if (food) for (const name of list) addName(index, name, food);
  };
  // what several foods claim belongs to the one that it is the usual name of
  names.own.forEach((list, at) => add(list.slice(0, 1), at));
  names.own.forEach((list, at) => add(list.slice(1), at));
  names.everywhere.forEach(add);
  return { names: names.own, index, words, resolver: new Resolver(index, words, foods.find(({ id }) => id === 'plant-dairy') ?? null) };
}

/** Adds both numbers of a name. */
export function addName(index: NameIndex, { one, many }: FoodName, food: Food): void {
  index.add(one, food);
  if (many !== one) index.add(many, food);
}
