// The service worker of one language's build: tools/build-service-worker.mjs puts it together, docs/adr/0070 says why it is as it is.
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES } from './caches';
import { isInApp } from './is-in-app';
import type { FromWorker, ToWorker } from './messages';
import { showPushes } from './push';
import { keepSharedFiles } from './shared-files';

declare const self: ServiceWorkerGlobalScope;

interface Build {
  /** The page that the app starts from, without anybody's data. */
  readonly shell: string;
  readonly precached: { url: string; revision: string | null }[];
  /** Files that screens load on use. Fetched early where a cook's recipes are kept, so that those screens open without a connection. */
  readonly later: readonly string[];
}
/** Put in by the build, at this one place. */
declare const BUILD: Build;
const { shell, precached, later }: Build = BUILD;

const MINUTE = 60;
const DAY = 86_400;
/** So long the server may take for a page, in seconds, before the one that is kept is shown. */
const PAGE_WITHIN = 2.5;

/** What is answered by something else than the web app: see the gateway's web controller. */
const NOT_PAGES = /^\/(?:api|media|plates|ops|health)(?:\/|$)/;
const PARTS = /^\/(?:[a-z]{2}\/)?(?:assets|icons)\//;
const PHOTOS = /^\/(?:media|plates)\//;
const COMMUNITY = /^\/api\/(?:community|gallery|chefs)\b/;

/** As in manifest.webmanifest. */
const SHARE_TARGET = '/app/recipes/add';

precacheAndRoute(precached, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();
showPushes(self);

/** A page with somebody's name or recipes on it is kept nowhere but in the browser's window. */
const onlyPublic = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(response.ok && !/no-store/.test(response.headers.get('cache-control') ?? '') ? response : null),
};

const parts = new CacheFirst({
  cacheName: CACHES.parts,
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
});
const photos = new CacheFirst({
  cacheName: CACHES.photos,
  plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
});
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PAGE_WITHIN,
  plugins: [onlyPublic, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
});
/** Not the kept one first: a recipe that its cook took back would be seen once more. */
const community = new NetworkFirst({
  cacheName: CACHES.community,
  plugins: [new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 5 * MINUTE, purgeOnQuotaError: true })],
});

const isOwn = (url: URL): boolean => url.origin === self.location.origin;

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isInApp(url),
  async ({ request }) => (await matchPrecache(shell)) ?? withoutShell(request),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NOT_PAGES.test(url.pathname) && !url.searchParams.has('receive'),
  (options) => pages.handle(options).catch(async () => (await matchPrecache(shell)) ?? Response.error()),
);
registerRoute(
  ({ url }) => isOwn(url) && url.pathname === SHARE_TARGET,
  ({ request }) => receiveShared(request),
  'POST',
);
registerRoute(({ url }) => isOwn(url) && PARTS.test(url.pathname), parts);
registerRoute(({ request, url }) => isOwn(url) && request.destination === 'image' && PHOTOS.test(url.pathname), photos);
registerRoute(({ url }) => isOwn(url) && COMMUNITY.test(url.pathname), community);

self.addEventListener('message', (event) => {
  const { type } = event.data as ToWorker;
  if (type === 'take-over') void self.skipWaiting();
  else event.waitUntil(keepLater(event));
});

/** Opens the screen for what another app has shared: files to import, a photo of a dish, or words and an address. None of them saves by itself. */
async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll('files').filter((value): value is File => value instanceof File && value.size > 0);
  if (files.length > 0) {
    await keepSharedFiles(files);
    const arePhotos = files.every(({ type }) => type.startsWith('image/'));
    return Response.redirect(arePhotos ? '/app/recipes/new' : '/app/recipes/import-export', 303);
  }
  const words = ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Response.redirect(`${SHARE_TARGET}?${new URLSearchParams(words)}`, 303);
}

async function keepLater(event: ExtendableEvent): Promise<void> {
  // one after the other: a screen that is open goes first. Without the network each rejects: it is fetched, and kept, when its screen is opened
  for (const address of later) await parts.handle({ event, request: new Request(address) }).catch(() => undefined);
}

/** The browser has emptied what was kept: the pages that are open have to begin anew. */
async function withoutShell(request: Request): Promise<Response> {
  const message: FromWorker = { type: 'reload-required' };
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
  return fetch(request);
}
