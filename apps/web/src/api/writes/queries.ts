import { queryKey } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Keys of the answers that writes of several areas change. */
export const lists = queryKey('GET /recipes');
export const facets = queryKey('GET /recipes/facets');
export const tray = queryKey('GET /tray');
export const collections = queryKey('GET /collections', {});
export const shoppingLists = queryKey('GET /shopping-lists', {});
export const planTemplates = queryKey('GET /meal-plan-templates', {});
export const detail = (id: string): QueryKey => queryKey('GET /recipes/:id', { id });

export const keepRecipe = (cache: QueryClient, recipe: Recipe): void => void cache.setQueryData(detail(recipe.id), recipe);
