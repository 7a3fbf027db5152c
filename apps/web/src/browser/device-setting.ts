import { useSyncExternalStore } from 'react';

const CHANGED = 'simmer:setting';

export interface DeviceSetting<T extends string> {
  choose: (value: T) => void;
  use: () => T;
}

/** A setting of this device, the same in all its tabs. The first value holds until another is chosen, and is all that the server knows. */
export function deviceSetting<T extends string>(key: string, values: readonly [T, ...T[]]): DeviceSetting<T> {
  const [standard] = values;
  const current = (): T => values.find((value) => value === localStorage.getItem(key)) ?? standard;
  return {
    choose: (value) => {
      if (value === standard) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(new Event(CHANGED));
    },
    use: () => useSyncExternalStore(subscribe, current, () => standard),
  };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
