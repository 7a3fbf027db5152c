import { useEffect, useState } from 'react';

/** Keeps the screen on while the component is there. Tells whether it is held: not every browser can, and none while the page is hidden. */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
      } catch (error) {
        // a device that saves its battery refuses
        if (!(error instanceof DOMException)) throw error;
        return;
      }
      if (ended) return void lock.release();
      setHeld(true);
      lock.addEventListener('release', () => setHeld(false));
    };
    const holdAgain = (): void => void hold();
    void hold();
    // it is let go whenever the page is hidden
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
  return held;
}
