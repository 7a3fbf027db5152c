import type { Sessions } from './sessions.service';

/** Node's timers reach no further. */
const LONGEST_WAIT_MS = 86_400_000;
/** While identity is away, it is unknown whether the session was renewed. */
const ASK_AGAIN_AFTER_MS = 15_000;

/**
 * Calls `end` when a session has expired; if it was renewed meanwhile, checks again at its new expiry. Returns how to stop
 * watching. A session that is ended early is announced by an event instead.
 */
export function watchSession(sessions: Pick<Sessions, 'expiryOf'>, token: string, end: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isWatched = true;

  const wait = (time: number): void => {
    if (!isWatched) return;
    const next = time > Date.now() ? () => wait(time) : () => void look();
    timer = setTimeout(next, Math.min(Math.max(time - Date.now(), 0), LONGEST_WAIT_MS));
  };
  const look = async (): Promise<void> => {
    const expiresAt = await sessions.expiryOf(token).catch(() => Date.now() + ASK_AGAIN_AFTER_MS);
    if (expiresAt !== null) wait(expiresAt);
    else if (isWatched) end();
  };
  void look();
  return () => {
    isWatched = false;
    clearTimeout(timer);
  };
}
