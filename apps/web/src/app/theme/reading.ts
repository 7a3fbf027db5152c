import type { TextSize } from '@simmer/contracts/constants';
import { useSyncExternalStore } from 'react';

/** How what is read while cooking is written. */
export interface Reading {
  textSize: TextSize;
  isSpacious: boolean;
}

const SIZE = 'simmer.reading';
const SPACING = 'simmer.spacing';
const SPACIOUS = 'wide';
const CHANGED = 'simmer:reading';

const sizeOf = (stored: string | null): TextSize => (stored === 'large' || stored === 'largest' ? stored : 'standard');

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** Keeps the choice on this device; public/theme.js applies it, now and before the first paint of every later visit. */
export function chooseReading({ textSize, isSpacious }: Reading): void {
  keep(SIZE, textSize === 'standard' ? null : textSize);
  keep(SPACING, isSpacious ? SPACIOUS : null);
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

export function useReading(): Reading {
  const textSize = useSyncExternalStore(subscribe, () => sizeOf(localStorage.getItem(SIZE)), standard);
  const isSpacious = useSyncExternalStore(subscribe, () => localStorage.getItem(SPACING) === SPACIOUS, no);
  return { textSize, isSpacious };
}

const standard = (): TextSize => 'standard';
const no = (): boolean => false;
