import { newId } from '@simmer/client';
import type { RecipeDraft } from '@simmer/contracts';
import { takeNext } from '../../../device/draft-lock';
import { accountStorage } from '../../../device/account-storage';
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

/** The kind of places where new recipes are written; those of a saved one go by its id. */
export const NEW_KIND = 'new';

/** Where a new recipe is written. Every one has a place of its own, so that two tabs write two recipes. */
export const newPlace = (recipeId: string): string => `${NEW_KIND}.${recipeId}`;

/** The id of the recipe that is written in the place of a new one. */
export const idOfNew = (place: string): string => place.slice(newPlace('').length);

/** A place to write on a saved recipe: each tab has one. */
export const placeOfEdit = (recipeId: string): string => `${recipeId}.${newId()}`;

/** What was being written in a place on this device; undefined when nothing was. */
export function readDraft(place: string): KeptDraft | undefined {
  return accountStorage().read(placeOf(place));
}

/** False when the device has no room for it. */
export const keepDraft = (place: string, draft: KeptDraft): Promise<boolean> => accountStorage().write(placeOf(place), draft);

export const dropDraft = (place: string): void => accountStorage().remove(placeOf(place));

/** The places of the new recipes that are half written on this device, the latest first. */
export const newDrafts = (): string[] => draftsIn(newPlace(''));

/** The places where a saved recipe was written on, the latest first. */
export const savedDrafts = (recipeId: string): string[] => draftsIn(recipeId);

/** Makes a new recipe of what was written on one that is not there any more; the screen of new recipes opens it. */
export function renewDrafts(recipeId: string): void {
  for (const place of savedDrafts(recipeId).toReversed()) {
    const draft = readDraft(place);
    const newRecipeId = newId();
    if (draft) void keepDraft(newPlace(newRecipeId), { recipeId: newRecipeId, at: draft.at, form: draft.form });
    dropDraft(place);
    takeNext(NEW_KIND, newPlace(newRecipeId));
  }
}

/** Where a pasted recipe is written on before it is saved, by the place of its text. */
export const placeOfPasted = (place: string): string => place.replace('paste', 'pasted');

/** Puts a pasted recipe into its place in the editor. What was already written on the same one stays. */
export function keepPastedDraft(place: string, recipeId: string, pasted: RecipeDraft): void {
  if (readDraft(place)?.recipeId !== recipeId) void keepDraft(place, { recipeId, form: formOfDraft(pasted), pasted });
}

function draftsIn(start: string): string[] {
  const kept = accountStorage();
  const at = (place: string): number => kept.read<KeptDraft>(place)?.at ?? 0;
  return kept
    .places(placeOf(start))
    .toSorted((a, b) => at(b) - at(a))
    .map((place) => place.slice(placeOf('').length));
}

function placeOf(place: string): string {
  return `draft.${place}`;
}
