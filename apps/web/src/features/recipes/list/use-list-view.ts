import { useState } from 'react';
import type { ListView } from './recipe-results';

const KEY = 'simmer.list-view';

/** Cards or condensed rows, remembered on this device. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(() => (localStorage.getItem(KEY) === 'rows' ? 'rows' : 'cards'));
  return [
    view,
    (next) => {
      localStorage.setItem(KEY, next);
      setView(next);
    },
  ];
}
