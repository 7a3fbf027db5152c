import { newId } from '@simmer/client';
import { useEffect, useState } from 'react';
import { newDrafts } from './kept-draft';

/** How long a page that is loaded again may take to let go of its draft, in milliseconds. */
const LETS_GO_WITHIN_MS = 2_000;

/** The draft that this tab has written on last, by its recipe's id. */
const LAST_HERE = 'simmer.draft-here';

/** The id of the new recipe to write on: one half written that no open tab has, else one of its own. Undefined until that is known. */
export function useNewDraft(): string | undefined {
  const [recipeId, setRecipeId] = useState<string>();
  useEffect(() => {
    const left = new AbortController();
    void takeDraft(left.signal).then((taken) => {
      if (!left.signal.aborted) setRecipeId(taken);
    });
    return () => left.abort();
  }, []);
  return recipeId;
}

async function takeDraft(left: AbortSignal): Promise<string> {
  const taken = (await firstFree(left)) ?? (await begun(left));
  sessionStorage.setItem(LAST_HERE, taken);
  return taken;
}

async function begun(left: AbortSignal): Promise<string> {
  const recipeId = newId();
  await hold(recipeId, left, { ifAvailable: true });
  return recipeId;
}

/** This tab's own draft comes first: its page may have been loaded again, and is waited for. */
async function firstFree(left: AbortSignal): Promise<string | undefined> {
  const here = sessionStorage.getItem(LAST_HERE);
  const drafts = newDrafts().toSorted((a, b) => Number(b === here) - Number(a === here));
  for (const draft of drafts) {
    const isFree = await hold(draft, left, draft === here ? { signal: AbortSignal.timeout(LETS_GO_WITHIN_MS) } : { ifAvailable: true });
    // the tab that had it may have saved it meanwhile
    if (isFree && newDrafts().includes(draft)) return draft;
  }
  return undefined;
}

/** Keeps a draft for this tab until it is left. False when another tab has it. Browsers offer locks on secure pages only; without them every draft is free. */
function hold(recipeId: string, left: AbortSignal, options: LockOptions): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const untilLeft = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      return lock === null || left.aborted ? undefined : new Promise((letGo) => left.addEventListener('abort', () => letGo()));
    };
    navigator.locks.request(`simmer.draft.${recipeId}`, options, untilLeft).catch((error: unknown) => {
      if (options.signal?.aborted) resolve(false);
      else reject(error);
    });
  });
}
