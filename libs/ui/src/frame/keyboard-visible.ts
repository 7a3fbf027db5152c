import { useSyncExternalStore } from 'react';

/** The visual viewport has to be under this share of the window's height to count as covered by a keyboard. */
const KEYBOARD_SHARE = 0.75;
/** How long it has to stay so, in milliseconds. */
const KEYBOARD_DELAY = 300;

/** Whether a viewport of this height is what an on-screen keyboard leaves of the window. */
export const leavesRoomForKeyboard = (viewportHeight: number, windowHeight: number): boolean =>
  viewportHeight < windowHeight * KEYBOARD_SHARE;

const createKeyboardStore = () => {
  let visible = false;
  let isTold = false;
  const listeners = new Set<() => void>();
  const isVisible = () => visible;

  const become = (now: boolean) => {
    if (now === visible) return;
    visible = now;
    for (const notify of listeners) notify();
  };

  const tell = (now: boolean) => {
    isTold = true;
    become(now);
  };

  const watchViewport = () => {
    const viewport = window.visualViewport;
    if (!viewport) return () => undefined;
    let pending: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (!isTold) become(leavesRoomForKeyboard(viewport.height * viewport.scale, window.innerHeight));
    };
    const onResize = () => {
      clearTimeout(pending);
      pending = setTimeout(settle, KEYBOARD_DELAY);
    };
    viewport.addEventListener('resize', onResize);
    onResize();
    return () => {
      clearTimeout(pending);
      viewport.removeEventListener('resize', onResize);
    };
  };

  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    const unwatch = watchViewport();
    return () => {
      listeners.delete(notify);
      unwatch();
    };
  };

  return { isVisible, subscribe, tell };
};

const keyboard = createKeyboardStore();

/** Says whether an on-screen keyboard is there: for a native app, which knows. From then on nothing is concluded from the viewport. */
export const tellKeyboard = keyboard.tell;

/** Whether an on-screen keyboard covers part of the page. */
export const useKeyboardVisible = (): boolean => useSyncExternalStore(keyboard.subscribe, keyboard.isVisible, () => false);
