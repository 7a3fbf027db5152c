import { queryKey, type RouteInput, type RouteOutput } from '@simmer/client';
import type { CookedEntry, Recipe, RecipeSummary } from '@simmer/contracts';
import * as t from '@simmer/messages/waiting';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { collections, detail, facets, keepRecipe, lists, tray } from './queries';
import type { LiveRules, QueueRule, WriteRoute, WriteRules } from './rules';
import { rewritten, unsentRecipe } from './unsent-recipe';

type Pages = InfiniteData<{ items: RecipeSummary[]; next: string | null }>;

const unused = queryKey('GET /tray/longest-unused');
const versions = queryKey('GET /recipes/:id/versions');

function changeRecipe(cache: QueryClient, id: string, part: Partial<Recipe>): void {
  cache.setQueryData<Recipe>(detail(id), (recipe) => recipe && { ...recipe, ...part });
}

function changeLists(cache: QueryClient, change: (items: RecipeSummary[]) => RecipeSummary[]): void {
  cache.setQueriesData<Pages>({ queryKey: lists }, (list) =>
    list?.pages ? { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) } : list,
  );
}

const changeInLists = (cache: QueryClient, id: string, part: Partial<RecipeSummary>): void =>
  changeLists(cache, (items) => items.map((item) => (item.id === id ? { ...item, ...part } : item)));

type TrayPage = RouteOutput<'GET /tray'>;

function changeTray(cache: QueryClient, change: (items: TrayPage['items']) => TrayPage['items']): void {
  cache.setQueriesData<InfiniteData<TrayPage> | TrayPage>({ queryKey: tray }, (known) =>
    known && 'pages' in known ? { ...known, pages: known.pages.map((page) => ({ ...page, items: change(page.items) })) } : known,
  );
}

/** Ahead of all others, from whichever page it was on. */
function moveFirst(cache: QueryClient, id: string): void {
  cache.setQueriesData<InfiniteData<TrayPage> | TrayPage>({ queryKey: tray }, (known) => {
    if (!known || !('pages' in known)) return known;
    const moved = known.pages.flatMap(({ items }) => items).find((item) => item.id === id);
    const pages = known.pages.map((page, at) => {
      const others = page.items.filter((item) => item.id !== id);
      return { ...page, items: at === 0 && moved ? [moved, ...others] : others };
    });
    return { ...known, pages };
  });
}

export const recipeWrites = {
  'POST /recipes': { idempotent: true, keep: keepRecipe, invalidates: [lists, facets, tray] },
  'PUT /recipes/:id': { keep: keepRecipe, invalidates: [lists, facets, versions] },
  'PUT /recipes/:id/favorite': {
    idempotent: true,
    optimistic(cache, { id, favorite }) {
      changeInLists(cache, id, { favorite });
      changeRecipe(cache, id, { favorite });
    },
    keep: (cache, summary) => changeRecipe(cache, summary.id, summary),
    invalidates: [facets],
  },
  'PUT /recipes/:id/notes': {
    optimistic: (cache, { id, notes }) => changeRecipe(cache, id, { notes }),
    keep: (cache, recipe, { id }) => changeRecipe(cache, id, recipe),
  },
  'PUT /recipes/:id/rating': {
    idempotent: true,
    optimistic(cache, { id, rating }) {
      changeInLists(cache, id, { rating });
      changeRecipe(cache, id, { rating });
    },
    keep: (cache, recipe, { id }) => changeRecipe(cache, id, recipe),
  },
  'PUT /recipes/:id/cooked-on/:entryId': {
    idempotent: true,
    optimistic: (cache, { id, entryId, date, servings = null, note = '', image_id = null }) =>
      void cache.setQueryData<Recipe>(detail(id), (recipe) => {
        const others = recipe?.cooked_on.filter((entry) => entry.id !== entryId) ?? [];
        const cooked_on = [{ id: entryId, date, servings, note, image_id }, ...others].sort((a, b) => b.date.localeCompare(a.date));
        return recipe && { ...recipe, cooked_on, times_cooked: cooked_on.length };
      }),
    keep: keepRecipe,
    invalidates: [lists],
  },
  'DELETE /recipes/:id/cooked-on/:entryId': {
    idempotent: true,
    optimistic: (cache, { id, entryId }) =>
      void cache.setQueryData<Recipe>(detail(id), (recipe) => {
        const cooked_on = recipe?.cooked_on.filter((entry) => entry.id !== entryId) ?? [];
        return recipe && { ...recipe, cooked_on, times_cooked: cooked_on.length };
      }),
    keep: keepRecipe,
    invalidates: [lists],
  },
  'PUT /recipes/:id/tags': {
    idempotent: true,
    keep: (cache, summary) => changeRecipe(cache, summary.id, summary),
    invalidates: [lists, facets],
  },
  'PUT /recipes/:id/collections': {
    idempotent: true,
    keep: (cache, summary) => changeRecipe(cache, summary.id, summary),
    invalidates: [collections],
  },
  'PUT /recipes/:id/published': { idempotent: true, keep: keepRecipe },
  'DELETE /recipes/:id': {
    idempotent: true,
    optimistic: (cache, { id }) => {
      changeLists(cache, (items) => items.filter((item) => item.id !== id));
      changeTray(cache, (items) => items.filter((item) => item.id !== id));
    },
    invalidates: [lists, facets, tray, unused, queryKey('GET /recipes/deleted')],
  },
  'POST /recipes/:id/restore': { idempotent: true, invalidates: [lists, facets, tray, unused] },
  'POST /recipes/restore': { idempotent: true, invalidates: [lists, facets, tray, unused] },
  'POST /recipes/delete': { idempotent: true, invalidates: [lists, facets, tray, unused] },
  'PUT /tray/:id/first': { idempotent: true, optimistic: (cache, { id }) => moveFirst(cache, id), invalidates: [tray] },
  'PUT /food-choices': { idempotent: true, keep: (cache, choices) => void cache.setQueryData(queryKey('GET /food-choices', {}), choices) },
} satisfies WriteRules;

export const recipeLive = {
  'events.recipes.recipe.saved': ({ recipeId: id }) => ({ id, keys: [lists, facets, detail(id)] }),
  'events.recipes.recipe.moved-up': ({ recipeId: id }) => ({ keys: [tray, detail(id)] }),
  // not the recipe: there is nothing left to ask for
  'events.recipes.recipe.deleted': ({ recipeId: id }) => ({ id, keys: [lists, facets] }),
} satisfies Partial<LiveRules>;

/** The writes on recipes that wait on the device until the server has them. */
export const queuedRecipeWrites = {
  'POST /recipes': {
    replaces: false,
    // lists read as much of it as they show
    change: <T extends RecipeSummary>(recipe: T | null, input: RouteInput<'POST /recipes'>) =>
      recipe ?? (unsentRecipe(input) as RecipeSummary as T),
    words: ({ title }) => t.created({ title }),
  },
  'PUT /recipes/:id': {
    replaces: true,
    change: (recipe, { id: _, revision: _revision, ...draft }) => recipe && rewritten(recipe, draft),
    words: ({ title }) => t.edited({ title }),
  },
  'PUT /recipes/:id/favorite': {
    replaces: true,
    change: (recipe, { favorite }) => recipe && { ...recipe, favorite },
    words: ({ favorite }, title) => (favorite ? t.favorite({ title }) : t.noFavorite({ title })),
  },
  'PUT /recipes/:id/rating': {
    replaces: true,
    change: (recipe, { rating }) => recipe && { ...recipe, rating },
    words: ({ rating }, title) => (rating === null ? t.noRating({ title }) : t.rating({ title })),
  },
  'PUT /recipes/:id/tags': {
    replaces: true,
    change: (recipe, { tags }) => recipe && { ...recipe, tags },
    words: (_, title) => t.tags({ title }),
  },
  'PUT /recipes/:id/collections': {
    replaces: true,
    change: (recipe, { collections }) => recipe && { ...recipe, collections },
    words: (_, title) => t.collections({ title }),
  },
  'PUT /recipes/:id/notes': {
    replaces: true,
    change: (recipe, { notes }) => recipe && { ...recipe, notes },
    words: (_, title) => t.notes({ title }),
  },
  'PUT /recipes/:id/cooked-on/:entryId': {
    replaces: false,
    change: (recipe, { id: _, entryId, date, servings = null, note = '', image_id = null }) =>
      recipe &&
      withCooked(recipe, (log) => [{ id: entryId, date, servings, note, image_id }, ...log.filter(({ id }) => id !== entryId)], 1),
    words: (_, title) => t.cooked({ title }),
  },
  'DELETE /recipes/:id/cooked-on/:entryId': {
    replaces: false,
    change: (recipe, { entryId }) => recipe && withCooked(recipe, (log) => log.filter(({ id }) => id !== entryId), -1),
    words: (_, title) => t.notCooked({ title }),
  },
  'DELETE /recipes/:id': {
    replaces: false,
    change: () => null,
    words: (_, title) => t.deleted({ title }),
  },
  'POST /recipes/:id/restore': {
    replaces: false,
    change: (recipe, _input, gone) => recipe ?? gone ?? null,
    words: (_, title) => t.restored({ title }),
  },
} satisfies { [R in WriteRoute]?: QueueRule<R> };

/** Lists know only how often a recipe was cooked. */
function withCooked<T extends RecipeSummary>(recipe: T, change: (log: readonly CookedEntry[]) => CookedEntry[], more: number): T {
  if (!('cooked_on' in recipe)) return { ...recipe, times_cooked: Math.max(0, recipe.times_cooked + more) };
  const cooked_on = change(recipe.cooked_on as CookedEntry[]).sort((one, other) => other.date.localeCompare(one.date));
  return { ...recipe, cooked_on, times_cooked: cooked_on.length };
}
