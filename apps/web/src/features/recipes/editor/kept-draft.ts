import type { RecipeDraft } from '@simmer/contracts';
import { keptForCook } from '../../../app/kept-for-cook';
import { formOfDraft, type RecipeForm } from './recipe-form';

export interface KeptDraft {
  /** The id the recipe will have: the same after a reload, so that saving twice makes one recipe. */
  recipeId: string;
  /** When it was last typed at, epoch milliseconds; undefined when it never was. */
  at?: number | undefined;
  form: RecipeForm;
  /** Whether it was sent before, and the answer may have been lost. */
  wasTried?: boolean | undefined;
  /** The recipe that the form was filled with, for what the form does not show: its source, its notes. */
  pasted?: RecipeDraft | undefined;
  /** The revision of the saved recipe that the writing began with; a newer one is not written over unasked. */
  revision?: number | undefined;
}

const NEW = 'new.';

/** Where a new recipe is written. Every one has a place of its own, so that two tabs write two recipes. */
export const newPlace = (recipeId: string): string => NEW + recipeId;

/** What was being written in a place (that of a new recipe, or a saved one's id) on this device; undefined when nothing was. */
export function readDraft(place: string): KeptDraft | undefined {
  const kept = keptForCook();
  kept.takeOver(`simmer.draft.${place}`, placeOf(place));
  return kept.read(placeOf(place));
}

/** False when the device has no room for it. */
export const keepDraft = (place: string, draft: KeptDraft): boolean => keptForCook().write(placeOf(place), draft);

export const dropDraft = (place: string): void => keptForCook().remove(placeOf(place));

/** The ids of the new recipes that are half written on this device, the latest first. */
export function newDrafts(): string[] {
  const unnamed = readDraft('new');
  if (unnamed) {
    keepDraft(newPlace(unnamed.recipeId), unnamed);
    dropDraft('new');
  }
  const kept = keptForCook();
  const drafts = kept.places(placeOf(NEW)).flatMap((place) => kept.read<KeptDraft>(place) ?? []);
  return drafts.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)).map(({ recipeId }) => recipeId);
}

/** Where a pasted recipe is written on before it is saved. */
export const PASTED_PLACE = 'pasted';

/** Puts a pasted recipe into its place in the editor. What was already written on the same one stays. */
export function keepPastedDraft(recipeId: string, pasted: RecipeDraft): void {
  if (readDraft(PASTED_PLACE)?.recipeId !== recipeId) keepDraft(PASTED_PLACE, { recipeId, form: formOfDraft(pasted), pasted });
}

function placeOf(place: string): string {
  return `draft.${place}`;
}
