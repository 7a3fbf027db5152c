import type { Diet } from '@simmer/contracts/constants';
import { useEffect, useState } from 'react';
import type { Library } from '../local-library';

interface FoundIds {
  /** Of the recipes that have all of the words and fit the diets. */
  ids: ReadonlySet<string> | undefined;
  /** The copy on this device is being searched, and will answer. */
  isAsking: boolean;
}

const NO_DIETS: readonly Diet[] = [];
const NOTHING: FoundIds = { ids: undefined, isAsking: false };

/** What the copy on this device finds for a question and diets, asked again with every change of the library. */
export function useFoundIds(question: string, library: Library | undefined, diets = NO_DIETS): FoundIds {
  const key = JSON.stringify([question, diets]);
  const [told, setTold] = useState<{ key: string; ids: ReadonlySet<string> | null }>();
  const isAsked = (question !== '' || diets.length > 0) && library !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const tell = (ids: ReadonlySet<string> | null): void => {
      if (!isOver) setTold({ key, ids });
    };
    import('./search-thread')
      .then(({ searchThread }) => searchThread()?.ask({ ask: 'ids', ...asked(key) }))
      .then(
        (ids) => tell(ids ? new Set(ids) : null),
        () => tell(null), // without its thread the server searches
      );
    return () => {
      isOver = true;
    };
  }, [isAsked, key, library]);
  if (!isAsked) return NOTHING;
  const isHere = told?.key === key;
  return { ids: isHere ? (told.ids ?? undefined) : undefined, isAsking: !isHere };
}

function asked(key: string): { question: string; diets: readonly Diet[] } {
  const [question, diets] = JSON.parse(key) as [string, Diet[]];
  return { question, diets };
}
