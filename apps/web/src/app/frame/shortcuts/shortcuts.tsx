import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFillsWindow } from '../location';
import { useSingleKeys } from '../single-keys';
import { whenKeysAreAsked } from './asked-for-keys';
import { ADD_RECIPE, type Command, PLACES, SEARCH } from './commands';
import { KeyList } from './key-list';
import { Palette } from './palette';

/** How long the second key may come after G. */
const PAIR_MS = 1_500;
const TAKES_KEYS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], dialog';

/** The keys that work on every screen: Ctrl K or Cmd K opens the palette; letters go to a page, but never while something is typed. */
export function Shortcuts() {
  const router = useRouter();
  const [shown, setShown] = useState<'palette' | 'keys'>();
  // where the screen is one step of a recipe its own keys are enough
  const fillsWindow = useFillsWindow();
  const letters = useSingleKeys() === 'on' && !fillsWindow;
  const pressedG = useRef(-PAIR_MS);
  const close = (): void => setShown(undefined);

  const go = (href: string): void => {
    close();
    void router.navigate({ href });
  };
  const run = ({ href }: Command): void => {
    if (href === undefined) setShown('keys');
    else go(href);
  };

  function letter(event: KeyboardEvent): (() => void) | undefined {
    const key = event.key.toLowerCase();
    const place = PLACES[key];
    if (place !== undefined && event.timeStamp - pressedG.current < PAIR_MS) return () => go(place);
    pressedG.current = key === 'g' ? event.timeStamp : -PAIR_MS;
    if (key === 'n') return () => go(ADD_RECIPE);
    if (key === '?') return () => setShown('keys');
    // a screen with a search field takes the key itself
    if (key === '/' && !document.querySelector('[aria-keyshortcuts="/"]')) return () => go(SEARCH);
    return undefined;
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey) return;
      event.preventDefault();
      // what another dialog asks comes first
      if (shown === 'palette') close();
      else if (!document.querySelector('dialog[open]')) setShown('palette');
      return;
    }
    if (!letters || (event.target as Element).closest?.(TAKES_KEYS)) return;
    const act = letter(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  useEffect(() => whenKeysAreAsked(() => setShown('keys')), []);

  if (shown === 'palette') return <Palette onClose={close} onRun={run} />;
  return shown === 'keys' && <KeyList onClose={close} />;
}
