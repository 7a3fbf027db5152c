import type { Recipe } from '@simmer/contracts';
import type { Units } from '../recipe/measures';

/** So many recipes stand side by side in cook mode. */
const MOST_PINNED = 2;
/** What was not touched for so long is over: the next time begins at the first step. */
const SESSION_MS = 12 * 60 * 60 * 1000;
export const MINUTE_MS = 60_000;

/** A countdown that a cook has started. Its time comes from a stored end, so it goes on while the app is closed. */
export interface CookingTimer {
  id: string;
  name: string;
  recipeId: string;
  /** Which step it belongs to, counted from 0. */
  step: number;
  /** What it was set to, with the minutes that were added. */
  totalMs: number;
  /** Epoch milliseconds; null while it is paused. */
  endsAt: number | null;
  /** Left while it is paused. */
  leftMs: number;
}

/** Where a cook is in a recipe. */
export interface CookingSession {
  recipeId: string;
  title: string;
  servings: number;
  /** As chosen for this recipe; without, it is read as all are. */
  units?: Units;
  /** Counted from 0. */
  step: number;
  /** Lines of the ingredient list, counted from 0. */
  crossedOff: readonly number[];
  /** Epoch milliseconds. */
  touchedAt: number;
}

/** A step of several dishes that are cooked on one clock. */
export interface ClockedStep {
  recipeId: string;
  title: string;
  /** Counted from 0. */
  step: number;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** All that goes on in a cook's kitchen. */
export interface CookingState {
  timers: readonly CookingTimer[];
  sessions: readonly CookingSession[];
  /** Ids of recipes, in the order of pinning. */
  pinned: readonly string[];
  /** When to begin which step, in the order of time; empty while nothing is cooked on one clock. */
  clock: readonly ClockedStep[];
}

export const NOTHING_COOKING: CookingState = { timers: [], sessions: [], pinned: [], clock: [] };

export const leftOf = ({ endsAt, leftMs }: CookingTimer, now: number): number => (endsAt === null ? leftMs : Math.max(0, endsAt - now));

export const isRinging = (timer: CookingTimer, now: number): boolean => timer.endsAt !== null && timer.endsAt <= now;

export const sessionOf = ({ sessions }: CookingState, recipeId: string): CookingSession | undefined =>
  sessions.find((session) => session.recipeId === recipeId);

type Cooked = Pick<Recipe, 'id' | 'title' | 'servings'>;

/** How a recipe is cooked, as chosen on its page. */
export interface Chosen {
  servings?: number;
  units?: Units;
}

/**
 * Goes on with a recipe, or begins it, and pins it beside the one that was opened last. What is not chosen, servings or units, the session keeps.
 * Sessions of yesterday are forgotten unless one of their timers still runs.
 */
export function open(state: CookingState, recipe: Cooked, { servings, units }: Chosen, now: number): CookingState {
  const known = sessionOf(state, recipe.id);
  const goesOn = known && (now - known.touchedAt < SESSION_MS || state.timers.some(({ recipeId }) => recipeId === recipe.id));
  const session: CookingSession = {
    ...(goesOn ? known : { recipeId: recipe.id, step: 0, crossedOff: [], servings: recipe.servings }),
    title: recipe.title,
    ...(servings !== undefined && { servings }),
    ...(units !== undefined && { units }),
    touchedAt: now,
  };
  const others = state.sessions.filter(
    ({ recipeId, touchedAt }) =>
      recipeId !== recipe.id && (now - touchedAt < SESSION_MS || state.timers.some((timer) => timer.recipeId === recipeId)),
  );
  const sessions = [...others, session];
  const pinned = state.pinned.filter((id) => sessions.some(({ recipeId }) => recipeId === id));
  return { ...state, sessions, pinned: pinned.includes(recipe.id) ? pinned : [...pinned, recipe.id].slice(-MOST_PINNED) };
}

export function goTo(state: CookingState, recipeId: string, step: number, now: number): CookingState {
  return changeSession(state, recipeId, (session) => ({ ...session, step, touchedAt: now }));
}

export function setUnits(state: CookingState, recipeId: string, units: Units, now: number): CookingState {
  return changeSession(state, recipeId, (session) => ({ ...session, units, touchedAt: now }));
}

export function crossOff(state: CookingState, recipeId: string, line: number, now: number): CookingState {
  return changeSession(state, recipeId, ({ crossedOff, ...session }) => ({
    ...session,
    crossedOff: crossedOff.includes(line) ? crossedOff.filter((other) => other !== line) : [...crossedOff, line],
    touchedAt: now,
  }));
}

/** Ends with a recipe: its place and what was crossed off are forgotten, its timers run on. */
export const finish = (state: CookingState, recipeId: string): CookingState => ({
  ...state,
  sessions: state.sessions.filter((session) => session.recipeId !== recipeId),
  pinned: state.pinned.filter((id) => id !== recipeId),
  clock: state.clock.filter((step) => step.recipeId !== recipeId),
});

export const startTimer = (state: CookingState, timer: Omit<CookingTimer, 'endsAt' | 'leftMs'>, now: number): CookingState => ({
  ...state,
  timers: [...state.timers, { ...timer, endsAt: now + timer.totalMs, leftMs: timer.totalMs }],
});

export const stopTimer = (state: CookingState, id: string): CookingState => ({
  ...state,
  timers: state.timers.filter((timer) => timer.id !== id),
});

export const pauseTimer = (state: CookingState, id: string, now: number): CookingState =>
  changeTimer(state, id, (timer) => ({ ...timer, leftMs: leftOf(timer, now), endsAt: null }));

export const resumeTimer = (state: CookingState, id: string, now: number): CookingState =>
  changeTimer(state, id, (timer) => ({ ...timer, endsAt: now + timer.leftMs }));

/** A minute more; one that rings begins again with it. */
export const addMinute = (state: CookingState, id: string, now: number): CookingState =>
  changeTimer(state, id, (timer) => {
    if (timer.endsAt === null) return { ...timer, leftMs: timer.leftMs + MINUTE_MS, totalMs: timer.totalMs + MINUTE_MS };
    if (isRinging(timer, now)) return { ...timer, endsAt: now + MINUTE_MS, totalMs: MINUTE_MS };
    return { ...timer, endsAt: timer.endsAt + MINUTE_MS, totalMs: timer.totalMs + MINUTE_MS };
  });

const changeSession = (state: CookingState, recipeId: string, change: (session: CookingSession) => CookingSession): CookingState => ({
  ...state,
  sessions: state.sessions.map((session) => (session.recipeId === recipeId ? change(session) : session)),
});

const changeTimer = (state: CookingState, id: string, change: (timer: CookingTimer) => CookingTimer): CookingState => ({
  ...state,
  timers: state.timers.map((timer) => (timer.id === id ? change(timer) : timer)),
});
