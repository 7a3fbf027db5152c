import type { Theme } from '@simmer/contracts/constants';
import { useSyncExternalStore } from 'react';

const KEY = 'simmer.theme';
const CHANGED = 'simmer:theme';

function chosenTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Keeps the choice on this device; public/theme.js applies it, now and before the first paint of every later visit. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
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

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system');
