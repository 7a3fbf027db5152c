import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1_000;
/** Of the clock: the pictures change by the chapter, and the time is told in seconds. */
const TICK_MS = 250;

/** The time of a film that is drawn: where it is, whether it runs, and how to change both. It begins to run, and stops at its end. */
export function useFilmClock(length: number, start: number) {
  const [at, setAt] = useState(start);
  const [isRunning, setRunning] = useState(true);
  const tick = useEffectEvent((seconds: number) => {
    setAt(Math.min(length, at + seconds));
    if (at + seconds >= length) setRunning(false);
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      tick((now - last) / SECOND_MS);
      last = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    at,
    isRunning,
    isOver: at >= length,
    seek: (seconds: number) => setAt(Math.max(0, Math.min(length, seconds))),
    /** Also from the beginning, where it is over. */
    play: () => {
      if (at >= length) setAt(0);
      setRunning(true);
    },
    pause: () => setRunning(false),
  };
}
