import { useSyncExternalStore } from 'react';

function watch(media: string): () => boolean {
  let query: MediaQueryList | undefined;
  const asked = (): MediaQueryList => (query ??= window.matchMedia(media));
  const subscribe = (listener: () => void): (() => void) => {
    asked().addEventListener('change', listener);
    return () => asked().removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => asked().matches);
}

/** From here on the lines and the recipe stand side by side; paste.css says the same. */
export const useWide = watch('(min-width: 1100px)');

/** Below this the labels are chosen in a sheet. */
export const usePhone = watch('(max-width: 719.98px)');
