import { useEffect, useState } from 'react';
import type { Library } from '../local-library';

interface FoundIds {
  /** Of the recipes that have all of the words. */
  ids: ReadonlySet<string> | undefined;
  /** The copy on this device is being searched, and will answer. */
  isAsking: boolean;
}

const NOTHING: FoundIds = { ids: undefined, isAsking: false };

/** What the copy on this device finds for a question, asked again with every change of the library. */
export function useFoundIds(question: string, library: Library | undefined): FoundIds {
  const [told, setTold] = useState<{ question: string; ids: ReadonlySet<string> | null }>();
  const isAsked = question !== '' && library !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const tell = (ids: ReadonlySet<string> | null): void => {
      if (!isOver) setTold({ question, ids });
    };
    import('./search-thread')
      .then(({ searchThread }) => searchThread()?.ask({ ask: 'ids', question }))
      .then(
        (ids) => tell(ids ? new Set(ids) : null),
        () => tell(null), // without its thread the server searches
      );
    return () => {
      isOver = true;
    };
  }, [isAsked, question, library]);
  if (!isAsked) return NOTHING;
  const isHere = told?.question === question;
  return { ids: isHere ? (told.ids ?? undefined) : undefined, isAsking: !isHere };
}
