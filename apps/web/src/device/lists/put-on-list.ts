import type { Recipe } from '@simmer/contracts';
import { type FoodLanguage, foodLanguageOf } from '@simmer/foods';
import { AboutList, addRecipe, countToGet, type ListFoods, type ListReplica, recipeLines, setUnits, sharesOf } from '@simmer/shopping-list';
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
 * cooked once is bought once. Gives back how many lines of the list are to get for them, and how to take them off.
 */
export async function putOnList(listId: string, wanted: readonly Wanted[]): Promise<{ toGet: number; undo: () => void }> {
  const [store, foods] = await Promise.all([shoppingLists().then((lists) => lists.open(listId)), loadListFoods(languagesOf(wanted))]);
  const { units } = habits();
  const undo = store.change((list) => {
    if (units !== null && AboutList.of(list, foods).units !== units) setUnits(list, units);
    for (const one of wanted) putRecipe(list, one, foods);
  });
  const sources = new Set(wanted.map(sourceOf));
  const { items, about } = store.view();
  const theirs = items.filter((item) => sharesOf(item).some(({ source }) => sources.has(source)));
  return { toGet: countToGet(theirs, about, foods), undo };
}

/** The source on a list that a meal of the plan is. */
export const sourceOfMeal = (id: string): string => `plan:${id}`;

const sourceOf = ({ recipe, meal }: Wanted): string => (meal ? sourceOfMeal(meal.id) : `recipe:${recipe.id}`);

/** Puts what a recipe needs on a list. */
export function putRecipe(list: ListReplica, wanted: Wanted, foods: ListFoods): void {
  const { recipe, servings, meal } = wanted;
  const lines = recipeLines(recipe, servings / recipe.servings, foods);
  const source = { id: sourceOf(wanted), title: recipe.title, servings, recipeId: recipe.id };
  addRecipe(list, meal ? { ...source, day: meal.day } : source, lines, foods);
}

/** The languages that recipes say they are written in; those that say none are mostly in the reader's. */
export const languagesOf = (wanted: readonly Wanted[]): FoodLanguage[] =>
  wanted.flatMap(({ recipe }) => foodLanguageOf(recipe.language) ?? []);
