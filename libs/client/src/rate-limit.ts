import { RequestProblem } from './problem';

/** Waited when the server does not say how long. */
const UNSAID_SECONDS = 60;

/** Retries an attempt once the rate limit allows it, for long work with many requests; does not retry after `signal`. */
export async function pastRateLimit<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (problem) {
      if (!(problem instanceof RequestProblem) || problem.status !== 429) throw problem;
      const { retryAfterSeconds = UNSAID_SECONDS } = problem;
      await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000));
      signal?.throwIfAborted();
    }
  }
}
