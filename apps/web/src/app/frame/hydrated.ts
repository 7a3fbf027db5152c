import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server, and in the browser until what the server rendered is hydrated: what is typed before would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
