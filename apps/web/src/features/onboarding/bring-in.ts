import type { Eater, MealPlanEntry, Recipe } from '@simmer/contracts';
import { HOUSEHOLD_LIMITS } from '@simmer/contracts/constants';
import { servingsOf, slotIdOf, weekOf } from '@simmer/meal-plan';
import { language } from '@simmer/messages/language';
import * as t from '@simmer/messages/onboarding';
import { client } from '../../api/client';
import { write } from '../../api/write';
import { today } from '../../recipe/today';
import { leftoverOf, type Seat, seatsOf, weekWishes } from './week-problem';
import { type Part, PARTS, storeWeekToKeep, type WeekToKeep } from './week-to-keep';

/** Protein of a day for who wants more of it: three meals with as much of it as a dinner has, in g for one portion. */
const PROTEIN_OF_DAY = 90;
const MEAL = 'dinner';

/**
 * Brings a week into an account, part after part, and stores after each of them how far it is: stopped at any point it goes on from there, and what is
 * sent again is found by its id. What the account has already stays as it is. Rejects with what went wrong, a `RequestProblem` if it was the server.
 */
export async function bringIn(week: WeekToKeep, accountId: string, onDone: (week: WeekToKeep) => void): Promise<void> {
  let current: WeekToKeep = { ...week, account: accountId };
  storeWeekToKeep(current);
  for (const part of PARTS) {
    if (current.done.includes(part)) continue;
    const changed = await BRING[part](current);
    current = { ...current, ...changed, done: [...current.done, part] };
    storeWeekToKeep(current);
    onDone(current);
  }
}

/** Each part, with what it changes in the week that is stored. */
const BRING: Readonly<Record<Part, (week: WeekToKeep) => Promise<Partial<WeekToKeep> | void>>> = {
  household: bringHousehold,
  settings: bringSettings,
  recipes: bringRecipes,
  week: bringMeals,
  list: bringList,
};

/** Only into a household that nobody has set up: there is the cook alone, or who came with this week. */
async function bringHousehold({ answers, ids, account }: WeekToKeep): Promise<void> {
  const { eaters } = await client.call('GET /household', {});
  const ours = new Set([account, ...Object.values(ids.eaters)]);
  const own = eaters.find(({ id }) => id === account);
  if (!own || !isUntouched(own) || !eaters.every(({ id }) => ours.has(id))) return;
  const { diets, allergens, crossedOut, otherFoods, goals } = answers;
  const dislikes = [...crossedOut.map((food) => t.foods[food]), ...otherFoods].slice(0, HOUSEHOLD_LIMITS.dislikes);
  const put = (id: string, name: string, portion: number) =>
    write('PUT /household/eaters/:id', {
      id,
      name,
      portion,
      diets: [...diets],
      allergens: [...allergens],
      dislikes,
      goals: goals.includes('protein') ? { protein: PROTEIN_OF_DAY * portion } : {},
    });
  const [cook, ...others] = seatsOf(answers);
  for (const seat of others) {
    const id = ids.eaters[seat.id];
    if (id !== undefined) await put(id, nameOf(seat), seat.portion);
  }
  // last: until everybody is there the cook is untouched, so that a part that was stopped begins anew
  if (cook) await put(own.id, own.name || nameOf(cook), cook.portion);
}

const nameOf = ({ isChild, number }: Seat): string => (isChild ? t.child({ number }) : t.grownUp({ number }));

/** Only where nothing was ever set. */
async function bringSettings({ answers }: WeekToKeep): Promise<void> {
  const { revision } = await client.call('GET /meal-plan-settings', {});
  if (revision > 0) return;
  await write('PATCH /meal-plan-settings', {
    wishes: weekWishes(answers),
    max_minutes: answers.evenings.flatMap((minutes, weekday) => (minutes === null ? [] : [{ weekday, meal: MEAL, minutes }])),
  });
}

/** From here on the ids are those in the library: what the cook had already of the set is no other recipe. */
async function bringRecipes({ ids }: WeekToKeep): Promise<Partial<WeekToKeep>> {
  const items = Object.entries(ids.recipes).map(([starter, id]) => ({ starter, id }));
  const added = items.length === 0 ? { items } : await write('POST /starter-recipes', { language, items });
  return { ids: { ...ids, recipes: Object.fromEntries(added.items.map(({ starter, id }) => [starter, id])) } };
}

/** Into meals where nothing else stands yet. */
async function bringMeals(week: WeekToKeep): Promise<void> {
  const meals = mealsOf(week, await recipesOf(week));
  const ours = new Set(meals.map(({ id }) => id));
  const taken = new Set((await plannedWith(meals)).filter(({ id }) => !ours.has(id)).map(slotIdOf));
  const free = meals.filter((meal) => !taken.has(slotIdOf(meal)));
  // of a dinner that is not cooked nothing is left for lunch
  const put = free.filter(({ leftover_of }) => leftover_of === null || free.some(({ id }) => id === leftover_of));
  for (const id of weeksOf(put)) await write('POST /meal-plan/:id/changes', { id, put: put.filter(({ date }) => weekOf(date) === id) });
}

/** For the dinners that are in the plan and still to come; what one of them leaves for lunch is bought with it. */
async function bringList(week: WeekToKeep): Promise<void> {
  const [{ id: listId, eaters }, recipes] = await Promise.all([client.call('GET /household', {}), recipesOf(week)]);
  const meals = mealsOf(week, recipes);
  const planned = new Set((await plannedWith(meals)).map(({ id }) => id));
  const there = meals.filter(({ id }) => planned.has(id));
  const wanted = there.flatMap((meal) => {
    const recipe = recipes.find(({ id }) => id === meal.recipe_id);
    const isCooked = meal.leftover_of === null && meal.date >= today();
    return recipe && isCooked ? [{ recipe, servings: servingsOf(meal, there, [], eaters), meal: { id: meal.id, day: meal.date } }] : [];
  });
  const { putOnList } = await import('../../device/lists/put-on-list');
  await putOnList(listId, wanted);
}

const isUntouched = ({ diets, allergens, dislikes, goals }: Eater): boolean =>
  diets.length + allergens.length + dislikes.length + Object.keys(goals).length === 0;

/** The week's recipes as they are in the library; one that is deleted by now is not among them. */
async function recipesOf({ ids }: WeekToKeep): Promise<Recipe[]> {
  const found: Recipe[] = [];
  for (let left = Object.values(ids.recipes); left.length > 0;) {
    const answer = await client.call('GET /library/recipes', { ids: left });
    found.push(...answer.items);
    // one answer may have no room for all of them
    left = answer.left;
  }
  return found;
}

/** The meals of the week as entries of a plan: a dinner each, and the lunch that one of them is enough for. */
function mealsOf({ answers, week, ids }: WeekToKeep, recipes: readonly Recipe[]): (MealPlanEntry & { date: string })[] {
  const leftover = leftoverOf(answers, week.first);
  const source = leftover && slotIdOf({ date: leftover.dinner, meal: MEAL });
  return Object.entries(week.dishes).flatMap(([slot, starter]) => {
    const [date = '', meal = ''] = slot.split(' ');
    const recipe = recipes.find(({ id }) => starter !== null && id === ids.recipes[starter]);
    const id = ids.entries[slot];
    if (!recipe || id === undefined) return [];
    const isLeftover = meal !== MEAL && source !== undefined;
    return {
      id,
      date,
      meal,
      position: 0,
      recipe_id: recipe.id,
      title: recipe.title,
      servings: null,
      locked: false,
      leftover_of: isLeftover ? (ids.entries[source] ?? null) : null,
    };
  });
}

const weeksOf = (meals: readonly { date: string }[]): string[] => [...new Set(meals.map(({ date }) => weekOf(date)))];

/** All that stands in the weeks of these meals. */
async function plannedWith(meals: readonly { date: string }[]): Promise<MealPlanEntry[]> {
  const weeks = await Promise.all(weeksOf(meals).map((id) => client.call('GET /meal-plan/:id', { id })));
  return weeks.flatMap(({ entries }) => entries);
}
