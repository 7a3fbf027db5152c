import { newId } from '@simmer/client';
import { useHeldPlace } from '../../../app/held-place';
import { NEW_KIND, newDrafts, newPlace, placeOfEdit, savedDrafts } from './kept-draft';

/** Where a new recipe is written on. */
export const useNewPlace = (): string | undefined => useHeldPlace({ kind: NEW_KIND, kept: newDrafts, fresh: () => newPlace(newId()) });

/** Where a saved recipe is written on. */
export const usePlaceOf = (recipeId: string): string | undefined =>
  useHeldPlace({ kind: recipeId, kept: () => savedDrafts(recipeId), fresh: () => placeOfEdit(recipeId) });
