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

/**
 * Keeps the router from reloading the page at once when a screen's file is missing: our own screen tells the cook first
 * and counts reloads. The router asks this key before it reloads (lazyRouteComponent in @tanstack/react-router).
 */
export function leaveReloadsToUs(): void {
  window.addEventListener('vite:preloadError', (event) => {
    sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
  });
}
