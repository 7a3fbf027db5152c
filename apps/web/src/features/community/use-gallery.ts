import { pagesOf } from '@simmer/client';
import { language } from '@simmer/messages/language';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client';
import { useAccount } from '../../api/session/use-session';
import { useScrollEnd } from './use-scroll-end';
import { galleryInput, type GallerySearch } from './gallery-search';

/** The recipes of the gallery that a search finds, page after page as the end of the page comes near. */
export function useGallery(search: GallerySearch) {
  const isVisitor = useAccount() === undefined;
  return useRecipePages(galleryInput(search, { isVisitor }));
}

/** What a cook shares. */
export const recipesOf = (author: string): ReturnType<typeof galleryInput> => ({ author, language });

/** Recipes of the community, page after page as the end of the page comes near. */
export function useRecipePages(input: ReturnType<typeof galleryInput>) {
  const asked = pagesOf(client, 'GET /community/recipes', input);
  const queries = useQueryClient();
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = useInfiniteQuery(asked);
  // a second call while one is under way would cancel it and ask again
  const next = isFetching || error ? undefined : (data?.pages.at(-1)?.next ?? undefined);
  useScrollEnd(() => void fetchNextPage({ cancelRefetch: false }), next);
  return {
    recipes: data?.pages.flatMap(({ items }) => items) ?? [],
    total: data?.pages[0]?.total,
    hasMoreThanTotal: data?.pages[0]?.has_more_than_total ?? false,
    error,
    isPending,
    isFetchingNextPage,
    isAtEnd: data !== undefined && !hasNextPage && !error,
    /** Begins with the first page again. */
    reset: () => void queries.resetQueries({ queryKey: asked.queryKey, exact: true }),
  };
}

export type RecipePages = ReturnType<typeof useRecipePages>;
