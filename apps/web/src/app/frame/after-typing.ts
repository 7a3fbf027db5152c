import { SEARCH_DEBOUNCE_MS } from '@simmer/contracts/constants';
import { addressHere } from '../../browser/address-here';

/**
 * Puts what was typed into the address once the typing has paused. Not when another page has been asked for meanwhile: that would be called
 * back. Returns how to call it off.
 */
export function afterTyping(put: () => void): () => void {
  const { pathname } = addressHere();
  const timer = setTimeout(() => {
    if (addressHere().pathname === pathname) put();
  }, SEARCH_DEBOUNCE_MS);
  return () => clearTimeout(timer);
}
