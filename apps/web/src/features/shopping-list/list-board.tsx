import * as t from '@simmer/messages/shopping-list';
import type { RefusalReason } from '@simmer/shopping-list';
import { useToast } from '@simmer/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListStore, ListView } from '../../device/lists/list-store';
import { habits } from '../../browser/habits';
import { ItemDialog } from './item-dialog';
import { ListRows } from './list-rows';
import { QuickAdd } from './quick-add';
import { arrange, listAsText, type Reader, type Row } from './rows';
import { useListFoods } from '../../device/lists/use-list-foods';
import type { ListActions } from './use-list-actions';
import { useSettledTicks } from './use-settled-ticks';

interface ListBoardProps {
  store: ListStore;
  view: ListView;
  reader: Pick<Reader, 'id' | 'nameOf'>;
  /** Whose history completes what is typed. */
  historyOf: string;
  actions: ListActions;
  /** A guest ticks and adds; how things are called and where they stand is for the household. */
  isGuest?: boolean;
  isCompact?: boolean;
  /** Lays out the field and the rows; `text` is the list to be copied. */
  children: (parts: { board: ReactNode; text: () => string }) => ReactNode;
}

/** The list itself, a cook's or a guest's: the field for the next thing, the rows, and what stands behind a row. */
export function ListBoard({
  store,
  view,
  reader: known,
  historyOf,
  actions,
  isGuest = false,
  isCompact = false,
  children,
}: ListBoardProps) {
  const { id: readerId, nameOf } = known;
  useListFoods(view.items);
  const system = habits().units ?? (isGuest ? view.about.units : null);
  const reader = useMemo((): Reader => ({ id: readerId, nameOf, system }), [readerId, nameOf, system]);
  const places = useSettledTicks(view.items);
  const arranged = useMemo(() => arrange(view, reader, places), [view, reader, places]);
  const [opened, setOpened] = useState<string>();
  const [moved, setMoved] = useState('');
  const row = [...arranged.aisles.flatMap(({ rows }) => rows), ...arranged.home, ...arranged.basket].find(({ id }) => id === opened);
  useRefusalsTold(view.refused);

  // the rows are given the same functions every time: one that has not changed is not drawn again
  const shown = useRef(arranged);
  useEffect(() => {
    shown.current = arranged;
  }, [arranged]);
  const open = useCallback(({ id }: Row) => setOpened(id), []);
  const move = useCallback(
    ({ id, items, name, aisle }: Row, by: 1 | -1): void => {
      const rows = shown.current.aisles.find((group) => group.aisle === aisle)?.rows ?? [];
      const at = rows.findIndex((other) => other.id === id);
      const [before, after] = by < 0 ? [rows[at - 2], rows[at - 1]] : [rows[at + 1], rows[at + 2]];
      if (at < 0 || !rows[at + by]) return;
      store.change((list) => {
        // each behind the one before, so that the first of them says where the row stands
        let behind = before?.id ?? null;
        for (const item of items) {
          list.move(item, behind, after?.id ?? null);
          behind = item;
        }
      });
      setMoved(t.moved({ name, place: at + by + 1 }));
    },
    [store],
  );

  const board = (
    <>
      <QuickAdd historyOf={historyOf} known={view.items.map(({ fields }) => String(fields['name'] ?? ''))} onAdd={actions.add} />
      {arranged.aisles.length === 0 && arranged.basket.length > 0 && <p className="list-all-in">{t.allInBasket}</p>}
      <ListRows
        arranged={arranged}
        reader={reader}
        isCompact={isCompact}
        onToggle={actions.toggle}
        {...(!isGuest && { onOpen: open, onMove: move, onClear: actions.clearTicked })}
      />
      <p className="sr" role="status">
        {moved}
      </p>
      <ItemDialog row={row} view={view} reader={reader} actions={actions} onMove={move} onClose={() => setOpened(undefined)} />
    </>
  );
  return children({ board, text: () => listAsText(arranged) });
}

const WHY_REFUSED = { full: t.listFull, removed: t.removedMeanwhile, 'not-allowed': t.notForGuests } satisfies Record<
  RefusalReason,
  unknown
>;

/** What is not on the list is said, with the reason. */
function useRefusalsTold(refused: readonly RefusalReason[]): void {
  const toast = useToast();
  const told = useRef(refused);
  useEffect(() => {
    const fresh = refused.slice(told.current.length);
    for (const reason of new Set(fresh))
      toast({ tone: 'error', message: WHY_REFUSED[reason]({ count: fresh.filter((one) => one === reason).length }) });
    told.current = refused;
  }, [refused, toast]);
}
