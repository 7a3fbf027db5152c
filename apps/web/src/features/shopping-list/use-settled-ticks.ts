import type { ListItem } from '@simmer/shopping-list';
import { useEffect, useRef, useState } from 'react';

/** A row stays where it is for so long after its tick, so that nothing jumps under the finger. */
export const SETTLES_AFTER_MS = 400;

interface Seen {
  readonly items: readonly ListItem[];
  /** Items that still stand where they stood before their tick, and whether that was with what is ticked. */
  readonly held: ReadonlyMap<string, boolean>;
}

/** The items that were ticked, or taken back, a moment ago, with where they still stand. */
export function useSettledTicks(items: readonly ListItem[]): ReadonlyMap<string, boolean> {
  const [seen, setSeen] = useState<Seen>({ items, held: new Map() });
  if (seen.items !== items) setSeen({ items, held: heldAfter(seen, items) });

  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    for (const id of seen.held.keys()) {
      if (running.has(id)) continue;
      const settle = (): void => {
        running.delete(id);
        setSeen((before) => ({ ...before, held: new Map([...before.held].filter(([other]) => other !== id)) }));
      };
      running.set(id, setTimeout(settle, SETTLES_AFTER_MS));
    }
  }, [seen.held]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      running.forEach((timer) => clearTimeout(timer));
      running.clear();
    };
  }, []);
  return seen.held;
}

function heldAfter(seen: Seen, items: readonly ListItem[]): ReadonlyMap<string, boolean> {
  const before = new Map(seen.items.map(({ id, ticked }) => [id, ticked]));
  const changed = items.flatMap(({ id, ticked }): [string, boolean][] => {
    const was = before.get(id);
    return was === undefined || was === ticked || seen.held.has(id) ? [] : [[id, was]];
  });
  return changed.length === 0 ? seen.held : new Map([...seen.held, ...changed]);
}
