import { queryOf, RequestProblem } from '@simmer/client';
import type { SharedRecipe } from '@simmer/contracts';
import { slugOf } from '@simmer/culinary';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../api/client';
import { findOf } from '../../../api/find-of';
import { useRecipe } from '../../../device/library/use-recipe';

/** What there is of a recipe to cook it, whoever's it is. */
export interface CookedRecipe extends SharedRecipe {
  id: string;
  /** Of its page. */
  address: string;
  /** Whether it is in the cook's library; else it is one of the household, or one that somebody published. */
  isOwn: boolean;
}

/** A recipe to cook from: the cook's own, and where there is none, that of somebody in the household or the published one. `data` is undefined while it is not here. */
export function useCookedRecipe(id: string) {
  const own = useRecipe(id);
  const isElsewhere =
    own.data === undefined && own.error instanceof RequestProblem && (own.error.status === 404 || own.error.status === 422);
  // an address holds with any title before the end of the id
  const published = useQuery({ ...findOf(client, 'GET /community/recipe-pages/:slug', { slug: slugOf('', id) }), enabled: isElsewhere });
  const households = useQuery({ ...queryOf(client, 'GET /household-recipes', { ids: [id] }), enabled: isElsewhere });
  const ofHousehold = households.data?.items.find((recipe) => recipe.id === id);
  const page = published.data?.card.id === id ? published.data : undefined;
  const data = useMemo((): CookedRecipe | undefined => {
    if (own.data) return { ...own.data, address: `/app/recipes/${id}`, isOwn: true };
    if (ofHousehold) return { ...ofHousehold, address: `/app/household-recipes/${id}`, isOwn: false };
    return page && { ...page.recipe, id, address: `/app/community/recipe/${page.card.slug}`, isOwn: false };
  }, [own.data, ofHousehold, page, id]);
  const isAsking = published.isPending || households.isPending;
  const error = isElsewhere ? (published.error ?? (isAsking || data ? null : own.error)) : own.error;
  return { data, error, refetch: published.error ? published.refetch : own.refetch };
}
