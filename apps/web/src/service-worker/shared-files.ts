import { CACHES } from './caches';

const PLACE = '/shared-files/';

/** Puts down what another app has shared, for the screen that opens next: in the place of what nobody has taken. */
export async function keepSharedFiles(files: readonly File[]): Promise<void> {
  await caches.delete(CACHES.shared);
  const cache = await caches.open(CACHES.shared);
  for (const [at, file] of files.entries())
    await cache.put(`${PLACE}${at}/${encodeURIComponent(file.name)}`, new Response(file, { headers: { 'content-type': file.type } }));
}

/** Takes it, once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(CACHES.shared))) return [];
  const cache = await caches.open(CACHES.shared);
  const files = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const body = (await (await cache.match(url))?.blob()) ?? new Blob();
      return new File([body], decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)), { type: body.type });
    }),
  );
  await caches.delete(CACHES.shared);
  return files;
}
