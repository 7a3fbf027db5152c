import type { Page } from '@playwright/test';

/** The service worker answers for this page, and has all files that its screens load on use. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  await page.waitForFunction(
    async () => {
      const parts = await caches.open('simmer-parts');
      const before = await parts.keys();
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      // the threads are among what no screen has loaded yet
      const hasLater = before.filter(({ url }) => url.includes('.worker-')).length === 3;
      return hasLater && (await parts.keys()).length === before.length;
    },
    undefined,
    { timeout: 60_000 },
  );
}

/** The answers of the server that this device keeps, by route. */
export const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // opened before the app has made it, it would be another one
    if (!(await indexedDB.databases()).some(({ name }) => name === 'simmer')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('simmer');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error(String(opening.error)));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const reading = database.transaction('documents').objectStore('documents').getAllKeys();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(new Error(String(reading.error)));
    });
    database.close();
    return keys.flatMap((key) => (Array.isArray(key) && key[1] === 'answer' ? [String(key[2])] : []));
  });
