import { foldText } from '@simmer/culinary';
import { daysAfter, daysBetween, slotIdOf, weekdayOf, weekOf } from '@simmer/meal-plan';
import { language } from '@simmer/messages/language';
import { type Eater, type PlanProblem, type PlanRecipe, type PlanSlot, type Weights, weightsFor, type Wish } from '@simmer/planner';
import { type FoodKinds, loadFoodKinds, loadStarterRecipes, plannableRecipes, type StarterRecipe } from '@simmer/starter';
import type { Answers, Goal } from './answers';

const DAYS = 7;
const PORTIONS = { grownUp: 1, child: 0.75 } as const;
/** Of a dinner for a grown-up who wants more of it, in g. */
export const PROTEIN_OF_DINNER = 30;
/** So many vegetables make a dish as good as can be for who wants more of them. */
const MANY_VEGETABLES = 6;
/** What every kitchen has: nobody buys it for a dish. By ids of foods. */
const PANTRY = ['salt', 'table-salt', 'black-pepper', 'olive-oil', 'canola-oil', 'white-sugar'] as const;
/** Shorter words are in too many others. */
const SHORTEST_WORD = 3;

/** The planner's words for goals. What it makes of vegetables and protein stands with the recipes and the eaters. */
const WISHES_OF: Readonly<Record<Goal, readonly Wish[]>> = {
  'less-effort': ['quicker'],
  'spend-less': ['less-shopping', 'in-season'],
  'waste-nothing': ['less-shopping'],
  vegetables: ['favorites'],
  protein: ['closer-to-goals'],
  'something-new': ['more-variety'],
};

/** What a first week is planned with. */
export interface StarterSet {
  readonly recipes: readonly StarterRecipe[];
  readonly kinds: FoodKinds;
}

/** In the reader's language: a file of its own, which comes while the first question is read. */
export async function loadStarterSet(): Promise<StarterSet> {
  const [recipes, kinds] = await Promise.all([loadStarterRecipes(language), loadFoodKinds()]);
  return { recipes, kinds };
}

/** Somebody at the table, as far as the answers say who that is. */
export interface Seat {
  readonly id: string;
  readonly isChild: boolean;
  /** Among the grown-ups or the children, from 1. */
  readonly number: number;
  readonly portion: number;
}

/** Grown-ups first: the first of them is whoever answers. */
export const seatsOf = ({ grownUps, children }: Pick<Answers, 'grownUps' | 'children'>): Seat[] => [
  ...numbersTo(grownUps).map((number) => ({ id: `grown-up ${number}`, isChild: false, number, portion: PORTIONS.grownUp })),
  ...numbersTo(children).map((number) => ({ id: `child ${number}`, isChild: true, number, portion: PORTIONS.child })),
];

const numbersTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

export const portionsOf = (answers: Answers): number => seatsOf(answers).reduce((sum, { portion }) => sum + portion, 0);

/** The seven days from the first one. */
export const daysFrom = (first: string): string[] => Array.from({ length: DAYS }, (_, day) => daysAfter(first, day));

/** A dinner whose rest is the next day's lunch. */
export interface PlannedLeftover {
  readonly dinner: string;
  readonly lunch: string;
}

/** The evening with the most time, the first of them, if its next day is in the week: by the dates of both. */
export function leftoverOf({ moreForLunch, evenings }: Answers, first: string): PlannedLeftover | undefined {
  const minutesOn = (date: string): number => evenings[weekdayOf(date)] ?? 0;
  const [dinner] = daysFrom(first)
    .slice(0, -1)
    .filter((date) => minutesOn(date) > 0)
    .sort((one, other) => minutesOn(other) - minutesOn(one));
  return moreForLunch && dinner !== undefined ? { dinner, lunch: daysAfter(dinner, 1) } : undefined;
}

/** The problem that the planner solves for these answers: a dinner on each evening that is not out, and the lunch that one of them is enough for. */
export function weekProblem(answers: Answers, first: string, set: StarterSet, kitchen = answers.kitchen): PlanProblem {
  const cookable = new Set(plannableRecipes(set.recipes, kitchen).map(({ id }) => id));
  return {
    eaters: eatersOf(answers, set.kinds),
    slots: slotsOf(answers, first),
    recipes: set.recipes.filter(({ id }) => cookable.has(id)).map((recipe) => planRecipe(recipe, answers, set.kinds)),
    pantry: PANTRY,
    useUp: [],
  };
}

/** What the planner pays attention to. */
export const weekWishes = ({ goals }: Pick<Answers, 'goals'>): Wish[] => [...new Set(goals.flatMap((goal) => WISHES_OF[goal]))];
export const weekWeights = (answers: Answers): Weights => weightsFor(weekWishes(answers));

/** What is bought for a recipe. */
export const boughtFor = ({ plan }: StarterRecipe): string[] =>
  plan.ingredients.filter((food) => !(PANTRY as readonly string[]).includes(food));

function eatersOf({ diets, allergens, crossedOut, otherFoods, goals, ...table }: Answers, kinds: FoodKinds): Eater[] {
  const dislikes = [...crossedOut.flatMap((food) => kinds[food] ?? []), ...otherFoods.map(keyOfWord)];
  return seatsOf(table).map(({ id, portion }) => ({
    id,
    portion,
    diets,
    allergens,
    dislikes,
    goals: goals.includes('protein') ? { protein: PROTEIN_OF_DINNER * portion } : {},
  }));
}

function slotsOf(answers: Answers, first: string): PlanSlot[] {
  const eaters = seatsOf(answers).map(({ id }) => id);
  const monday = weekOf(first);
  const slot = (date: string, meal: string): Omit<PlanSlot, 'maxMinutes'> => ({
    id: slotIdOf({ date, meal }),
    day: daysBetween(monday, date),
    meal,
    eaters,
    locked: null,
  });
  const dinners = daysFrom(first).flatMap((date) => {
    const maxMinutes = answers.evenings[weekdayOf(date)] ?? null;
    return maxMinutes === null ? [] : [{ ...slot(date, 'dinner'), maxMinutes }];
  });
  const leftover = leftoverOf(answers, first);
  if (!leftover) return dinners;
  const leftoverSource = slotIdOf({ date: leftover.dinner, meal: 'dinner' });
  return [...dinners, { ...slot(leftover.lunch, 'lunch'), maxMinutes: null, leftoverOf: leftoverSource }];
}

/** A recipe with what these answers make of it: foods that were typed count as ingredients where a line names them, vegetables as what is liked. */
function planRecipe({ plan, draft }: StarterRecipe, { otherFoods, goals }: Answers, kinds: FoodKinds): PlanRecipe {
  const lines =
    otherFoods.length === 0
      ? ''
      : foldText((draft.ingredients ?? []).map((line) => (typeof line === 'string' ? line : line.text)).join('\n'));
  const typed = otherFoods.filter((word) => names(lines, word)).map(keyOfWord);
  const vegetables = plan.ingredients.filter((food) => kinds['vegetable']?.includes(food)).length;
  const liking = goals.includes('vegetables') ? Math.min(1, vegetables / MANY_VEGETABLES) : plan.liking;
  return { ...plan, liking, ingredients: typed.length === 0 ? plan.ingredients : [...plan.ingredients, ...typed] };
}

/** Stands for a typed word among the ingredients, where foods have ids. */
const WORD = 'word: ';
const keyOfWord = (word: string): string => `${WORD}${word}`;
/** The word of such a key; undefined for the id of a food. */
export const wordOfKey = (key: string): string | undefined => (key.startsWith(WORD) ? key.slice(WORD.length) : undefined);

/** Whether folded lines name a food. An English plural is looked for without its s; German compounds have the word anywhere in them. */
function names(lines: string, word: string): boolean {
  const folded = foldText(word);
  const stem = language === 'en' ? folded.replace(/(?<=.{3})s$/, '') : folded;
  return stem.length >= SHORTEST_WORD && lines.includes(stem);
}
