import type { RouteInput } from '@simmer/client';
import type { CookedEntry, RecipeSummary } from '@simmer/contracts';
import type { QueuedWrite } from '../device/database';
import type { WriteRoute } from '../data/effects';
import { rewritten, unsentRecipe } from './unsent-recipe';

/** The writes on recipes that wait on the device until the server has them. */
export type RecipeWriteRoute = Extract<
  WriteRoute,
  | 'POST /recipes'
  | 'PUT /recipes/:id'
  | 'PUT /recipes/:id/favorite'
  | 'PUT /recipes/:id/rating'
  | 'PUT /recipes/:id/tags'
  | 'PUT /recipes/:id/collections'
  | 'PUT /recipes/:id/notes'
  | 'PUT /recipes/:id/cooked-on/:entryId'
  | 'DELETE /recipes/:id/cooked-on/:entryId'
  | 'DELETE /recipes/:id'
  | 'POST /recipes/:id/restore'
>;

interface RecipeWrite<R extends RecipeWriteRoute> {
  /** It says all that there is to say of its part of a recipe: the latest is what counts. */
  replaces: boolean;
  /** What it makes of a recipe; null when the recipe is gone then. `gone` is the recipe as it was before it was deleted. */
  change<T extends RecipeSummary>(recipe: T | null, input: RouteInput<R>, gone: T | undefined): T | null;
}

export const recipeWrites: { [R in RecipeWriteRoute]: RecipeWrite<R> } = {
  // lists read as much of it as they show
  'POST /recipes': {
    replaces: false,
    change: <T extends RecipeSummary>(recipe: T | null, input: RouteInput<'POST /recipes'>) =>
      recipe ?? (unsentRecipe(input) as RecipeSummary as T),
  },
  'PUT /recipes/:id': { replaces: true, change: (recipe, { id: _, revision: _revision, ...draft }) => recipe && rewritten(recipe, draft) },
  'PUT /recipes/:id/favorite': { replaces: true, change: (recipe, { favorite }) => recipe && { ...recipe, favorite } },
  'PUT /recipes/:id/rating': { replaces: true, change: (recipe, { rating }) => recipe && { ...recipe, rating } },
  'PUT /recipes/:id/tags': { replaces: true, change: (recipe, { tags }) => recipe && { ...recipe, tags } },
  'PUT /recipes/:id/collections': { replaces: true, change: (recipe, { collections }) => recipe && { ...recipe, collections } },
  'PUT /recipes/:id/notes': { replaces: true, change: (recipe, { notes }) => recipe && { ...recipe, notes } },
  'PUT /recipes/:id/cooked-on/:entryId': {
    replaces: false,
    change: (recipe, { id: _, entryId, date, servings = null, note = '', image_id = null }) =>
      recipe &&
      withCooked(recipe, (log) => [{ id: entryId, date, servings, note, image_id }, ...log.filter(({ id }) => id !== entryId)], 1),
  },
  'DELETE /recipes/:id/cooked-on/:entryId': {
    replaces: false,
    change: (recipe, { entryId }) => recipe && withCooked(recipe, (log) => log.filter(({ id }) => id !== entryId), -1),
  },
  'DELETE /recipes/:id': { replaces: false, change: () => null },
  'POST /recipes/:id/restore': { replaces: false, change: (recipe, _input, gone) => recipe ?? gone ?? null },
};

/** Lists know only how often a recipe was cooked. */
function withCooked<T extends RecipeSummary>(recipe: T, change: (log: readonly CookedEntry[]) => CookedEntry[], more: number): T {
  if (!('cooked_on' in recipe)) return { ...recipe, times_cooked: Math.max(0, recipe.times_cooked + more) };
  const cooked_on = change(recipe.cooked_on as CookedEntry[]).sort((one, other) => other.date.localeCompare(one.date));
  return { ...recipe, cooked_on, times_cooked: cooked_on.length };
}

const isRecipeWrite = (route: string): route is RecipeWriteRoute => route in recipeWrites;

/** The recipes that a write is about. */
export function idsOf({ route, input }: Pick<QueuedWrite, 'route' | 'input'>): readonly string[] {
  if (!isRecipeWrite(route)) return [];
  const { id, ids } = input as { id?: string; ids?: readonly string[] };
  return ids ?? (id === undefined ? [] : [id]);
}

/** A recipe as it will be once everything that waits is done; null when it is not there then. What was refused changes nothing. */
export function withWrites<T extends RecipeSummary>(
  recipe: T | undefined,
  writes: readonly QueuedWrite[],
  gone?: T,
  id = recipe?.id,
): T | null {
  let shown = recipe ?? null;
  for (const write of writes) {
    if (write.refused || !isRecipeWrite(write.route) || id === undefined || !idsOf(write).includes(id)) continue;
    const before = shown ?? gone;
    shown = (recipeWrites[write.route] as RecipeWrite<RecipeWriteRoute>).change(shown, write.input as never, before ?? recipe);
  }
  return shown;
}
