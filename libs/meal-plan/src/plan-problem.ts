import type { MealPlanEntry, MealPlanSettings, MealPlanSlot } from '@simmer/contracts';
import { USUAL_MINUTES } from '@simmer/contracts/constants';
import { foldText } from '@simmer/culinary';
import type { Food, FoodLanguage, Foods } from '@simmer/foods';
import type { Eater, PlanProblem, PlanRecipe, PlanSlot } from '@simmer/planner';
import { daysBetween, weekdayOf, weekOf } from './days';

/** What a plan is to be suggested for. */
export interface PlanRequest {
  /** To be planned, in their order. */
  readonly dates: readonly string[];
  /** Days just before these that are still to come: what is cooked there may be eaten again, and nothing else is planned for them. */
  readonly before?: readonly string[];
  /** All that stands in the plan on these days. */
  readonly entries: readonly MealPlanEntry[];
  readonly slots: readonly MealPlanSlot[];
  readonly settings: Pick<MealPlanSettings, 'meals' | 'max_minutes' | 'pantry' | 'use_up'>;
  /** Who eats at home, as they say it: what they dislike in their own words. */
  readonly eaters: readonly Eater[];
  readonly recipes: readonly PlanRecipe[];
}

/** What foods are, and the language in which the cook writes what they dislike, have and want to use up. */
export interface PlannersFoods {
  readonly foods: Foods;
  readonly language: FoodLanguage;
}

/** A meal of a day, by the id that its slot has in a problem. */
export const slotIdOf = ({ date, meal }: { date: string | null; meal: string }): string => `${date} ${meal}`;

/**
 * The problem that the planner solves: each empty meal is a slot to fill, what stands in the plan is locked, what is eaten again is a leftover
 * of its source. A meal with nothing but a note is taken. A recipe that says no time fits where there is as much as usual.
 */
export function planProblem(
  { dates, before = [], entries, slots, settings, eaters, recipes }: PlanRequest,
  known: PlannersFoods,
): PlanProblem {
  const byId = new Map(slots.map((slot) => [slotIdOf(slot), slot]));
  const guests = new Map(slots.map((slot) => [slotIdOf(slot), guestsOf(slot)]));
  const everybody = eaters.map(({ id }) => id);
  const monday = weekOf(before[0] ?? dates[0] ?? null);
  const planSlots = dates.flatMap((date) =>
    settings.meals.flatMap((meal): PlanSlot[] => {
      const id = slotIdOf({ date, meal });
      const here = entries.filter((entry) => slotIdOf(entry) === id);
      const maxMinutes = byId.get(id)?.max_minutes ?? minutesOf(settings, date, meal);
      const about = {
        day: daysBetween(monday, date),
        meal,
        eaters: [...(byId.get(id)?.eaters ?? everybody), ...(guests.get(id) ?? []).map((guest) => guest.id)],
        maxMinutes,
        takesUnknownTime: maxMinutes !== null && maxMinutes >= (USUAL_MINUTES[meal] ?? Infinity),
      };
      if (here.length === 0) return [{ id, ...about, locked: null }];
      return dishesOf(here).map((entry, at) => ({
        ...about,
        // the first dish of a meal is the one that stands for it
        id: at === 0 ? id : entry.id,
        locked: entry.recipe_id,
        leftoverOf: sourceOf(entry, entries, before),
      }));
    }),
  );
  const cookedBefore = before.flatMap((date) =>
    entries
      .filter((entry) => entry.date === date && entry.recipe_id !== null && entry.leftover_of === null)
      // who eats it then has been decided, and counts no more
      .map((entry): PlanSlot => ({
        id: entry.id,
        day: daysBetween(monday, date),
        meal: entry.meal,
        eaters: [],
        maxMinutes: null,
        locked: entry.recipe_id,
      })),
  );
  const ingredients = [...new Set(recipes.flatMap((recipe) => recipe.ingredients))];
  return {
    eaters: [...eaters, ...[...guests.values()].flat()].map((eater) => ({
      ...eater,
      dislikes: eater.dislikes.flatMap((dislike) => ingredientsOf(dislike, ingredients, known)),
    })),
    slots: [...cookedBefore, ...planSlots],
    recipes,
    pantry: settings.pantry.flatMap((name) => sameFood(name, ingredients, known)),
    useUp: settings.use_up.flatMap((name) => sameFood(name, ingredients, known)),
  };
}

const dishesOf = (entries: readonly MealPlanEntry[]): MealPlanEntry[] =>
  entries.filter(({ recipe_id }) => recipe_id !== null).sort((a, b) => a.position - b.position);

/** The slot in which the dish of a leftover is cooked, if that is in the plan. */
function sourceOf({ leftover_of }: MealPlanEntry, entries: readonly MealPlanEntry[], before: readonly string[]): string | null {
  const source = leftover_of === null ? undefined : entries.find(({ id }) => id === leftover_of);
  if (!source) return null;
  if (source.date !== null && before.includes(source.date)) return source.id;
  const [first] = dishesOf(entries.filter((entry) => slotIdOf(entry) === slotIdOf(source)));
  return first === source ? slotIdOf(source) : source.id;
}

const minutesOf = ({ max_minutes }: PlanRequest['settings'], date: string, meal: string): number | null =>
  max_minutes.find((limit) => limit.weekday === weekdayOf(date) && limit.meal === meal)?.minutes ?? null;

/** A guest eats along without goals. */
const guestsOf = (slot: MealPlanSlot): Eater[] =>
  slot.guests.map(({ portion, diets, allergens }, at) => ({
    id: `guest ${slotIdOf(slot)} ${at}`,
    portion,
    diets,
    allergens,
    goals: {},
    dislikes: [],
  }));

/** The foods that a key of an ingredient names: the food itself, and what it holds besides. */
const foodsOfKey = (key: string, foods: Foods): Food[] =>
  key.split('+').flatMap((id) => {
    const food = foods.get(id);
    return food ? [food] : [];
  });

/**
 * The ingredients that a dislike means: who dislikes mushrooms eats no chanterelles, by any of their names, and who dislikes olives does eat olive
 * oil. Words that no food has mean what has them in its name.
 */
function ingredientsOf(dislike: string, ingredients: readonly string[], { foods, language }: PlannersFoods): string[] {
  const disliked = foods.resolve(dislike, language);
  if (!disliked) {
    const wanted = wordsOf(foods.itemKey(dislike, language));
    return ingredients.filter((key) => wanted.length > 0 && wanted.every((word) => wordsOf(key).includes(word)));
  }
  const kinds = [disliked.food, ...disliked.food.choices, ...disliked.alternatives, ...disliked.additions];
  return ingredientsOfKinds(kinds, ingredients, foods);
}

/** Of the ingredients of plannable recipes those that are a food of one of these kinds, or hold one. */
export const ingredientsOfKinds = (kinds: readonly Food[], ingredients: readonly string[], foods: Foods): string[] =>
  ingredients.filter((key) => foodsOfKey(key, foods).some((food) => kinds.some(({ id }) => foods.isKindOf(food, id))));

/** The ingredients that are this food, or of its kind where the name is vague; the words themselves where nobody knows them. */
function sameFood(name: string, ingredients: readonly string[], { foods, language }: PlannersFoods): string[] {
  const key = foods.itemKey(name, language);
  const food = foods.resolve(name, language)?.food;
  const same = food?.isVague
    ? ingredients.filter((one) =>
        foodsOfKey(one, foods)
          .slice(0, 1)
          .some(({ id }) => foods.isKindOf(id, food.id)),
      )
    : [];
  return [...new Set([key, ...same])];
}

const wordsOf = (key: string): string[] =>
  foldText(key)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
