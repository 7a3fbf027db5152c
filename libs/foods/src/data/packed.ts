import type { FoodLanguage } from '../languages';

/** What one entry of the catalogue says, as it is packed; short keys, and only what is not inherited. */
export interface PackedFood {
  readonly id: string;
  readonly is?: string;
  /** Foods, of which the name may mean any. */
  readonly any?: readonly string[];
  readonly contains?: readonly string[];
  readonly may?: readonly string[];
  readonly without?: readonly string[];
  readonly from?: readonly string[];
  readonly mayFrom?: readonly string[];
  readonly aisle?: string;
  readonly form?: string;
  readonly staple?: boolean;
  readonly whole?: boolean;
  readonly bought?: boolean;
  readonly food?: boolean;
  readonly formerly?: readonly string[];
  /** Names that are understood in every language. */
  readonly also?: string;
}

/** What one entry says of weights, packs and time; only what is not inherited. */
export interface PackedSizes {
  readonly piece?: number;
  readonly portions?: Readonly<Record<string, number>>;
  readonly density?: number;
  readonly edible?: number;
  readonly usda?: number;
  readonly pack?: readonly (string | null)[];
  readonly keeps?: Readonly<Record<string, number>>;
  readonly season?: readonly number[];
}

/** The part that says nothing of languages; `sizes` in the order of `foods`, in a file of their own, null where they were not loaded. */
export interface PackedFacts {
  readonly foods: readonly PackedFood[];
  readonly sizes: readonly PackedSizes[] | null;
}

/** Words of a language that stand beside the name of a food, by what they do; see catalogue/words. */
export interface PackedWords {
  readonly preparation: string;
  readonly quality: string;
  readonly parts: string;
  readonly leaves: string;
  readonly forms: Readonly<Record<string, string>>;
  readonly free: Readonly<Record<string, string>>;
  readonly joiners: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, string>>;
  readonly allergens: Readonly<Record<string, string>>;
}

/** Names of all foods in one language, in the order of {@link PackedFacts}: "eggplant/eggplants, aubergine/aubergines", empty where there is none. */
export interface PackedNames {
  readonly language: FoodLanguage;
  readonly names: readonly string[];
  readonly words: PackedWords;
}

/** Everything a {@link Foods} is made of. */
export interface FoodsData {
  readonly facts: PackedFacts;
  readonly languages: readonly PackedNames[];
}

/**
 * By NDB number of USDA SR28: figures per 100 g in the order of FIGURES (null is unknown, not zero), and grams of the portions of its own
 * table, such as `cup`, `cup chopped`, `medium`.
 */
export type PackedFigures = Readonly<Record<string, readonly [readonly (number | null)[], Readonly<Record<string, number>>]>>;
