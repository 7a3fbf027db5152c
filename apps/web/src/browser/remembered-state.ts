import { useState } from 'react';

const remembered = new Map<string, unknown>();

/** State of a screen that Back finds as it was left, such as a panel that is open; the document's next load begins anew. */
export function useRememberedState<T>(key: string, initial: T): [T, (state: T) => void] {
  const [state, setState] = useState(() => (remembered.has(key) ? (remembered.get(key) as T) : initial));
  const change = (next: T): void => {
    remembered.set(key, next);
    setState(next);
  };
  return [state, change];
}
