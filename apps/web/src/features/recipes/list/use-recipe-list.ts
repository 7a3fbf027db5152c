import { pagesOf } from '@simmer/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../app/client';
import type { ListSearch } from './list-search';

/** The cook's recipes for a search, page after page. The list before stays in view while the next one loads. */
export function useRecipeList(search: ListSearch & { favorite?: boolean }) {
  const query = useInfiniteQuery({ ...pagesOf(client, 'GET /recipes', search), placeholderData: keepPreviousData });
  const pages = query.data?.pages ?? [];
  return { ...query, recipes: pages.flatMap((page) => page.items), total: pages[0]?.total };
}
