import type { Recipe } from '@simmer/contracts';
import { type FoodLanguage, foodLanguageOf } from '@simmer/foods';
import { AboutList, addRecipe, recipeLines, setUnits } from '@simmer/shopping-list';
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
 * cooked once is bought once. Gives back how many things that is, and how to take them off.
 */
export async function putOnList(listId: string, wanted: readonly Wanted[]): Promise<{ items: number; undo: () => void }> {
  const [store, foods] = await Promise.all([shoppingLists().then((lists) => lists.open(listId)), loadListFoods(languagesOf(wanted))]);
  const { units } = habits();
  let items = 0;
  const undo = store.change((list) => {
    if (units !== null && AboutList.of(list, foods).units !== units) setUnits(list, units);
    for (const { recipe, servings, meal } of wanted) {
      const lines = recipeLines(recipe, servings / recipe.servings, foods);
      const source = { id: meal ? `plan:${meal.id}` : `recipe:${recipe.id}`, title: recipe.title, servings, recipeId: recipe.id };
      addRecipe(list, meal ? { ...source, day: meal.day } : source, lines);
      items += new Set(lines.map(({ name, language }) => foods.read(name, language ?? undefined).key)).size;
    }
  });
  return { items, undo };
}

/** The languages that recipes say they are written in; those that say none are mostly in the reader's. */
const languagesOf = (wanted: readonly Wanted[]): FoodLanguage[] => wanted.flatMap(({ recipe }) => foodLanguageOf(recipe.language) ?? []);
