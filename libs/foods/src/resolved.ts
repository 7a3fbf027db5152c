import type { Food, Form, FreeOf } from './food';

/** How a food was found: by a name of it, by the word that says what it is, or by the last part of a joined word. */
export type Certainty = 'exact' | 'head' | 'part';

/** What a name on a recipe or a list means. */
export interface ResolvedFood {
  readonly food: Food;
  /** A form that the name says and the food has not by itself: "frozen peas" where the catalogue has no frozen ones. */
  readonly form: Form | null;
  readonly certainty: Certainty;
  /** What the name says it is free of. */
  readonly free: readonly FreeOf[];
  /** Further foods of "butter or oil": it is one of them. */
  readonly alternatives: readonly Food[];
  /** Foods that it holds besides: the cheese of a cheese sauce, the pepper of "salt and pepper". */
  readonly additions: readonly Food[];
  /** Foods that its name speaks of and that it may hold. */
  readonly mentions: readonly Food[];
  /** Words of the name, folded, that nobody knows. */
  readonly unknownWords: readonly string[];
  /** Whether allergens and diets can be told: every word that may change them is known. */
  readonly isClear: boolean;
}
