import { queryKey, type RouteInput, type RouteOutput } from '@simmer/client';
import { client } from '../../api/client';
import type { VideoFilter } from './video-filter';

type Page = RouteOutput<'GET /staff/videos'>;

/** Options for `useInfiniteQuery` over all videos. */
export function staffVideoPages(filter: VideoFilter, api: Pick<typeof client, 'call'> = client) {
  const input: RouteInput<'GET /staff/videos'> = filter;
  return {
    queryKey: [...queryKey('GET /staff/videos', input), 'pages'] as const,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) =>
      api.call('GET /staff/videos', { ...input, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam({ items, total }: Page, pages: Page[]): number | undefined {
      const listed = pages.reduce((sum, page) => sum + page.items.length, 0);
      return items.length > 0 && listed < total ? listed : undefined;
    },
  };
}
