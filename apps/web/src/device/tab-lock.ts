/**
 * Runs `task` while no other tab of this device runs one of that name; they take turns. Browsers offer locks on secure pages only; elsewhere
 * the tasks of one tab at least follow each other.
 */
export function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (hasLocks()) return navigator.locks.request(`simmer.${name}`, task);
  const next = (turns.get(name) ?? Promise.resolve()).then(task);
  turns.set(
    name,
    next.catch(() => undefined), // whoever asked is told; the next one's turn comes all the same
  );
  return next;
}

/** Whether the browser can tell one tab what another holds. It can on secure pages. */
export const hasLocks = (): boolean => 'locks' in navigator;

/** Holds a name for as long as this page is open, unless another tab holds it: then undefined. Gives back how to let it go. */
export const holdIfFree = (name: string): Promise<(() => void) | undefined> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(`simmer.${name}`, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((letGo) => resolve(letGo)) : resolve(undefined),
      )
      .catch(reject);
  });

const turns = new Map<string, Promise<unknown>>();
