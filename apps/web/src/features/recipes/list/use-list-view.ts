import { useSyncExternalStore } from 'react';
import type { ListView } from './recipe-results';

const KEY = 'simmer.list-view';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setView(view: ListView): void {
  localStorage.setItem(KEY, view);
  for (const listener of listeners) listener();
}

const current = (): ListView => (localStorage.getItem(KEY) === 'rows' ? 'rows' : 'cards');

/** Cards or condensed rows, remembered on this device. The server, which does not know, draws cards. */
export const useListView = (): [ListView, (view: ListView) => void] => [useSyncExternalStore(subscribe, current, () => 'cards'), setView];
