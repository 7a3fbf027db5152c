/** How long a toast with an action stays, in milliseconds. */
export const TOAST_TIME = 8000;

/** A countdown that can be held: while it is held no time passes. */
export const createToastTimer = (onEnd: () => void, duration = TOAST_TIME) => {
  let left = duration;
  let startedAt = 0;
  let pending: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(pending);
    pending = undefined;
  };

  return {
    run() {
      if (pending !== undefined) return;
      startedAt = Date.now();
      pending = setTimeout(onEnd, left);
    },
    hold() {
      if (pending === undefined) return;
      stop();
      left = Math.max(0, left - (Date.now() - startedAt));
    },
    stop,
  };
};
