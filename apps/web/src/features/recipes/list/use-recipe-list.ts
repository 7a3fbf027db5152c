import { pagesOf } from '@simmer/client';
import type { RecipeSummary } from '@simmer/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { client } from '../../../api/client';
import { useFoundIds } from '../../../device/library/search/use-found-ids';
import { useLibrary } from '../../../device/library/use-library';
import type { ListSearch } from './list-search';

type Asked = ListSearch & { favorite?: boolean };

/** What the copy on this device is asked beside that: nothing but these. */
interface Among {
  among?: ReadonlySet<string> | undefined;
}

export interface RecipeListState {
  recipes: readonly RecipeSummary[];
  /** How many the whole list has, once that is known. */
  total: number | undefined;
  isPending: boolean;
  /** Why there is nothing to show, or no more. */
  problem: Error | null;
  hasMore: boolean;
  isLoading: boolean;
  loadMore(): void;
  retry(): void;
}

/** The cook's recipes for a search: from the copy on this device as soon as all of it is here, until then from the server page after page. */
export function useRecipeList({ search = '', diets, ...asked }: Asked): RecipeListState {
  const library = useLibrary();
  const { ids, isAsking } = useFoundIds(search, library, diets);
  const isNarrowed = search !== '' || diets !== undefined;
  const found = useLocalList({ ...asked, ...(isNarrowed && { among: ids }) });
  const [before, setBefore] = useState(found);
  if (found && found !== before) setBefore(found);
  const local = isAsking ? before && { ...before, isLoading: true } : found;
  const server = useServerList({ ...asked, ...(search && { search }), ...(diets && { diets }) }, local === undefined && !isAsking);
  return local ?? server;
}

/** The favorites; one that is taken back stays in view until the screen is left, so that nothing jumps. */
export function useFavorites(): RecipeListState {
  const library = useLibrary();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const among = useMemo(() => {
    const favorites = library?.list.list({ favorite: true }, 'newest') ?? [];
    return favorites.every(({ id }) => seen.has(id)) ? seen : new Set([...seen, ...favorites.map(({ id }) => id)]);
  }, [library, seen]);
  if (among !== seen) setSeen(among);
  const local = useLocalList({ among });
  const server = useServerList({ favorite: true }, local === undefined);
  return local ?? server;
}

/** Without a library on this device there is none, nor before a search has told what it found. */
function useLocalList({ sort = 'newest', ...rest }: Omit<Asked, 'search' | 'diets'> & Among): RecipeListState | undefined {
  const library = useLibrary();
  const { among, ...chosen } = rest;
  const isOpen = library !== undefined && (!('among' in rest) || among !== undefined);
  const key = JSON.stringify([sort, chosen]);
  return useMemo((): RecipeListState | undefined => {
    if (!isOpen) return undefined;
    const [order, filter] = JSON.parse(key) as [typeof sort, typeof chosen];
    const recipes = library.list.list({ ...filter, ...(among && { among }) }, order);
    return { ...ALL_HERE, recipes, total: recipes.length };
  }, [library, isOpen, key, among]);
}

const ALL_HERE = { isPending: false, problem: null, hasMore: false, isLoading: false, loadMore: () => undefined, retry: () => undefined };

/** The list before stays in view while the next one loads. */
function useServerList(asked: Asked, enabled: boolean): RecipeListState {
  const query = useInfiniteQuery({ ...pagesOf(client, 'GET /recipes', asked), placeholderData: keepPreviousData, enabled });
  const pages = query.data?.pages;
  return {
    recipes: pages?.flatMap((page) => page.items) ?? [],
    total: pages?.[0]?.total,
    isPending: query.isPending,
    problem: query.error,
    hasMore: query.hasNextPage,
    isLoading: query.isFetching,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
