import { DAY_MS } from '@simmer/contracts/constants';
import { type Answers, FIRST_ANSWERS, readAnswers, recordOf } from './answers';

/** The questions, in their order. */
export const QUESTIONS = ['who', 'diet', 'dislikes', 'goals', 'time', 'kitchen'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The places of the onboarding, as the address names them. */
export const STEPS = [...QUESTIONS, 'week'] as const;
export type Step = (typeof STEPS)[number];

/** The dish of each meal by the id of its slot, by recipes of the starter set; null where nothing fits. */
export type Dishes = Readonly<Record<string, string | null>>;

/** The week that was suggested, with what was swapped in it. */
export interface ChosenWeek {
  /** Its first day, such as 2026-11-23. */
  readonly first: string;
  readonly seed: number;
  readonly dishes: Dishes;
}

export interface Onboarding {
  readonly answers: Answers;
  /** Where the visitor is. */
  readonly step: Step;
  /** Questions that were answered, not skipped. */
  readonly answered: readonly Question[];
  /** Null until there is one, and again after an answer was changed. */
  readonly week: ChosenWeek | null;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
}

const KEY = 'simmer.onboarding';
export const ONBOARDING_DAYS = 30;

/** Nothing is answered yet. */
export const newOnboarding = (at: number): Onboarding => ({ answers: FIRST_ANSWERS, step: 'who', answered: [], week: null, at });

/** What was stored as a text, or nothing when there is none, it is older than 30 days or no such text. */
export function readOnboarding(text: string | null, now: number): Onboarding | undefined {
  const { answers, step, answered, week, at } = recordOf(parsed(text));
  if (typeof at !== 'number' || !(at <= now && now - at <= ONBOARDING_DAYS * DAY_MS)) return undefined;
  return {
    answers: readAnswers(answers),
    step: STEPS.find((one) => one === step) ?? 'who',
    answered: Array.isArray(answered) ? QUESTIONS.filter((one) => answered.includes(one)) : [],
    week: readChosenWeek(week),
    at,
  };
}

export const storedOnboarding = (now = Date.now()): Onboarding | undefined => readOnboarding(localStorage.getItem(KEY), now);
export const storeOnboarding = (onboarding: Onboarding): void => localStorage.setItem(KEY, JSON.stringify(onboarding));
export const removeOnboarding = (): void => localStorage.removeItem(KEY);

/** A week as it was stored; null where it makes no sense. */
export function readChosenWeek(stored: unknown): ChosenWeek | null {
  const { first, seed, dishes } = recordOf(stored);
  if (typeof first !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(first) || !Number.isInteger(seed)) return null;
  const meals = Object.entries(recordOf(dishes));
  if (!meals.every(([, recipe]) => recipe === null || typeof recipe === 'string')) return null;
  return { first, seed: seed as number, dishes: Object.fromEntries(meals) as Dishes };
}

/** Null for what is no JSON: somebody, or an extension of the browser, has changed it. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
