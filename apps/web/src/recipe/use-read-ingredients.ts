import { queryOf } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../api/client';
import type { ReadIngredients } from './read-ingredients';

/** What the ingredients of a recipe tell; undefined until the table of foods is here, and without a connection before it ever was. */
export function useReadIngredients(recipe: Pick<Recipe, 'ingredients' | 'servings'>): ReadIngredients | undefined {
  const { data: choices } = useQuery(queryOf(client, 'GET /food-choices', {}));
  const [read, setRead] = useState<ReadIngredients>();
  const { ingredients } = recipe;
  useEffect(() => {
    if (ingredients.length === 0) return;
    let isOpen = true;
    void import('./read-ingredients')
      .then(({ readIngredients }) => readIngredients(recipe, choices?.items ?? []))
      .then(
        (now) => {
          if (isOpen) setRead(now);
        },
        () => {
          // it does not come without a connection; the page is whole without it, and the next visit asks again
        },
      );
    return () => {
      isOpen = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest of a recipe changes nothing of what it holds
  }, [ingredients, recipe.servings, choices]);
  return ingredients.length === 0 ? undefined : read;
}
