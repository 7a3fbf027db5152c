/**
 * For the loader of a route: has what its screen shows asked for while the screen itself is still on its way. Only the server waits for the
 * answers; in a browser the screen stands before them, and shows what went wrong.
 */
export async function preload(...reads: Promise<unknown>[]): Promise<void> {
  if (import.meta.env.SSR) await Promise.all(reads);
}
