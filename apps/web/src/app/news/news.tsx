import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { session } from '../session/session';
import { useAccount } from '../session/use-session';
import { createNews, type News, type NewsOf, type NewsSubject } from './channel';
import { staleKeys } from './stale-keys';
import { openNewsStream } from './stream';

const NewsContext = createContext<News>(createNews());

/** Keeps one stream of the cook's own news open while signed in; what it tells makes the copies it concerns stale. */
export function NewsProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const accountId = useAccount()?.id;
  const [news] = useState(() => createNews());

  useEffect(() => {
    if (accountId === undefined) return;
    return openNewsStream('/api/news', {
      onItem(item) {
        for (const queryKey of staleKeys(item)) void queryClient.invalidateQueries({ queryKey });
        news.tell(item);
      },
      // whatever was told during a gap is unknown, so every copy may be old
      onGap: () => void queryClient.invalidateQueries(),
      onRefused: () => void session.recheck(),
    });
  }, [accountId, news, queryClient]);

  return <NewsContext value={news}>{children}</NewsContext>;
}

/** Calls the handler for every piece of news about a subject, as in `useNews('events.importer.import.progressed', …)`. */
export function useNews<S extends NewsSubject>(subject: S, handler: (payload: NewsOf<S>) => void): void {
  const news = useContext(NewsContext);
  const onNews = useEffectEvent(handler);
  useEffect(() => news.listen(subject, (payload) => onNews(payload)), [news, subject]);
}
