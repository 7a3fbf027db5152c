import { ProblemError } from '@simmer/contracts';
import pLimit from 'p-limit';

/** A few more than the store has connections: some calls wait for other services. */
export const MOST_CALLS_AT_ONCE = 32;

/**
 * Lets a service work on so many calls at once; the others wait in line, and who has waited there for half of the time that was left is sent
 * away unserved. A service that is asked more than it can do would otherwise begin everything, finish all of it too late, and be asked again.
 */
export class CallLine {
  private readonly limit = pLimit(MOST_CALLS_AT_ONCE);

  /** `deadline` is when the caller gives up, in milliseconds since 1970. Throws `service.unavailable` without having begun. */
  async enter<T>(deadline: number, begin: () => Promise<T>): Promise<T> {
    const cameAt = Date.now();
    // what begins later is rarely awaited until its end
    const beginBefore = cameAt + (deadline - cameAt) / 2;
    return this.limit(() => {
      if (Date.now() > beginBefore) throw new ProblemError('service.unavailable', undefined, { retryAfter: 2 });
      return begin();
    });
  }
}
