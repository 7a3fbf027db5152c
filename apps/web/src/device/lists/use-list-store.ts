import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ListStore, ListView } from './list-store';
import { shoppingLists } from './lists';

/** A list of the signed-in cook, from this device at once; undefined while it is opened. */
export function useListStore(listId: string): ListStore | undefined {
  const [opened, setOpened] = useState<{ listId: string; store: ListStore }>();
  useEffect(() => {
    let isShown = true;
    void shoppingLists()
      .then((lists) => lists.open(listId))
      .then((store) => {
        if (isShown) setOpened({ listId, store });
        void store.sync();
      });
    return () => {
      isShown = false;
    };
  }, [listId]);
  return opened?.listId === listId ? opened.store : undefined;
}

const never = () => () => undefined;
const nothing = () => undefined;

/** What a list shows now. */
export const useListView = (store: ListStore | undefined): ListView | undefined =>
  useSyncExternalStore<ListView | undefined>(store?.subscribe ?? never, store?.view ?? nothing, nothing);
