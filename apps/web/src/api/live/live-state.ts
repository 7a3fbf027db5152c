import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the server tells of changes by itself now. While it does not, what is under way has to be asked for again and again. */
export const isLive = (): boolean => isOpen;

export function setLive(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Returns how to stop listening. */
export function onLiveChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsLive = (): boolean => useSyncExternalStore(onLiveChange, isLive, () => false);
