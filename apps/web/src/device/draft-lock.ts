import { useEffect, useEffectEvent, useState } from 'react';
import { accountStorage } from './account-storage';
import { hasLocks } from './tab-lock';

/** How long a page that is loaded again may take to let go of its place, in milliseconds. */
const LETS_GO_WITHIN_MS = 2_000;

interface Places {
  /** Of what: a tab remembers the place it was last in for each kind. */
  kind: string;
  /** Where something is kept, the latest first. The store was read just before. */
  kept: () => string[];
  /** A place where nothing is kept. */
  fresh: () => string;
}

/**
 * The place on this device that this tab writes in, so that two tabs write two drafts and neither loses a word: one half written that no open
 * tab has, else one of its own. Undefined until that is known.
 */
export function useDraftLock(places: Places): string | undefined {
  const { kind } = places;
  const [place, setPlace] = useState<string>();
  const take = useEffectEvent((left: AbortSignal) => takePlace(places, left));
  useEffect(() => {
    const left = new AbortController();
    void take(left.signal).then((taken) => {
      if (!left.signal.aborted) setPlace(taken);
    });
    return () => left.abort();
  }, [kind]);
  return place;
}

/** Makes this the place that the tab takes next. */
export const takeNext = (kind: string, place: string): void => sessionStorage.setItem(`simmer.here.${kind}`, place);

async function takePlace(places: Places, left: AbortSignal): Promise<string> {
  const taken = (await firstFree(places, left)) ?? (await begun(places, left));
  takeNext(places.kind, taken);
  return taken;
}

async function begun({ fresh }: Places, left: AbortSignal): Promise<string> {
  const place = fresh();
  await hold(place, left, { ifAvailable: true });
  return place;
}

/** This tab's own place comes first: its page may have been loaded again, and is waited for. */
async function firstFree({ kind, kept }: Places, left: AbortSignal): Promise<string | undefined> {
  const here = sessionStorage.getItem(`simmer.here.${kind}`);
  const stored = async (): Promise<string[]> => {
    await accountStorage().load();
    return kept();
  };
  const places = (await stored()).toSorted((a, b) => Number(b === here) - Number(a === here));
  for (const place of places) {
    const isFree = await hold(place, left, place === here ? { signal: AbortSignal.timeout(LETS_GO_WITHIN_MS) } : { ifAvailable: true });
    // the tab that had it may have saved it meanwhile
    if (isFree && (await stored()).includes(place)) return place;
  }
  return undefined;
}

/** Keeps a place for this tab until it is left. False when another tab has it. Browsers offer locks on secure pages only; without them every place is free. */
function hold(place: string, left: AbortSignal, options: LockOptions): Promise<boolean> {
  if (!hasLocks()) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const untilLeft = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      return lock === null || left.aborted ? undefined : new Promise((letGo) => left.addEventListener('abort', () => letGo()));
    };
    navigator.locks.request(`simmer.draft.${place}`, options, untilLeft).catch((error: unknown) => {
      if (options.signal?.aborted) resolve(false);
      else reject(error);
    });
  });
}
