import { dropSource } from '@simmer/shopping-list';
import { loadListFoods } from './list-foods';
import type { ListStore } from './list-store';
import { shoppingLists } from './lists';
import { languagesOf, putRecipe, sourceOfMeal, type Wanted } from './put-on-list';

/** What became of planned meals. */
export interface PlanNews {
  /** Meals that nobody shops for any more, by their ids. */
  readonly gone: readonly string[];
  /** Meals of which another amount is wanted, or another recipe, or on another day. */
  readonly changed: readonly (Wanted & { readonly meal: { readonly id: string } })[];
}

/** What lists have done with it. */
export interface Followed {
  /** How many of the meals that are gone stood on a list. */
  readonly gone: number;
  undo(): void;
}

/**
 * Lets every list that was made from the plan follow a change of it: what a meal wanted is taken off, or becomes what it wants now; what is in the
 * basket stays there. Undefined where none of the meals is on a list.
 */
export async function followPlan(listIds: readonly string[], news: PlanNews): Promise<Followed | undefined> {
  if (news.gone.length + news.changed.length === 0) return undefined;
  const lists = await shoppingLists();
  const [stores] = await Promise.all([
    Promise.all(listIds.map((id) => lists.open(id))),
    // in which languages names are compared
    loadListFoods(languagesOf(news.changed)),
  ]);
  // somebody else may have made the list a moment ago
  await Promise.all(stores.map((store) => store.sync()));
  const followed = stores.flatMap((store) => follow(store, news) ?? []);
  if (followed.length === 0) return undefined;
  return {
    gone: Math.max(...followed.map(({ gone }) => gone)),
    undo: () => followed.forEach(({ undo }) => undo()),
  };
}

function follow(store: ListStore, news: PlanNews): Followed | undefined {
  const { sources, foods } = store.view();
  const isOnList = (meal: string): boolean => sources.some(({ id }) => id === sourceOfMeal(meal));
  const gone = news.gone.filter(isOnList);
  const changed = news.changed.filter(({ meal }) => isOnList(meal.id));
  if (gone.length + changed.length === 0) return undefined;
  const undo = store.change((list) => {
    for (const meal of gone) dropSource(list, sourceOfMeal(meal), foods);
    for (const wanted of changed) putRecipe(list, wanted, foods);
  });
  return { gone: gone.length, undo };
}
