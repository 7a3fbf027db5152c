import { newId } from '@simmer/client';
import { useDraftLock } from '../../../device/draft-lock';
import { NEW_KIND, newDrafts, newPlace, placeOfEdit, savedDrafts } from './kept-draft';

/** Where a new recipe is written on. */
export const useNewPlace = (): string | undefined => useDraftLock({ kind: NEW_KIND, kept: newDrafts, fresh: () => newPlace(newId()) });

/** Where a saved recipe is written on. */
export const usePlaceOf = (recipeId: string): string | undefined =>
  useDraftLock({ kind: recipeId, kept: () => savedDrafts(recipeId), fresh: () => placeOfEdit(recipeId) });
