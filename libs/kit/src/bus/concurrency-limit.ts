import { ProblemError } from '@simmer/contracts';
import pLimit from 'p-limit';

/** A few more than the store has connections: some calls wait for other services. */
export const MOST_CALLS_AT_ONCE = 32;

/**
 * Bounds how many calls a service works on at once. The others are queued; a call that was queued for half of the time it had left is refused
 * (load shedding). Otherwise a service that is asked more than it can do would start everything, finish all of it too late, and be asked again.
 */
export class ConcurrencyLimit {
  private readonly limit = pLimit(MOST_CALLS_AT_ONCE);

  /** `deadline` is when the caller gives up, in milliseconds since 1970. Throws `service.unavailable` without having started. */
  async run<T>(deadline: number, start: () => Promise<T>): Promise<T> {
    const queuedAt = Date.now();
    // what starts later is rarely awaited until its end
    const startBefore = queuedAt + (deadline - queuedAt) / 2;
    return this.limit(() => {
      if (Date.now() > startBefore) throw new ProblemError('service.unavailable', undefined, { retryAfter: 2 });
      return start();
    });
  }
}
