import { CacheExpiration } from 'workbox-expiration';

/** What the service worker keeps of what is used, beside the files that it fetches when it is installed. */
export const CACHES = {
  /** Files of the app that the build names by their content. */
  parts: 'simmer-parts',
  /** Pages that the server draws alike for everybody. */
  pages: 'simmer-pages',
  photos: 'simmer-photos',
  community: 'simmer-community',
  /** Files that another app has shared, until the screen for them has opened. */
  shared: 'simmer-shared',
} as const;

/** Of one cook: these go when the cook leaves the device. */
const PERSONAL: readonly string[] = [CACHES.photos, CACHES.community, CACHES.shared];

/** Empties what the service worker keeps of a cook, with the notes of when each address was used; what it has of the app stays. */
export async function forgetPersonalCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of PERSONAL) {
    await caches.delete(name);
    // the address of a drawn plate has the dish in it
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}
