/** One automatic reload in this time, then a person decides: an endless loop would be worse than an error. */
export const RELOAD_GUARD_MS = 30_000;
/** How long 'Updating Application' stands before the page reloads. */
export const RELOAD_DELAY_MS = 1_500;

const KEY = 'simmer.reloadedAt';

/** Whether the page may reload by itself now. `now` is in milliseconds. */
export function mayReload(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY));
  return !(last > 0 && now - last < RELOAD_GUARD_MS);
}

export function noteReload(storage: Pick<Storage, 'setItem'>, now: number): void {
  storage.setItem(KEY, String(now));
}

/** How long the server may take to show that it is there, in ms. */
const ANSWERS_WITHIN_MS = 3_000;

/** Clears what the browser keeps of older versions, then loads the page anew. */
export async function reloadAfresh(): Promise<void> {
  noteReload(sessionStorage, Date.now());
  await clearCaches();
  window.location.reload();
}

/** Without the server, what the browser keeps is all that there is: then it stays. */
export async function clearCaches(): Promise<void> {
  if (!('caches' in window) || !(await isServerThere())) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The service worker answers for everything but itself. */
const isServerThere = (): Promise<boolean> =>
  fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
