import { RequestProblem } from '@simmer/client';
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
  /** Whether it is in the cook's library; else it is one that somebody published. */
  isOwn: boolean;
}

/** A recipe to cook from: the cook's own, and where there is none, the published one. `data` is undefined while it is not here. */
export function useCookedRecipe(id: string) {
  const own = useRecipe(id);
  const isElsewhere =
    own.data === undefined && own.error instanceof RequestProblem && (own.error.status === 404 || own.error.status === 422);
  // an address holds with any title before the end of the id
  const published = useQuery({ ...findOf(client, 'GET /community/recipe-pages/:slug', { slug: slugOf('', id) }), enabled: isElsewhere });
  const page = published.data?.card.id === id ? published.data : undefined;
  const data = useMemo((): CookedRecipe | undefined => {
    if (own.data) return { ...own.data, address: `/app/recipes/${id}`, isOwn: true };
    return page && { ...page.recipe, id, address: `/app/community/recipe/${page.card.slug}`, isOwn: false };
  }, [own.data, page, id]);
  const error = isElsewhere ? (published.error ?? (published.isPending || data ? null : own.error)) : own.error;
  return { data, error, refetch: published.error ? published.refetch : own.refetch };
}
