import * as t from '@simmer/messages/shopping-list';
import { Button, Fold, Glyph, IconButton, IconDots, ListSection, TickRow } from '@simmer/ui';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { aisleGlyph } from '../../recipe/aisle-glyphs';
import { type Arranged, type Reader, type Row, tickedWords } from './rows';
import { usePressedTicks } from './use-pressed-ticks';

interface ListRowsProps {
  arranged: Arranged;
  reader: Reader;
  /** What wants a thing stands behind its row alone. */
  isCompact?: boolean;
  onToggle: (row: Row, isTicked: boolean) => void;
  onOpen?: (row: Row) => void;
  /** By one place within its aisle. */
  onMove?: (row: Row, by: 1 | -1) => void;
  onClear?: () => void;
}

/** The things to get by aisle, then what is probably at home, then the basket. */
export function ListRows({ arranged, onClear, onToggle, ...given }: ListRowsProps) {
  const { aisles, home, basket } = arranged;
  const [pressed, press] = usePressedTicks(arranged);
  const toggle = useCallback(
    (row: Row, isTicked: boolean): void => {
      press(row.id, isTicked);
      onToggle(row, isTicked);
    },
    [press, onToggle],
  );
  const rows = { ...given, pressed, onToggle: toggle };
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusKept(region, [...aisles.flatMap((group) => group.rows), ...home, ...basket]);
  return (
    <div ref={region} onFocus={keepFocus}>
      {aisles.map((group) => (
        <ListSection key={group.aisle} title={group.title} icon={<Glyph name={aisleGlyph(group.aisle)} />} count={group.rows.length}>
          <Rows of={group.rows} {...rows} />
        </ListSection>
      ))}
      {home.length > 0 && (
        <Fold className="no-print" title={t.probablyAtHome} icon={<Glyph name="jar" />} count={home.length}>
          <Rows of={home} {...rows} />
        </Fold>
      )}
      {basket.length > 0 && (
        <Fold className="no-print" title={t.inTheBasket} count={basket.length} open>
          <Rows of={basket} {...rows} />
          {onClear && (
            <p className="list-clear">
              <Button variant="quiet" size="sm" onClick={onClear}>
                {t.clearTicked}
              </Button>
            </p>
          )}
        </Fold>
      )}
    </div>
  );
}

type RowProps = Omit<ListRowsProps, 'arranged' | 'onClear'>;

const Rows = ({ of, pressed, ...rest }: RowProps & { of: readonly Row[]; pressed: ReadonlyMap<string, boolean> }) => (
  <ul>
    {of.map((row) => (
      <ListRow key={row.id} row={row} isTicked={pressed.get(row.id) ?? row.isTicked} {...rest} />
    ))}
  </ul>
);

const ListRow = memo(
  function ListRow({ row, isTicked, reader, isCompact = false, onToggle, onOpen, onMove }: RowProps & { row: Row; isTicked: boolean }) {
    const [now] = useState(Date.now);
    const move = (event: KeyboardEvent): void => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
      if (!event.altKey || by === undefined || !onMove) return;
      event.preventDefault();
      onMove(row, by);
    };
    return (
      <li className="list-row">
        <TickRow
          data-item={row.id}
          checked={isTicked}
          onChange={({ target }) => onToggle(row, target.checked)}
          onKeyDown={move}
          aria-keyshortcuts={onMove && 'Alt+ArrowUp Alt+ArrowDown'}
          name={row.note === '' ? row.name : <Named row={row} />}
          quantity={row.amount === '' ? undefined : row.amount}
          from={row.isTicked ? undefined : originOf(row, isCompact)}
          aside={row.isTicked ? tickedWords(row, reader, now) : undefined}
          pending={row.isWaiting}
        />
        {onOpen && (
          <IconButton className="no-print" label={t.itemMenu({ name: row.name })} onClick={() => onOpen(row)}>
            <IconDots />
          </IconButton>
        )}
      </li>
    );
  },
  ({ row: before, ...own }, { row, ...next }) => isSame(before, row) && isSame(own, next),
);

/** Rows are made anew with every change of the list; one that says the same is the same. */
const isSame = <T extends object>(one: T, other: T): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof T)[]).every((key) => isEqual(one[key], other[key]));

const isEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((part, at) => Object.is(part, other[at])));

const Named = ({ row: { name, note } }: { row: Row }) => (
  <>
    {name} <span className="muted">({note})</span>
  </>
);

/** What wants it, and what to look for in the store, which a compact row says too. */
function originOf({ from, packs, inBasket }: Row, isCompact: boolean) {
  const said = [isCompact ? undefined : from, inBasket, packs].filter((part) => part);
  return said.length === 0
    ? undefined
    : said.map((part) => (
        <span key={part} className="list-origin">
          {part}
        </span>
      ));
}

/** What has the focus moves to another part, or goes: the focus goes to the row that followed, else to the same one in its new place, else to what is left. */
function useFocusKept(region: React.RefObject<HTMLDivElement | null>, rows: readonly Row[]) {
  const focused = useRef<{ element: HTMLElement; next: string[] }>(undefined);
  const order = rows.map(({ id }) => id);
  useEffect(() => {
    if (!focused.current || focused.current.element.isConnected || document.activeElement !== document.body) return;
    const boxes = [...(region.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const following = focused.current.next.flatMap((id) => boxes.find((box) => box.dataset['item'] === id) ?? []);
    focused.current = undefined;
    for (const place of [...following, ...boxes, document.getElementById('main')]) {
      place?.focus({ preventScroll: true });
      // what is folded away takes no focus
      if (document.activeElement === place) return;
    }
  });
  return ({ target }: React.FocusEvent<HTMLElement>) => {
    const id = target.closest('.list-row')?.querySelector<HTMLElement>('[data-item]')?.dataset['item'];
    const at = id === undefined ? -1 : order.indexOf(id);
    focused.current = {
      element: target,
      next: at < 0 ? [] : [...order.slice(at + 1), ...order.slice(0, at).reverse(), ...order.slice(at, at + 1)],
    };
  };
}
