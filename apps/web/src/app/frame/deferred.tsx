import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { idle, isIdle } from '../../browser/idle';

/** It comes once; whoever is gone by then is not drawn again. */
function subscribe(listener: () => void): () => void {
  void idle.then(listener);
  return () => undefined;
}

const never = (): boolean => false;

/** For what loads by itself and no first screen needs: the server renders the fallback, and so does the browser until the page is idle. */
export const Deferred = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) =>
  useSyncExternalStore(subscribe, isIdle, never) ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
