import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError, RECIPE_CREATION_TIMEOUT_MS } from '@simmer/contracts';
import { isOutage } from '@simmer/kit';

const POLL_MS = 250;
/** Milliseconds for one of the calls that are retried. A service that dies never answers: the call has to end while there is time for another. */
export const CALL_WITHIN_MS = 5_000;

/** An interrupted run has made this already, from what it had read by then. That stays. */
export const isMadeBefore = (error: unknown): boolean => error instanceof ProblemError && error.code === 'request.id-reused';

/** The recipe that the cook has got since it was looked for; null for any other problem. */
export function ownedInstead(error: unknown): { id: string; title: string } | null {
  if (!(error instanceof ProblemError) || error.code !== 'recipes.owned' || !error.params) return null;
  return { id: String(error.params['recipeId']), title: String(error.params['title']) };
}

/** Nobody answers, or somebody else is writing. */
export const mayPass = (error: unknown): boolean =>
  isOutage(error) || (error instanceof ProblemError && error.code === 'request.duplicate');

/** Repeats a call for up to 15 seconds while the service does not answer or somebody else is writing. Only for idempotent calls. */
export async function withRetry<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const giveUpAt = Date.now() + RECIPE_CREATION_TIMEOUT_MS;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      if (!mayPass(error) || Date.now() >= giveUpAt) throw error;
      await pause(POLL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
