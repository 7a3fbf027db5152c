import { SEARCH_DEBOUNCE_MS } from '@simmer/contracts/constants';

/**
 * Puts what was typed into the address once the typing has paused. Not when another page has been asked for meanwhile: that would be called
 * back. Returns how to call it off.
 */
export function afterTyping(put: () => void): () => void {
  const { pathname } = window.location;
  const timer = setTimeout(() => {
    if (window.location.pathname === pathname) put();
  }, SEARCH_DEBOUNCE_MS);
  return () => clearTimeout(timer);
}
