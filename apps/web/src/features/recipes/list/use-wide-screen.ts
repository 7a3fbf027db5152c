import { useSyncExternalStore } from 'react';

/** As in list.css. */
const wide = (): MediaQueryList => window.matchMedia('(min-width: 720px)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room beside a single column; the server does not know. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  );
