import type { Recipe } from '@simmer/contracts';
import { type FoodLanguage, foodLanguageOf } from '@simmer/foods';
import { AboutList, addRecipe, type ListFoods, type ListReplica, recipeLines, setUnits } from '@simmer/shopping-list';
import { habits } from '../../browser/habits';
import { loadListFoods } from './list-foods';
import { shoppingLists } from './lists';

/** A recipe to be put on a list. */
export interface Wanted {
  readonly recipe: Pick<Recipe, 'id' | 'title' | 'servings' | 'ingredients' | 'language'>;
  readonly servings: number;
  /** A meal of the plan that it is for: its id and its day, such as 2026-11-19. Without one the recipe is wanted once, for itself. */
  readonly meal?: { readonly id: string; readonly day: string };
}

/**
 * Puts what recipes need on a list, here at once. What the same recipe or meal wanted before is replaced. Leftovers are not among them: what is
 * cooked once is bought once. Gives back how many things that is on the list, and how to take them off.
 */
export async function putOnList(listId: string, wanted: readonly Wanted[]): Promise<{ items: number; undo: () => void }> {
  const [store, foods] = await Promise.all([shoppingLists().then((lists) => lists.open(listId)), loadListFoods(languagesOf(wanted))]);
  const { units } = habits();
  const things = new Set<string>();
  const undo = store.change((list) => {
    if (units !== null && AboutList.of(list, foods).units !== units) setUnits(list, units);
    for (const one of wanted) for (const thing of putRecipe(list, one, foods)) things.add(thing);
  });
  return { items: things.size, undo };
}

/** The source on a list that a meal of the plan is. */
export const sourceOfMeal = (id: string): string => `plan:${id}`;

/** Puts what a recipe needs on a list, and gives back the foods. */
export function putRecipe(list: ListReplica, { recipe, servings, meal }: Wanted, foods: ListFoods): string[] {
  const lines = recipeLines(recipe, servings / recipe.servings, foods);
  const source = { id: meal ? sourceOfMeal(meal.id) : `recipe:${recipe.id}`, title: recipe.title, servings, recipeId: recipe.id };
  addRecipe(list, meal ? { ...source, day: meal.day } : source, lines, foods);
  return lines.map(({ name, language }) => foods.read(name, language ?? undefined).key);
}

/** The languages that recipes say they are written in; those that say none are mostly in the reader's. */
export const languagesOf = (wanted: readonly Wanted[]): FoodLanguage[] =>
  wanted.flatMap(({ recipe }) => foodLanguageOf(recipe.language) ?? []);
