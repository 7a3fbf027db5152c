import type { SimmerClient } from '@simmer/client';
import type { MealPlanEntry } from '@simmer/contracts';
import { loadIngredientParser } from '@simmer/culinary';
import { daysAfter, weekOf } from '@simmer/meal-plan';
import { allFoods } from '@simmer/foods/all';
import { addRecipe, addSource, itemIdOf, ListFoods, ListReplica, OWN, readItem, recipeLines } from '@simmer/shopping-list';
import { v7 as uuidv7 } from 'uuid';
import type { StoryRecipe } from './story-recipe';

/** Day of the week (0 is Monday), meal, and the title of a recipe; a dish that is named twice is cooked once and eaten again. */
const MEALS: readonly [day: number, meal: string, title: string][] = [
  [0, 'dinner', 'Weeknight leek linguine'],
  [1, 'lunch', 'Squash and peanut soup'],
  [1, 'dinner', 'Braised chickpeas with lemon'],
  [2, 'lunch', 'Squash and peanut soup'],
  [2, 'dinner', 'Salmon with dill and cucumber'],
  [3, 'dinner', 'Smoky black bean bowl'],
  [4, 'lunch', 'Charred corn and tomato salad'],
  [4, 'dinner', 'Prawn and coconut curry'],
  [5, 'breakfast', 'Buttermilk pancakes with berries'],
  [5, 'dinner', 'Roast cauliflower with yogurt'],
  [6, 'breakfast', 'Green shakshuka'],
];
const NOTE = { day: 6, meal: 'dinner', text: 'Dinner at Ines and Tom’s' };
const TYPED = ['1 l oat milk', '250 g coffee beans', '2 rolls kitchen paper', '6 bananas'];
const CHECKED = ['oat milk', 'bananas'];

/** Plans the week of a day and puts what it needs from that day on, and a few things more, on the cook's list. A week or list that is in use stays. */
export async function createWeekAndList(cook: SimmerClient, recipes: readonly StoryRecipe[], today: string): Promise<void> {
  const { revision } = await cook.call('GET /meal-plan/:id', { id: weekOf(today) });
  if (revision > 0) return;
  // a week begins on Monday or on Sunday, as its cook is used to: on a Sunday both are this week
  const mondays = [...new Set([today, daysAfter(today, 1)].map(weekOf))];
  const entries = mondays.flatMap((monday) => entriesOf(monday, recipes));
  for (const id of mondays)
    await cook.call('POST /meal-plan/:id/changes', { id, put: entries.filter(({ date }) => date !== null && weekOf(date) === id) });

  const { items } = await cook.call('GET /shopping-lists', {});
  const [list] = items;
  if (!list || list.open > 0) return;
  const replica = new ListReplica(uuidv7(), Date.now);
  const foods = new ListFoods('en', allFoods());
  for (const { id, date, recipe_id, leftover_of } of entries) {
    if (recipe_id === null || leftover_of || date === null || date < today) continue;
    const { title, servings, ingredients, language } = await cook.call('GET /recipes/:id', { id: recipe_id });
    addRecipe(
      replica,
      { id: `plan:${id}`, title, servings, recipeId: recipe_id, day: date },
      recipeLines({ ingredients, language }, 1, foods),
    );
  }
  const parser = await loadIngredientParser();
  for (const text of TYPED) addSource(replica, `${OWN}:${uuidv7()}`, [readItem(text, parser, foods)]);
  for (const name of CHECKED) replica.tick(itemIdOf(name));
  const { device, mark, operations } = replica.request();
  await cook.call('POST /shopping-lists/:id/sync', { id: list.id, device, mark, operations: [...operations] });
}

function entriesOf(monday: string, recipes: readonly StoryRecipe[]): MealPlanEntry[] {
  const entries: MealPlanEntry[] = [];
  const put = (day: number, meal: string, dish: Pick<MealPlanEntry, 'recipe_id' | 'title' | 'leftover_of'>) =>
    entries.push({ id: uuidv7(), date: daysAfter(monday, day), meal, position: 0, servings: null, locked: false, ...dish });
  for (const [day, meal, title] of MEALS) {
    const recipe = recipes.find(({ draft }) => draft.title === title);
    if (!recipe) throw new Error(`No story tells the recipe '${title}'.`);
    const first = entries.find(({ recipe_id }) => recipe_id === recipe.id);
    put(day, meal, { recipe_id: recipe.id, title, leftover_of: first?.id ?? null });
  }
  put(NOTE.day, NOTE.meal, { recipe_id: null, title: NOTE.text, leftover_of: null });
  return entries;
}
