import { RequestProblem } from '@simmer/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { session } from './session/session';

/** A call that finds the session gone ends it here too, so that the guard can ask for a new sign-in. */
function noticeSignedOut(error: Error): void {
  if (error instanceof RequestProblem && error.code === 'access.signed-out') session.end({ expired: true });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
  defaultOptions: {
    // the client repeats passing failures by itself; live news says when a copy is out of date
    // without a connection a call fails at once and says so, instead of waiting for one behind a skeleton
    queries: { retry: false, staleTime: 30_000, networkMode: 'offlineFirst' },
  },
});
