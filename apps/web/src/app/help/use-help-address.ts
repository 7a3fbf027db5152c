import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/idle';

const HOME = '/knowledge-base';

/** Where help about the screen that is open stands: its article, or the home of the knowledge base where it has none. */
export function useHelpAddress(): string {
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath });
  const [articles, setArticles] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    // no first screen waits for it
    void whenIdle(() => import('./articles-of-screens')).then((loaded) => setArticles(loaded.ARTICLES_OF_SCREENS));
  }, []);
  const article = articles?.[route?.replace(/\/$/, '') ?? ''];
  return article ? `${HOME}/${article}` : HOME;
}
