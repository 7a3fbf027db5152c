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
  let pending: ReturnType<typeof setTimeout> | undefined;
  const isVisible = () => visible;

  const subscribe = (notify: () => void) => {
    const viewport = window.visualViewport;
    if (!viewport) return () => undefined;
    const settle = () => {
      const now = leavesRoomForKeyboard(viewport.height * viewport.scale, window.innerHeight);
      if (now === visible) return;
      visible = now;
      notify();
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

  return { isVisible, subscribe };
};

const keyboard = createKeyboardStore();

/** Whether an on-screen keyboard covers part of the page. */
export const useKeyboardVisible = (): boolean => useSyncExternalStore(keyboard.subscribe, keyboard.isVisible, () => false);
