import { RequestProblem } from './problem';

/** Waited when the server does not say how long. */
const UNSAID_SECONDS = 60;

/** Makes an attempt, and again as soon as the server takes requests again. For work of many requests that somebody watches; a wait that is over after `signal` makes none. */
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
