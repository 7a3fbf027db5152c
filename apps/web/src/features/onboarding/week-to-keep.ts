import { newId } from '@simmer/client';
import { DAY_MS } from '@simmer/contracts/constants';
import { WEEK_TO_KEEP } from '../../app/session/week-to-keep';
import { type Answers, readAnswers, recordOf } from './answers';
import { type ChosenWeek, ONBOARDING_DAYS, parsed, readChosenWeek } from './stored-onboarding';
import { seatsOf } from './week-problem';

/** What is brought into an account, in this order. */
export const PARTS = ['household', 'settings', 'recipes', 'week', 'list'] as const;
export type Part = (typeof PARTS)[number];

/** A week that was to be kept, until all of it is in an account. */
export interface WeekToKeep {
  readonly answers: Answers;
  readonly week: ChosenWeek;
  /**
   * Made once, when the week is kept: what is sent again finds what it made before. Of who eats, by seat; of recipes, by their id in the starter
   * set; of meals, by slot.
   */
  readonly ids: Readonly<Record<'eaters' | 'recipes' | 'entries', Readonly<Record<string, string>>>>;
  /** The account that it comes into: the first that signs in here. Null before. */
  readonly account: string | null;
  readonly done: readonly Part[];
  readonly at: number;
}

export function weekToKeep(answers: Answers, week: ChosenWeek, now = Date.now()): WeekToKeep {
  const recipes = Object.values(week.dishes).flatMap((recipe) => recipe ?? []);
  const ids = {
    eaters: idsFor(seatsOf(answers).map(({ id }) => id)),
    recipes: idsFor(recipes),
    entries: idsFor(Object.keys(week.dishes)),
  };
  return { answers, week, ids, account: null, done: [], at: now };
}

const idsFor = (names: readonly string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, newId()]));

/** What was stored as a text, or nothing when it is no such week, or older than 30 days. */
export function readWeekToKeep(text: string | null, now: number): WeekToKeep | undefined {
  const { answers, week, ids, account, done, at } = recordOf(parsed(text));
  const chosen = readChosenWeek(week);
  if (!chosen || typeof at !== 'number' || !(at <= now && now - at <= ONBOARDING_DAYS * DAY_MS)) return undefined;
  const { eaters, recipes, entries } = recordOf(ids);
  const all = { eaters: readIds(eaters), recipes: readIds(recipes), entries: readIds(entries) };
  return {
    answers: readAnswers(answers),
    week: chosen,
    ids: all,
    account: typeof account === 'string' ? account : null,
    done: Array.isArray(done) ? PARTS.filter((part) => done.includes(part)) : [],
    at,
  };
}

const readIds = (stored: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(recordOf(stored)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

export const storedWeekToKeep = (now = Date.now()): WeekToKeep | undefined => readWeekToKeep(localStorage.getItem(WEEK_TO_KEEP), now);
export const storeWeekToKeep = (week: WeekToKeep): void => localStorage.setItem(WEEK_TO_KEEP, JSON.stringify(week));
export const removeWeekToKeep = (): void => localStorage.removeItem(WEEK_TO_KEEP);
