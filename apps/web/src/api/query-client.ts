import { RequestProblem } from '@simmer/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { session } from './session/session';

/**
 * A call that finds the session gone has it looked at, so that the guard can ask for a new sign-in. It may only have been sent a moment before the
 * session went on under another secret.
 */
function noticeSignedOut(error: Error): void {
  if (error instanceof RequestProblem && error.code === 'access.signed-out') void session.recheck();
}

/** The cache of the server's answers: one in the browser, one for each page on the server. */
export const createQueryClient = (onError: (error: Error) => void = () => undefined): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError: (error, _input, _shown, { meta }) => (meta?.asksToSignIn ? undefined : onError(error)) }),
    defaultOptions: {
      // the client repeats passing failures by itself; a live update says when a copy is out of date
      // without a connection a call fails at once and says so, instead of waiting for one behind a skeleton
      queries: { retry: false, staleTime: 30_000, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  });

export const queryClient = createQueryClient(noticeSignedOut);
