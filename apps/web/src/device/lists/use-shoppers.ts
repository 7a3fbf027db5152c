import { newId, RequestProblem } from '@simmer/client';
import type { Shopper } from '@simmer/contracts';
import { guestNameOf, LIST_VISIT_EVERY_MS } from '@simmer/contracts/constants';
import { useEffect, useState } from 'react';
import { keepDocument, keptDocument } from '../database';
import { listUpdates } from './list-updates';

const KEPT_AS = 'shoppers';
const tab = newId().slice(-12);

interface Visits {
  /** In whose name the device keeps who they were: their names are there without a connection too. */
  keptFor: string;
  listId: string;
  say: (visit: { tab: string; isHere: boolean }) => Promise<{ people: Shopper[] }>;
  /** Nobody is told before it is known who this is. */
  isReady?: boolean;
}

/** Who shops along. While the list is in view, the server is told so. Pass a `say` that stays the same. */
export function useShoppers({ keptFor, listId, say, isReady = true }: Visits): readonly Shopper[] {
  const [people, setPeople] = useState<readonly Shopper[]>([]);

  useEffect(() => {
    let isShown = true;
    async function tell(isHere: boolean): Promise<void> {
      try {
        const { people: next } = await say({ tab, isHere });
        // whoever has signed out meanwhile leaves nothing here
        if (!isShown) return;
        setPeople(next);
        await keepDocument(keptFor, KEPT_AS, listId, next);
      } catch (problem) {
        // the list itself says what is wrong; who is there is told the next time
        if (!(problem instanceof RequestProblem)) throw problem;
      }
    }
    const tellWhatIs = (): void => void tell(document.visibilityState === 'visible');
    const beat = (): void => void (document.visibilityState === 'visible' && tell(true));
    void keptDocument<Shopper[]>(keptFor, KEPT_AS, listId).then((kept) =>
      setPeople((known) => (isShown && kept && known.length === 0 ? kept.map(away) : known)),
    );
    if (!isReady) return () => void (isShown = false);
    tellWhatIs();
    const beating = setInterval(beat, LIST_VISIT_EVERY_MS);
    const unlisten = listUpdates.listen((update) => 'isVisit' in update && update.listId === listId && beat());
    document.addEventListener('visibilitychange', tellWhatIs);
    return () => {
      clearInterval(beating);
      unlisten();
      document.removeEventListener('visibilitychange', tellWhatIs);
      isShown = false;
      void tell(false);
    };
  }, [keptFor, listId, say, isReady]);

  return people;
}

const away = (shopper: Shopper): Shopper => ({ ...shopper, isHere: false });

/** The name of whoever did something to the list; undefined for somebody who is no longer among its people. */
export const nameAmong =
  (people: readonly Shopper[]) =>
  (who: string): string | undefined =>
    (people.find((shopper) => shopper.who === who)?.name ?? guestNameOf(who)) || undefined;
