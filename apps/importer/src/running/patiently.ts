import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError, RECIPE_CREATION_TIMEOUT_MS } from '@simmer/contracts';

const POLL_MS = 250;
/** Of one call that is asked patiently. A service that dies never answers: the call has to end while there is time to ask again. */
export const CALL_WITHIN_MS = 5_000;

/** A service that a run needs does not answer, also after a while: the run is worth another try later. */
export const isOutage = (error: unknown): boolean => error instanceof ProblemError && error.code === 'service.unavailable';

/** An interrupted run has made this already, from what it had read by then. That stays. */
export const isMadeBefore = (error: unknown): boolean => error instanceof ProblemError && error.code === 'request.id-reused';

/** The cook has got the recipe since it was looked for. */
export const isOwned = (error: unknown): boolean => error instanceof ProblemError && error.code === 'recipes.owned';

/** Nobody answers, or somebody else is writing. */
export const mayPass = (error: unknown): boolean => isOutage(error) || (error instanceof ProblemError && error.code === 'request.duplicate');

/** Asks a service again for up to 15 seconds while it does not answer or somebody else is writing. For requests that may be repeated. */
export async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
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
