import { useEffect, useState } from 'react';
import type { RecipeSummary } from '@simmer/contracts';
import { WorkerFailure } from '../../../browser/worker-client';
import { openedDevice } from '../../../device/device';

const MOST = 6;
const NONE: readonly RecipeSummary[] = [];

/** The recipes of this device that may be meant by what is typed. */
export function useFoundRecipes(typed: string): readonly RecipeSummary[] {
  const text = typed.trim();
  const [found, setFound] = useState({ text: '', recipes: NONE });
  useEffect(() => {
    if (text === '') return;
    let isOver = false;
    void find(text).then((recipes) => {
      if (!isOver) setFound({ text, recipes });
    });
    return () => {
      isOver = true;
    };
  }, [text]);
  return found.text === text ? found.recipes : NONE;
}

async function find(text: string): Promise<readonly RecipeSummary[]> {
  const { searchThread } = await import('../../../device/library/search/search-thread');
  const thread = searchThread();
  if (!thread) return NONE;
  try {
    const { hits } = await thread.ask({ ask: 'suggest', typed: text });
    const list = openedDevice()?.library.current.list;
    return hits.flatMap(({ id }) => list?.get(id) ?? []).slice(0, MOST);
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    // the search page, which is offered as well, says what is wrong
    return NONE;
  }
}
