import { type Language, languageOf, LANGUAGES } from '@simmer/culinary';

/** The languages in which foods have names: all whose recipes are understood. */
export const FOOD_LANGUAGES = LANGUAGES;
export type FoodLanguage = Language;

/** The language of a tag ("pt-BR" is pt) when foods have names in it, otherwise null. */
export const foodLanguageOf: (tag: string | null | undefined) => FoodLanguage | null = languageOf;

/** Where a noun stands among its adjectives and parts: "chicken breast" ends with what it is, "poitrine de poulet" begins with it. */
export const HEADS_FIRST: ReadonlySet<FoodLanguage> = new Set(['fr', 'es', 'it', 'pt']);

/** Languages that write two nouns into one word: Vollkornbrot, boterham, köttbullar. */
export const JOINS_WORDS: ReadonlySet<FoodLanguage> = new Set(['de', 'nl', 'sv']);
