import { queryKey, type RouteInput, type RouteOutput } from '@simmer/client';
import { client } from '../../api/client';

type Page = RouteOutput<'GET /videos'>;

/** Options for `useInfiniteQuery` over the videos, which page by how many are left out at the beginning. */
export const videoPages = (input: RouteInput<'GET /videos'>, api: Pick<typeof client, 'call'> = client) => ({
  queryKey: [...queryKey('GET /videos', input), 'pages'] as const,
  queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) =>
    api.call('GET /videos', { ...input, offset: pageParam }, { signal }),
  initialPageParam: 0,
  getNextPageParam({ items, total }: Page, pages: Page[]): number | undefined {
    const shown = pages.reduce((sum, page) => sum + page.items.length, 0);
    return items.length > 0 && shown < total ? shown : undefined;
  },
});
