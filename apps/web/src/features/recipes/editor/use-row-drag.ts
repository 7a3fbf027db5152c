import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** Drags the rows of a list by their grips: the row goes along with the pointer. `dragged` is the key of the row in hand. */
export function useRowDrag(moveTo: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const latest = useRef(moveTo);
  const following = useRef<AbortController>(undefined);
  useEffect(() => {
    latest.current = moveTo;
  });
  useEffect(() => () => following.current?.abort(), []);

  function onPointerDown(event: ReactPointerEvent<HTMLElement>, key: string): void {
    const list = event.currentTarget.closest('ol');
    if (event.button !== 0 || !list) return;
    const controller = new AbortController();
    const { signal } = controller;
    const drop = (): void => {
      controller.abort();
      setDragged(undefined);
    };
    following.current = controller;
    setDragged(key);
    // on the document: the grip itself leaves the page for a moment whenever its row changes places
    document.addEventListener('pointermove', ({ clientY }) => latest.current(key, placeAt(list, clientY)), { signal });
    document.addEventListener('pointerup', drop, { signal });
    document.addEventListener('pointercancel', drop, { signal });
  }

  return { dragged, onPointerDown };
}

/** The index of the row at a height of the screen; the last one below all. */
function placeAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const found = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return found === -1 ? rows.length - 1 : found;
}
