import type { events, PayloadOf } from '@simmer/contracts';

type LiveEvent = (typeof events)[keyof typeof events];

/** What may arrive on the stream: the subjects of the contracts' events. */
export type NewsSubject = LiveEvent['subject'];
export type NewsOf<S extends NewsSubject> = PayloadOf<Extract<LiveEvent, { subject: S }>>;
export type NewsItem = { [S in NewsSubject]: { type: S; payload: NewsOf<S> } }[NewsSubject];

export interface News {
  tell(item: NewsItem): void;
  /** Returns how to stop listening. */
  listen<S extends NewsSubject>(subject: S, handler: (payload: NewsOf<S>) => void): () => void;
}

type Handler = (payload: NewsItem['payload']) => void;

export function createNews(): News {
  const handlers = new Map<NewsSubject, Set<Handler>>();
  return {
    tell({ type, payload }) {
      for (const handler of handlers.get(type) ?? []) handler(payload);
    },
    listen(subject, handler) {
      const ofSubject = handlers.get(subject) ?? new Set();
      handlers.set(subject, ofSubject);
      // a subject's payload always has that subject's type, which the map cannot say
      ofSubject.add(handler as Handler);
      return () => ofSubject.delete(handler as Handler);
    },
  };
}

/** Reads one message of the stream; undefined for anything that is not news. */
export function readNews(data: string): NewsItem | undefined {
  const item: unknown = JSON.parse(data);
  const isNews = typeof item === 'object' && item !== null && 'type' in item && 'payload' in item && typeof item.type === 'string';
  return isNews ? (item as NewsItem) : undefined;
}
