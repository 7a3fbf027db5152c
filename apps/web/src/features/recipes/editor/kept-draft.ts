import type { RecipeDraft } from '@simmer/contracts';
import { formOfDraft, type RecipeForm } from './recipe-form';

export interface KeptDraft {
  /** The id the recipe will have: the same after a reload, so that saving twice makes one recipe. */
  recipeId: string;
  /** When it was last typed at, epoch milliseconds; undefined when it never was. */
  at?: number;
  form: RecipeForm;
  /** Whether it was sent before, and the answer may have been lost. */
  wasTried?: boolean;
  /** The recipe that the form was filled with, for what the form does not show: its source, its notes. */
  pasted?: RecipeDraft;
}

const keyOf = (place: string): string => `simmer.draft.${place}`;

/** What was being written in a place (`new`, or a recipe's id) on this device; undefined when nothing was. */
export function readDraft(place: string): KeptDraft | undefined {
  const kept = localStorage.getItem(keyOf(place));
  if (kept === null) return undefined;
  try {
    return JSON.parse(kept) as KeptDraft;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    localStorage.removeItem(keyOf(place));
    return undefined;
  }
}

export function keepDraft(place: string, draft: KeptDraft): void {
  localStorage.setItem(keyOf(place), JSON.stringify(draft));
}

/** Where a pasted recipe is written on before it is saved. */
export const PASTED_PLACE = 'pasted';

/** Puts a pasted recipe into its place in the editor. What was already written on the same one stays. */
export function keepPastedDraft(recipeId: string, pasted: RecipeDraft): void {
  if (readDraft(PASTED_PLACE)?.recipeId !== recipeId) keepDraft(PASTED_PLACE, { recipeId, form: formOfDraft(pasted), pasted });
}

export function dropDraft(place: string): void {
  localStorage.removeItem(keyOf(place));
}
