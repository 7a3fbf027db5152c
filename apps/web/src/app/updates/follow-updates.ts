import type { FromWorker, ToWorker } from '../../service-worker/messages';
import { ownScript } from '../../browser/worker-client';
import { mayReload, reloadAfresh } from '../errors/automatic-reload';
import { reloadWithEverything } from './reload-with-everything';

/** How often a new version is looked for. */
export const UPDATE_CHECK_MS = 30_000;
/** How long after a new version has taken over the page loads it. */
export const TAKE_OVER_MS = 1_000;

/**
 * Registers the service worker, looks for new versions, and loads one that is there. Where a page stands that a cook works on, what they were doing
 * stands there again afterward.
 */
export async function followUpdates(): Promise<void> {
  const { serviceWorker } = navigator;
  // the first worker takes over a page of its own version
  let isUpdate = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) setTimeout(reloadWithEverything, TAKE_OVER_MS);
    isUpdate = true;
  });
  serviceWorker.addEventListener('message', ({ data }) => {
    if ((data as FromWorker).type === 'reload-required' && mayReload(sessionStorage, Date.now())) void reloadAfresh();
  });
  const registration = await register(serviceWorker);
  if (!registration) return;
  takeOverWhenInstalled(registration);
  void lookForUpdate(registration);
  setInterval(() => void lookForUpdate(registration), UPDATE_CHECK_MS);
  window.addEventListener('online', () => void lookForUpdate(registration));
}

/** Undefined where the browser refuses, as in some private windows: the app goes on without. */
async function register(serviceWorker: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  try {
    // a page that starts without a connection cannot register anew
    return (await serviceWorker.getRegistration()) ?? (await serviceWorker.register(ownScript('/sw.js'), { updateViaCache: 'none' }));
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Fetches what screens load on use, once a cook keeps recipes here. On a connection that counts its bytes they come with their use. */
export async function keepForLater(): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: 'keep-later' } satisfies ToWorker);
}

function takeOverWhenInstalled(registration: ServiceWorkerRegistration): void {
  const takeOver = (): void => registration.waiting?.postMessage({ type: 'take-over' } satisfies ToWorker);
  takeOver();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', takeOver);
  });
}

async function lookForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (error) {
    // without a connection, or while the server starts anew, there is nothing new
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
  }
}
