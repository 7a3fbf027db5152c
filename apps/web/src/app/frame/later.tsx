import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { atRest, isPageAtRest } from '../at-rest';

/** It comes once; whoever is gone by then is not drawn again. */
function subscribe(listener: () => void): () => void {
  void atRest().then(listener);
  return () => undefined;
}

const never = (): boolean => false;

/** For what loads by itself and no first screen needs: the server draws the fallback, and so does the browser until the page is at rest. */
export const Later = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) =>
  useSyncExternalStore(subscribe, isPageAtRest, never) ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
