import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Has copies of the server's answers fetched again, as soon as they are shown. One whose first answer is on its way is fetched once more after it: the
 * cache would take that answer, which may be older than what made the copies stale.
 */
export async function askAgain(cache: QueryClient, filters: QueryFilters): Promise<void> {
  const first = cache.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const onTheirWay = first.filter(({ state }) => state.data === undefined);
  await cache.invalidateQueries(filters);
  if (onTheirWay.length === 0) return;
  await Promise.allSettled(onTheirWay.map(({ promise }) => promise));
  const { predicate = () => true } = filters;
  await cache.invalidateQueries({ ...filters, predicate: (query) => onTheirWay.includes(query) && predicate(query) });
}
