import { queryOf, type RouteInput, type RouteOutput, type SimmerClient } from '@simmer/client';

type GetRoute = Parameters<typeof queryOf>[1];

/** Statuses of an address at which nothing is: that it knows nothing of, and that nothing can have. */
const NOTHING_THERE: readonly unknown[] = [404, 422];

/**
 * Options for `useQuery` for what may not be there: its answer is null then, so that also the server can draw the page that says so. A route whose
 * loader answers null is sent with status 404.
 */
export function findOf<R extends GetRoute>(client: Pick<SimmerClient, 'call'>, route: R, input: RouteInput<R>) {
  const { queryKey, queryFn } = queryOf(client, route, input);
  return {
    queryKey,
    async queryFn(context: Parameters<typeof queryFn>[0]): Promise<RouteOutput<R> | null> {
      try {
        return await queryFn(context);
      } catch (problem) {
        // a `RequestProblem` in the browser, a `ProblemError` on the server
        if (problem instanceof Error && 'status' in problem && NOTHING_THERE.includes(problem.status)) return null;
        throw problem;
      }
    },
  };
}
