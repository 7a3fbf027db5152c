import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server, and in the browser until the app has taken over what the server drew: what is typed before would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
