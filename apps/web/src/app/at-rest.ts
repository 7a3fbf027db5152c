/** At the latest after so long, in ms, however busy the page is. */
const MOST_MS = 2_000;

const isDrawn = (): boolean => typeof document !== 'undefined' && document.getElementById('root')?.dataset['rendered'] !== undefined;

let isAtRest = !isDrawn();
const resting: Promise<void> = isAtRest ? Promise.resolve() : new Promise(whenSeen);

/**
 * Resolves once what the server has drawn is seen and the page has nothing else to do, or with the first finger or key. What no first screen
 * needs is loaded then. At once where the server has drawn nothing.
 */
export const atRest = (): Promise<void> => resting;

/** Loads something then; at once if it is so already. */
export const whenAtRest = <T>(load: () => Promise<T>): Promise<T> => (isAtRest ? load() : resting.then(load));

/** Whether that is so already. */
export const isPageAtRest = (): boolean => isAtRest;

function whenSeen(resolve: () => void): void {
  const rest = (): void => {
    isAtRest = true;
    resolve();
  };
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, rest, { capture: true, once: true });
  const whenIdle = (): void => {
    // not every browser tells when it is idle
    if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: MOST_MS });
    else setTimeout(rest);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
