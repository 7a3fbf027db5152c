import type { RouteInput, RouteOutput, SimmerClient } from '@simmer/client';
import type { RecipeSummary } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from './ask-again';
import { client } from './client';
import { queryClient } from './query-client';
import { ownChanges, OwnChanges } from './own-changes';
import { hasRevision, isRecipe, recipeAnswers } from './recipe-answer';
import { writeRules } from './writes';
import type { Write, WriteOptions, WriteRoute, WriteRule } from './writes/rules';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen itself says that the session is over, beside what was typed, and leads to signing in. */
      asksToSignIn?: boolean;
    };
  }
}

/** Makes a `write` over a cache and a client: in the app there is one of each. `onRecipe` gets each recipe that comes back. */
export function createWrite(
  cache: QueryClient,
  api: Pick<SimmerClient, 'call'>,
  own = new OwnChanges(),
  onRecipe: (recipe: RecipeSummary) => void = () => undefined,
): Write {
  return function write<R extends WriteRoute>(route: R, input: RouteInput<R>, options: WriteOptions = {}): Promise<RouteOutput<R>> {
    const rule: WriteRule<R> = writeRules[route] ?? {};
    const { asksToSignIn, ...call } = options;
    const mutation = cache.getMutationCache().build<RouteOutput<R>, Error, RouteInput<R>, () => void>(cache, {
      mutationKey: [route],
      meta: { asksToSignIn },
      mutationFn: () => api.call(route, input, { ...call, idempotent: rule.idempotent }),
      onMutate: () => showAtOnce(cache, rule.optimistic && (() => rule.optimistic?.(cache, input))),
      onError: (_error, _input, takeBack) => takeBack?.(),
      onSuccess: (output) => {
        rule.keep?.(cache, output, input);
        if (hasRevision(output)) own.end(output.id, output.revision);
        if (isRecipe(output)) onRecipe(output);
        for (const queryKey of rule.invalidates ?? []) void askAgain(cache, { queryKey });
      },
    });
    const running = mutation.execute(input);
    const { id } = input as { id?: string };
    if (id !== undefined) own.begin(id, running);
    return running;
  };
}

/** Makes a change and returns how to take it back; what has been changed again since then is left alone. */
function showAtOnce(cache: QueryClient, change: (() => void) | undefined): () => void {
  if (!change) return () => undefined;
  const before = cache.getQueriesData({});
  change();
  const changed = before.map(([key, data]) => ({ key, data, shown: cache.getQueryData(key) })).filter(({ data, shown }) => data !== shown);
  return () => {
    for (const { key, data, shown } of changed) if (cache.getQueryData(key) === shown) cache.setQueryData(key, data);
  };
}

/**
 * Sends a change to the server: shown at once where that is possible, taken back when it is refused, repeated where that is safe, and
 * what is stale afterwards asked for again. Throws `RequestProblem`.
 */
export const write: Write = createWrite(queryClient, client, ownChanges, recipeAnswers.emit);
