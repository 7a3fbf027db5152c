import { RequestProblem } from './problem';

/** Retries that a client may have ahead of what its calls have earned. */
const MOST_AHEAD = 10;
/** Each call earns so much of a retry: while everything fails, that is all that an outage sees beside the calls themselves. */
const EARNED_BY_A_CALL = 0.1;
/** The longest pause, whatever the server requests: beyond it the caller gets the error. */
const LONGEST_PAUSE_MS = 10_000;

export interface Retries {
  /** Makes an attempt, and more while that may help. The pauses end with `signal`. */
  run<T>(attempt: () => Promise<T>, signal: AbortSignal | undefined): Promise<T>;
}

/**
 * Tries again what may pass: at most `attempts` times, after a pause that doubles and is never the same for two clients, and not before the
 * server has asked to be left alone for. All calls of a client share a budget, so that many waiting calls are no wave after an outage.
 */
export function retries({ attempts, delayMs }: { attempts: number; delayMs: number }): Retries {
  let budget = MOST_AHEAD;
  return {
    async run(attempt, signal) {
      budget = Math.min(MOST_AHEAD, budget + EARNED_BY_A_CALL);
      for (let tried = 0; ; tried += 1) {
        try {
          return await attempt();
        } catch (error) {
          const pauseMs = error instanceof RequestProblem ? pauseAfter(error, delayMs * 2 ** tried) : undefined;
          if (pauseMs === undefined || tried >= attempts || budget < 1) throw error;
          budget -= 1;
          await pause(pauseMs, signal);
        }
      }
    },
  };
}

/** Undefined when a retry makes no sense, or would come too late. */
function pauseAfter({ isPassing, status, retryAfterSeconds = 0 }: RequestProblem, delayMs: number): number | undefined {
  const requestedMs = retryAfterSeconds * 1_000;
  if (!isPassing || status === 429 || requestedMs > LONGEST_PAUSE_MS) return undefined;
  return Math.min(requestedMs + delayMs * (0.5 + Math.random()), LONGEST_PAUSE_MS);
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
