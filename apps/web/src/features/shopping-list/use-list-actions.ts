import { newId } from '@simmer/client';
import * as t from '@simmer/messages/shopping-list';
import {
  addSource,
  dropSource,
  isAisle,
  learnFrom,
  type ListItem,
  type ListReplica,
  OWN,
  setPack,
  setStaple,
  type SourceOnList,
  type ToldItem,
} from '@simmer/shopping-list';
import { useToast } from '@simmer/ui';
import { useMemo } from 'react';
import type { ListStore } from '../../data/shopping-lists/list-store';
import { capitalized, type Row } from './rows';

const HAPTIC_MS = 10;

/** What can be done with the rows of a list: at once, and each with the way back. */
export function useListActions(store: ListStore, { isGuest = false } = {}) {
  const toast = useToast();
  return useMemo(() => {
    const withUndo = (message: string, make: (list: ListReplica) => void, group?: string): void => {
      const undo = store.change(make);
      toast({ message, group, action: { label: t.undo, onAction: undo } });
    };
    return {
      withUndo,
      /** Puts on the list what was told; told twice it is wanted twice. */
      add(told: ToldItem): void {
        withUndo(
          t.added({ name: capitalized(told.name) }),
          (list) => {
            addSource(list, `${OWN}:${newId().slice(-12)}`, [told]);
            if (told.pack && !isGuest) setPack(list, told.name, told.pack);
          },
          'add',
        );
      },
      toggle({ id, name }: Row, isTicked: boolean): void {
        navigator.vibrate?.(HAPTIC_MS);
        withUndo(isTicked ? t.ticked({ name }) : t.unticked({ name }), (list) => list[isTicked ? 'tick' : 'untick'](id), 'tick');
        const { items } = store.view();
        // the way through the store is over when everything is in the basket
        if (isTicked && !isGuest && items.every(({ ticked }) => ticked)) store.change((list) => learnFrom(list, takenOf(items)));
      },
      remove: ({ id, name }: Row): void => withUndo(t.removed({ name }), (list) => list.remove(id)),
      keepAtHome: ({ name }: Row): void => withUndo(t.atHomeNow({ name }), (list) => setStaple(list, name, true)),
      need: ({ id, name }: Row): void => withUndo(t.neededNow({ name }), (list) => list.set(id, 'home', false)),
      drop: ({ id, title }: SourceOnList): void => withUndo(t.takenOff({ title }), (list) => dropSource(list, id)),
      clearTicked(): void {
        const ticked = store.view().items.filter((item) => item.ticked);
        withUndo(t.cleared({ count: ticked.length }), (list) => {
          learnFrom(list, takenOf(ticked));
          for (const { id } of ticked) list.remove(id);
        });
      },
    };
  }, [store, toast, isGuest]);
}

export type ListActions = ReturnType<typeof useListActions>;

const takenOf = (items: readonly ListItem[]) =>
  items.flatMap(({ fields: { aisle }, tickedAt }) => (isAisle(aisle) && tickedAt !== undefined ? [{ aisle, at: tickedAt }] : []));
