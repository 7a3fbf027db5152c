import type { SharedRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/share';
import { headOf } from '../app/head';
import { recipeData } from './recipe-data';

/** What the page of a recipe says of itself: schema.org data, and a preview with its photo or its drawn plate. Without an address no index lists it. */
export function headOfRecipe(recipe: SharedRecipe, address?: string) {
  const { title, description, servings, ingredients } = recipe;
  return headOf({
    title,
    description: description || t.description({ servings, ingredients: ingredients.length }),
    data: recipeData(recipe),
    image: previewOf(recipe),
    ...(address !== undefined && { address }),
  });
}

/** The picture that a preview of a link shows: the largest photo, or the drawn plate in a form that everybody takes. */
export const previewOf = ({ image, plate }: Pick<SharedRecipe, 'image' | 'plate'>): string =>
  image?.variants.findLast(({ format }) => format === 'webp')?.url ?? plate.url.replace(/\.svg(?=\?|$)/, '.png');
