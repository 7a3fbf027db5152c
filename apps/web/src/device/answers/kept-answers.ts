import { RequestProblem, type Route } from '@simmer/client';
import type { Query, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { session } from '../../api/session/session';
import { whenIdle } from '../../browser/idle';

/**
 * What the screens of a cook begin with, beside recipes and shopping lists, which have stores of their own. Nothing that lets somebody in, such as links and
 * tokens.
 */
const KEPT_ROUTES: ReadonlySet<unknown> = new Set<Route>([
  'GET /collections',
  'GET /community/feed',
  'GET /config',
  'GET /export-formats',
  'GET /file-imports',
  'GET /food-choices',
  'GET /household',
  'GET /household-recipes',
  'GET /household-recipes/ids',
  'GET /import-samples',
  'GET /meal-plan-feed',
  'GET /meal-plan-settings',
  'GET /meal-plan-templates',
  'GET /meal-plan/:id',
  'GET /plans',
  'GET /preferences',
  'GET /profile',
  'GET /recipes/:id/versions',
  'GET /recipes/deleted',
  'GET /recipes/facets',
  'GET /subscription',
  'GET /tray',
  'GET /tray/longest-unused',
  'GET /video-categories',
  'GET /video-counts',
  'GET /videos',
]);
/** So long the server may take where something is kept. */
export const ANSWERS_WITHIN_MS = 2_500;

// the device's store is no part of what every page loads first
const keeper = () => import('./answer-store');

/** Has the last answers of a cook's screens kept on this device, and gives them where the server does not answer. Returns how to stop. */
export function keepAnswers(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  const fromDevice = new WeakSet<object>();
  const defaults = queryClient.getDefaultOptions();

  async function answerOrKept<T>(ask: QueryFunction<T>, context: QueryFunctionContext, query: Query): Promise<T> {
    const answer = Promise.resolve(ask(context));
    const accountId = cookNow();
    if (accountId === undefined || query.state.data !== undefined || !isKept(query)) return answer;
    if (await comesInTime(answer)) return answer;
    const kept = await (await keeper()).findAnswer<T & object>(accountId, query.queryHash);
    if (kept === undefined) return answer;
    fromDevice.add(kept);
    answer.then(
      (late) => query.state.data === kept && query.setData(late),
      // what is kept stands in its place; the next time that it is asked for says what is wrong
      () => undefined,
    );
    return kept;
  }

  function keep(query: Query): void {
    const { data } = query.state;
    const accountId = cookNow();
    if (accountId === undefined || data === undefined || !isKept(query)) return;
    void whenIdle(keeper).then((store) => store.keepAnswer(accountId, query.queryHash, data));
  }

  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister: answerOrKept } });
  // what came with the document
  cache.getAll().forEach(keep);
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { data } = event.query.state as { data: unknown };
    // as soon as there is a connection it is asked for again
    if (typeof data === 'object' && data !== null && fromDevice.has(data)) event.query.invalidate();
    else keep(event.query);
  });
}

const isKept = ({ queryKey }: Query): boolean => KEPT_ROUTES.has(queryKey[0]);

function cookNow(): string | undefined {
  const current = session.current();
  return current.status === 'signed-in' ? current.account.id : undefined;
}

/** False when the server cannot answer for now, or takes too long. Without a connection nobody waits. */
function comesInTime(answer: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, navigator.onLine ? ANSWERS_WITHIN_MS : 0, false));
  const came = answer.then(
    () => true,
    (problem: unknown) => !(problem instanceof RequestProblem && problem.isPassing),
  );
  return Promise.race([came, late]);
}
