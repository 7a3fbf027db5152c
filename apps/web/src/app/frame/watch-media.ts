import { useSyncExternalStore } from 'react';

const onServer = (): boolean => false;

/** A hook that says whether a media query holds, also after the window has changed; on the server it does not. */
export function watchMedia(media: string): () => boolean {
  let query: MediaQueryList | undefined;
  const asked = (): MediaQueryList => (query ??= window.matchMedia(media));
  const subscribe = (listener: () => void): (() => void) => {
    asked().addEventListener('change', listener);
    return () => asked().removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => asked().matches, onServer);
}
