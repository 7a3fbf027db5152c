import type { LiveUpdate } from '@simmer/contracts';

type ListUpdate =
  LiveUpdate<'events.recipes.shopping-list.changed'>['payload'] | LiveUpdate<'events.recipes.shopping-list.visited'>['payload'];

const listeners = new Set<(update: ListUpdate) => void>();

/** Tells every open list of this tab that one has changed on the server, or that somebody has come to it or gone. */
export function tellListUpdate(update: ListUpdate): void {
  for (const listener of listeners) listener(update);
}

/** Returns how to stop listening. */
export function onListUpdate(listener: (update: ListUpdate) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
