import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useAccount } from '../session/use-session';
import { createNews, readNews, type News, type NewsOf, type NewsSubject } from './channel';
import { staleKeys } from './stale-keys';

const NewsContext = createContext<News>(createNews());

/** Keeps one stream of the cook's own news open while signed in; what it tells makes the copies it concerns stale. */
export function NewsProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const accountId = useAccount()?.id;
  const news = useMemo(createNews, []);

  useEffect(() => {
    if (accountId === undefined) return;
    const source = new EventSource('/api/news');
    let interrupted = false;
    source.onmessage = (message: MessageEvent<string>) => {
      const item = readNews(message.data);
      if (!item) return;
      for (const queryKey of staleKeys(item)) void queryClient.invalidateQueries({ queryKey });
      news.tell(item);
    };
    source.onerror = () => {
      interrupted = true;
    };
    source.onopen = () => {
      // whatever was told during a gap is unknown, so every copy may be old
      if (interrupted) void queryClient.invalidateQueries();
      interrupted = false;
    };
    return () => source.close();
  }, [accountId, news, queryClient]);

  return <NewsContext value={news}>{children}</NewsContext>;
}

/** Calls the handler for every piece of news about a subject, as in `useNews('events.importer.import.progressed', …)`. */
export function useNews<S extends NewsSubject>(subject: S, handler: (payload: NewsOf<S>) => void): void {
  const news = useContext(NewsContext);
  const onNews = useEffectEvent(handler);
  useEffect(() => news.listen(subject, (payload) => onNews(payload)), [news, subject]);
}
