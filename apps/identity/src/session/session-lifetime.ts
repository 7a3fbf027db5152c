import { DAY_MS, HOUR_MS } from '@simmer/contracts';

const IDLE_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 180 * DAY_MS;
const TOUCHED_EVERY_MS = HOUR_MS;

/** When a session ends by itself: 30 days after it was last used, and never later than 180 days after sign-in. */
export const expiryOf = (startedAt: Date, lastUsedAt: Date): Date =>
  new Date(Math.min(lastUsedAt.getTime() + IDLE_MS, startedAt.getTime() + ABSOLUTE_MS));

const HALF_MS = 10 * 60_000;

/** Whoever has shown the password alone has so long to show the rest. */
export const halfExpiryOf = (startedAt: Date): Date => new Date(startedAt.getTime() + HALF_MS);

/** Whether its use should be noted; more often than once an hour would only cost writes. */
export const isDueForTouch = (lastUsedAt: Date, now: Date): boolean => now.getTime() - lastUsedAt.getTime() >= TOUCHED_EVERY_MS;
