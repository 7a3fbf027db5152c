import type { SimmerClient } from './client';
import type { Route, RouteInput, RouteOutput } from './routes';

type GetRoute = Extract<Route, `GET ${string}`>;

/** The query key of a GET route; without input it is the prefix that invalidates every call of that route. */
export function queryKey<R extends GetRoute>(route: R, input?: RouteInput<R>): readonly unknown[] {
  return input === undefined ? [route] : [route, input];
}

/** Options for TanStack Query's `useQuery` and friends, inferred from the route. */
export function queryOf<R extends GetRoute>(client: Pick<SimmerClient, 'call'>, route: R, input: RouteInput<R>) {
  return {
    queryKey: queryKey(route, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<RouteOutput<R>> => client.call(route, input, { signal }),
  };
}

/** Options for `useInfiniteQuery` over a list that pages by `next`. */
export function pagesOf<R extends GetRoute>(client: Pick<SimmerClient, 'call'>, route: R, input: RouteInput<R>) {
  type Page = RouteOutput<R> & { next: string | null };
  return {
    queryKey: [...queryKey(route, input), 'pages'] as const,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
      client.call(route, { ...(input as object), after: pageParam } as RouteInput<R>, { signal }) as Promise<Page>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page): string | undefined => page.next ?? undefined,
  };
}
