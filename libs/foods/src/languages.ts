/** The languages in which foods have names. */
export const FOOD_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv'] as const;

/** An ISO 639-1 code out of {@link FOOD_LANGUAGES}. */
export type FoodLanguage = (typeof FOOD_LANGUAGES)[number];

/** The language of a tag ("pt-BR" is pt) when foods have names in it, otherwise null. */
export function foodLanguageOf(tag: string | null | undefined): FoodLanguage | null {
  const code = tag?.slice(0, 2).toLowerCase();
  return FOOD_LANGUAGES.find((language) => language === code) ?? null;
}

/** Where a noun stands among its adjectives and parts: "chicken breast" ends with what it is, "poitrine de poulet" begins with it. */
export const HEADS_FIRST: ReadonlySet<FoodLanguage> = new Set(['fr', 'es', 'it', 'pt']);

/** Languages that write two nouns into one word: Vollkornbrot, boterham, köttbullar. */
export const JOINS_WORDS: ReadonlySet<FoodLanguage> = new Set(['de', 'nl', 'sv']);
