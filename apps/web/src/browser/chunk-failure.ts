const failures = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /loading (css )?chunk .* failed/i,
  /chunkloaderror/i,
];

/** Whether an error means that a part of the app could not be fetched, as after a new version has replaced it on the server. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && failures.some((pattern) => pattern.test(`${error.name}: ${error.message}`));

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Asks for a part that comes by itself until it is there: while the connection or the server is away a screen stands without it. Rejects with
 * whatever else goes wrong.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS))
    try {
      return await load();
    } catch (error) {
      if (!isChunkFailure(error)) throw error;
      await onlineOrAfter(wait);
    }
}

const onlineOrAfter = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
  });

/**
 * Keeps the router from reloading the page at once when a screen's file is missing: our own screen tells the cook first
 * and counts reloads. The router asks this key before it reloads (lazyRouteComponent in @tanstack/react-router).
 */
export function leaveReloadsToUs(): void {
  window.addEventListener('vite:preloadError', (event) => {
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
  });
}

/** The bundler asks for each stylesheet once; those that were missed without a connection are asked for again when it is back. */
export function fetchMissedStyles(): void {
  const missed = new Set<HTMLLinkElement>();
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement) missed.add(target);
  };
  window.addEventListener('error', note, { capture: true });
  window.addEventListener('online', () => {
    for (const link of missed) link.replaceWith(link.cloneNode());
    missed.clear();
  });
}
