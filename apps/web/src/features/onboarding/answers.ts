import { ALLERGENS, type Allergen, DIETS, type Diet, HOUSEHOLD_LIMITS } from '@simmer/contracts/constants';
import { EQUIPMENT, type Equipment } from '@simmer/starter';

/** What a week can do for somebody; each turns what the planner pays attention to. */
export const GOALS = ['less-effort', 'spend-less', 'waste-nothing', 'vegetables', 'protein', 'something-new'] as const;
export type Goal = (typeof GOALS)[number];
export const MOST_GOALS = 3;

/** Foods that many would rather not eat, by their ids in the catalogue; their names are in the messages. */
export const NOTE_FOODS = [
  'cilantro',
  'olive',
  'blue-cheese',
  'mushroom',
  'eggplant',
  'anchovy',
  'beet',
  'raisin',
  'liver',
  'celery',
  'chili-flakes',
  'tofu',
  'oyster',
  'fennel',
  'caper',
  'goat-cheese',
] as const;
export type NoteFood = (typeof NOTE_FOODS)[number];

/** How long an evening can be. */
export const EVENING_MINUTES = [15, 30, 45, 60, 90] as const;
export type EveningMinutes = (typeof EVENING_MINUTES)[number];
/** Null on an evening on which nothing is cooked. */
export type Evening = EveningMinutes | null;

/** Evenings to start from, Monday first. */
export const EVENING_PRESETS = {
  quick: [30, 30, 30, 45, 30, 60, 90],
  same: [30, 30, 30, 30, 30, 30, 30],
  sunday: [15, 15, 15, 15, 15, 30, 90],
} as const satisfies Record<string, readonly Evening[]>;
export type EveningPreset = keyof typeof EVENING_PRESETS;

export const MOST_GROWN_UPS = 6;
export const MOST_CHILDREN = 6;

/** What a visitor says about who eats, what, and when. */
export interface Answers {
  readonly grownUps: number;
  readonly children: number;
  /** One dinner is enough for the lunch of the next day. */
  readonly moreForLunch: boolean;
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  readonly crossedOut: readonly NoteFood[];
  /** Further foods that nobody eats, as they were typed. */
  readonly otherFoods: readonly string[];
  readonly goals: readonly Goal[];
  /** Seven, Monday first. */
  readonly evenings: readonly Evening[];
  readonly kitchen: readonly Equipment[];
}

/** A sensible answer to each question: who presses Next six times has a week. */
export const FIRST_ANSWERS: Answers = {
  grownUps: 2,
  children: 0,
  moreForLunch: true,
  diets: [],
  allergens: [],
  crossedOut: [],
  otherFoods: [],
  goals: ['less-effort', 'waste-nothing'],
  evenings: EVENING_PRESETS.quick,
  kitchen: EQUIPMENT,
};

/** Answers as they were stored, by whatever version of the app or hand: what makes no sense is the first answer again. */
export function readAnswers(stored: unknown): Answers {
  const { grownUps, children, moreForLunch, diets, allergens, crossedOut, otherFoods, goals, evenings, kitchen } = recordOf(stored);
  return {
    grownUps: countOf(grownUps, 1, MOST_GROWN_UPS) ?? FIRST_ANSWERS.grownUps,
    children: countOf(children, 0, MOST_CHILDREN) ?? FIRST_ANSWERS.children,
    moreForLunch: typeof moreForLunch === 'boolean' ? moreForLunch : FIRST_ANSWERS.moreForLunch,
    diets: someOf(DIETS, diets) ?? FIRST_ANSWERS.diets,
    allergens: someOf(ALLERGENS, allergens) ?? FIRST_ANSWERS.allergens,
    crossedOut: someOf(NOTE_FOODS, crossedOut) ?? FIRST_ANSWERS.crossedOut,
    otherFoods: Array.isArray(otherFoods) ? withFoods([], otherFoods.filter(isText)) : FIRST_ANSWERS.otherFoods,
    goals: someOf(GOALS, goals)?.slice(0, MOST_GOALS) ?? FIRST_ANSWERS.goals,
    evenings: isEvenings(evenings) ? evenings : FIRST_ANSWERS.evenings,
    kitchen: someOf(EQUIPMENT, kitchen) ?? FIRST_ANSWERS.kitchen,
  };
}

/** Other foods with those that were typed, parted by commas: each once, as many and as long as a household can note beside the note's own. */
export function withFoods(others: readonly string[], typed: readonly string[]): string[] {
  const words = typed.flatMap((text) => text.split(/[,;]/)).map((word) => word.trim().slice(0, HOUSEHOLD_LIMITS.dislike));
  const all = [...others, ...words.filter(Boolean)];
  const isFirst = (word: string, at: number): boolean => all.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at;
  return all.filter(isFirst).slice(0, HOUSEHOLD_LIMITS.dislikes - NOTE_FOODS.length);
}

/** The preset that the evenings are, if they are one. */
export const presetOf = (evenings: readonly Evening[]): EveningPreset | undefined =>
  (Object.keys(EVENING_PRESETS) as EveningPreset[]).find((preset) => EVENING_PRESETS[preset].every((time, day) => time === evenings[day]));

/** One of several, chosen or given up, in the order of all. */
export const toggled = <T>(all: readonly T[], chosen: readonly T[], one: T): T[] =>
  all.filter((other) => (other === one ? !chosen.includes(one) : chosen.includes(other)));

/** The fields of what may be an object. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isText = (value: unknown): value is string => typeof value === 'string';

const countOf = (value: unknown, least: number, most: number): number | undefined =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most ? (value as number) : undefined;

const someOf = <T extends string>(all: readonly T[], value: unknown): T[] | undefined =>
  Array.isArray(value) ? all.filter((one) => value.includes(one)) : undefined;

const isEvenings = (value: unknown): value is Evening[] =>
  Array.isArray(value) &&
  value.length === FIRST_ANSWERS.evenings.length &&
  value.every((time) => time === null || (EVENING_MINUTES as readonly unknown[]).includes(time));
