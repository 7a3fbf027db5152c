import type { LiveUpdate } from '@simmer/contracts';

type News = LiveUpdate<'events.recipes.shopping-list.changed'>['payload'] | LiveUpdate<'events.recipes.shopping-list.visited'>['payload'];

const listeners = new Set<(news: News) => void>();

/** Tells every open list of this tab that one has changed on the server, or that somebody has come to it or gone. */
export function tellListNews(news: News): void {
  for (const listener of listeners) listener(news);
}

/** Returns how to stop listening. */
export function onListNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
