import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { atRest, isPageAtRest } from '../at-rest';

function subscribe(listener: () => void): () => void {
  let isOver = false;
  void atRest().then(() => !isOver && listener());
  return () => {
    isOver = true;
  };
}

const never = (): boolean => false;

/** For what loads by itself and no first screen needs: the server draws the fallback, and so does the browser until the page is at rest. */
export const Later = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) =>
  useSyncExternalStore(subscribe, isPageAtRest, never) ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
