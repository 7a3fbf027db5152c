import { useCallback, useEffect, useRef, useState } from 'react';

type Ticks = ReadonlyMap<string, boolean>;

const NONE: Ticks = new Map();

/** What was pressed since the list was drawn, by row: it shows at once, and what the list says of it once that is drawn anew. */
export function usePressedTicks(drawn: object): [pressed: Ticks, press: (row: string, isTicked: boolean) => void] {
  const [{ on, ticks }, setPressed] = useState({ on: drawn, ticks: NONE });
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  }, [drawn]);
  const press = useCallback((row: string, isTicked: boolean): void => {
    const { current } = latest;
    setPressed((before) => ({ on: current, ticks: new Map(before.on === current ? before.ticks : NONE).set(row, isTicked) }));
  }, []);
  return [on === drawn ? ticks : NONE, press];
}
