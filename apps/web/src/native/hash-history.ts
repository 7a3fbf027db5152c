import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';

/** The router's own `createHashHistory` stands in a file that every browser loads first; this one does not. */
export const hashHistory = (): RouterHistory =>
  createBrowserHistory({
    parseLocation() {
      const { href, origin, pathname, search, hash } = new URL(window.location.hash.slice(1) || '/', window.location.origin);
      // a hash that was not changed by the router has no state
      return { href: href.slice(origin.length), pathname, search, hash, state: window.history.state ?? { __TSR_index: 0 } };
    },
    createHref: (href: string) => `${window.location.pathname}#${href}`,
  });
