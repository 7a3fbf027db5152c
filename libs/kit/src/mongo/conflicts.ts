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
  for (let tries = 1; tries < TRIES; tries++) {
    try {
      return await write();
    } catch (error) {
      if (!isStoreConflict(error)) throw error;
    }
  }
  return write();
}
