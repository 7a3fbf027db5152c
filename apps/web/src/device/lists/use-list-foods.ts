import { foodLanguageOf } from '@simmer/foods';
import { type ListItem, writtenNameOf } from '@simmer/shopping-list';
import { useEffect } from 'react';
import { loadListFoods } from './list-foods';

/** Loads what there is to know of the foods of a list, in the languages that they are written in; for an empty list nothing. */
export function useListFoods(items: readonly ListItem[]): void {
  const languages = [...new Set(items.flatMap((item) => writtenNameOf(item).language ?? []))].sort().join();
  const isNeeded = items.length > 0;
  useEffect(() => {
    if (isNeeded) void loadListFoods(languages.split(',').flatMap((language) => foodLanguageOf(language) ?? []));
  }, [isNeeded, languages]);
}
