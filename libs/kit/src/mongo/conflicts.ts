import { ProblemError } from '@simmer/contracts';
import { isStoreConflict } from '../problems/problem-of';

const TRIES = 8;

/** Does a write that depends on what was read before; null when another writer was there first, so that it has to be read and decided again. */
export async function unlessConflict<T>(write: () => PromiseLike<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (isStoreConflict(error)) return null;
    throw error;
  }
}

/** Does a write whose own condition says all that it depends on, and does it again when it met another writer: then nothing was written. */
export async function despiteConflicts<T>(write: () => PromiseLike<T>): Promise<T> {
  for (let tried = 1; tried < TRIES; tried++) {
    try {
      return await write();
    } catch (error) {
      if (!isStoreConflict(error)) throw error;
    }
  }
  return write();
}

interface Patience<T> {
  tries?: number;
  /** What it comes to when others came in between each time. */
  otherwise?: T;
}

/**
 * Reads, decides and writes, until no other writer came in between: `attempt` gives null when one did. Throws `request.duplicate` when that
 * happens too often and there is no `otherwise`.
 */
export async function untilWritten<T>(
  attempt: () => Promise<{ written: T } | null>,
  { tries = TRIES, otherwise }: Patience<T> = {},
): Promise<T> {
  for (let tried = 0; tried < tries; tried++) {
    const done = await attempt();
    if (done) return done.written;
  }
  if (otherwise !== undefined) return otherwise;
  throw new ProblemError('request.duplicate');
}
