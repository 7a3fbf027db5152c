const ASKED = 'simmer:show-keys';

/** Shows which keys there are. */
export const showKeys = (): void => void window.dispatchEvent(new Event(ASKED));

/** Calls back whenever somebody wants to see the keys. Returns how to end that. */
export function whenKeysAreAsked(listener: () => void): () => void {
  window.addEventListener(ASKED, listener);
  return () => window.removeEventListener(ASKED, listener);
}
