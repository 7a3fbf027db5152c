import { newId } from '@simmer/client';
import * as t from '@simmer/messages/shopping-list';
import {
  addSource,
  dropSource,
  joinItems,
  learnFrom,
  type ListReplica,
  OWN,
  setPack,
  setStaple,
  type SourceOnList,
  type ParsedItem,
  takeOutOfBasket,
  writtenNameOf,
} from '@simmer/shopping-list';
import { useToast } from '@simmer/ui';
import { useMemo } from 'react';
import { noteListUse } from '../../app/install/install-habit';
import { haptic } from '../../browser/haptics';
import type { ListStore, ListView } from '../../device/lists/list-store';
import { capitalized, type Row } from './rows';

/** More things at once are counted. */
const MOST_NAMED = 5;

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
      add(told: readonly ParsedItem[]): void {
        if (told.length === 0) return;
        if (!isGuest) noteListUse();
        const names = told.map(({ name }) => capitalized(name)).join(', ');
        withUndo(
          told.length > MOST_NAMED ? t.addedMany({ count: told.length }) : t.added({ name: names }),
          (list) => {
            addSource(list, `${OWN}:${newId().slice(-12)}`, told, store.view().foods);
            for (const { name, language, pack } of told)
              if (pack && !isGuest) setPack(list, store.view().foods, { name, language: language ?? undefined }, pack);
          },
          'add',
        );
      },
      toggle({ items: ids, name }: Row, isTicked: boolean): void {
        haptic('selection');
        if (!isGuest) noteListUse();
        withUndo(
          isTicked ? t.ticked({ name }) : t.unticked({ name }),
          (list) => ids.forEach((id) => (isTicked ? list.tick(id) : takeOutOfBasket(list, id))),
          'tick',
        );
        const view = store.view();
        // the way through the store is over when everything is in the basket
        if (isTicked && !isGuest && view.items.every(({ ticked }) => ticked)) store.change((list) => learnFrom(list, takenOf(view)));
      },
      remove: ({ items, name }: Row): void => withUndo(t.removed({ name }), (list) => items.forEach((id) => list.remove(id))),
      keepAtHome: ({ items, name }: Row): void =>
        withUndo(t.atHomeNow({ name }), (list) => {
          for (const id of items) {
            const item = list.item(id);
            if (item) setStaple(list, store.view().foods, writtenNameOf(item), true);
          }
        }),
      need: ({ items, name }: Row): void => withUndo(t.neededNow({ name }), (list) => items.forEach((id) => list.set(id, 'home', false))),
      drop: ({ id, title }: SourceOnList): void => withUndo(t.takenOff({ title }), (list) => dropSource(list, id, store.view().foods)),
      clearTicked(): void {
        const view = store.view();
        const ticked = joinItems(
          view.items.filter((item) => item.ticked),
          view.foods,
        );
        withUndo(t.cleared({ count: ticked.length }), (list) => {
          learnFrom(list, takenOf(view));
          for (const { items } of ticked) for (const { id } of items) list.remove(id);
        });
      },
    };
  }, [store, toast, isGuest]);
}

export type ListActions = ReturnType<typeof useListActions>;

/** What is in the basket, with where it stood. */
const takenOf = ({ items, about, foods }: ListView) =>
  joinItems(
    items.filter(({ ticked }) => ticked),
    foods,
  ).flatMap(({ items: [first], food }) =>
    first.tickedAt === undefined ? [] : [{ aisle: about.aisleOf(food, first.fields['aisle']), at: first.tickedAt }],
  );
