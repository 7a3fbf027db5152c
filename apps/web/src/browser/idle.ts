import { untilLoaded } from './chunk-failure';

/** At the latest after so long, in ms, however busy the page is. */
const MOST_MS = 2_000;

let awaited: Promise<unknown> = Promise.resolve();
// there is no document on the server itself
let isPageIdle = !globalThis.document?.querySelector('#root');
/**
 * Resolves once the page has nothing else to do, or with the first press: the server has rendered it, or its first screen is drawn from what this device
 * keeps. At once where there is no page to wait for.
 */
export const idle: Promise<void> = isPageIdle ? Promise.resolve() : new Promise(waitForIdle);

/** Loads something then that no first screen needs, as often as it takes. */
export const whenIdle = <T>(load: () => Promise<T>): Promise<T> => (isPageIdle ? untilLoaded(load) : idle.then(() => untilLoaded(load)));

/** The page waits for this to show anything, with nothing to do meanwhile. */
export const notIdleBefore = (seen: Promise<unknown>): void => void (awaited = seen);

/** Whether that is so already. */
export const isIdle = (): boolean => isPageIdle;

function waitForIdle(resolve: () => void): void {
  const become = (): void => {
    isPageIdle = true;
    resolve();
  };
  // a press that was repeated, or made by assistive technology, is a click alone
  for (const sign of ['pointerdown', 'keydown', 'click']) addEventListener(sign, become, { capture: true, once: true });
  // not with the page: an image of it may never come
  setTimeout(become, MOST_MS);
  // not every browser tells when it is idle
  const onceIdle = window.requestIdleCallback ?? setTimeout;
  const ask = (): unknown => onceIdle(() => void awaited.then(() => onceIdle(become)));
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask);
}
