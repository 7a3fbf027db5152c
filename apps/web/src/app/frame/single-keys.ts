import { useSyncExternalStore } from 'react';

const KEY = 'simmer.keys';
const OFF = 'off';
const CHANGED = 'simmer:keys';

/** Whether single letters are shortcuts: who speaks to the computer, or presses keys by accident, turns them off on this device. */
export function chooseSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

export const useSingleKeys = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY) !== OFF,
    () => true,
  );
