import type { ClockedStep, CookingState } from './cooking-state';

/** What is over for so long is a dinner of another day. */
const OVER_MS = 3 * 60 * 60 * 1000;

/** Cooks these steps on one clock, in the place of those before. */
export const cookOnClock = (state: CookingState, steps: readonly ClockedStep[]): CookingState => ({
  ...state,
  clock: steps.toSorted((one, other) => one.startsAt - other.startsAt),
});

/** What the clock says at a time: the step that was to begin last, and the one that comes after it. */
export function clockAt({ clock }: Pick<CookingState, 'clock'>, now: number): { due?: ClockedStep; next?: ClockedStep } {
  const last = clock.at(-1);
  if (!last || now - last.startsAt > OVER_MS) return {};
  return { due: clock.findLast(({ startsAt }) => startsAt <= now), next: clock.find(({ startsAt }) => startsAt > now) };
}
