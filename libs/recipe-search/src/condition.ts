import type { Allergen, Diet } from '@simmer/contracts/constants';
import type { FoodId } from '@simmer/foods';

/** What to leave out: foods with all their kinds, what is made of an animal's meat, allergens, and text where no line tells what food it is. */
export interface Unwanted {
  readonly foods: readonly FoodId[];
  readonly allergens: readonly Allergen[];
  readonly isMeat: boolean;
}

/** A condition read from a question. `from` and `to` are where it stands in the text, so that a screen can show it as a chip and take it out again. */
export type Condition = { readonly from: number; readonly to: number } & (
  | {
      readonly kind: 'without';
      /** As typed. */
      readonly food: string;
      /** Null where no catalogue knows it: it is a word to leave out. */
      readonly unwanted: Unwanted | null;
      /** Asked for with a minus: what has the word in its title is left out as well. */
      readonly isMinus: boolean;
    }
  | { readonly kind: 'diet'; readonly diet: Diet }
  | { readonly kind: 'under'; readonly minutes: number }
  | { readonly kind: 'favorite' }
  | { readonly kind: 'rated'; readonly least: number }
  | { readonly kind: 'not-cooked' }
);

/** Whether a recipe meets a condition: for certain, or possibly. Recipes that break one are never found. */
export type Verdict = 'kept' | 'unknown';

/** A diet or an allergen is a promise: a list that has no room to say "can't tell" shows only what keeps it for certain. */
export const isPromise = (condition: Condition): boolean =>
  condition.kind === 'diet' || (condition.kind === 'without' && (condition.unwanted?.allergens.length ?? 0) > 0);
