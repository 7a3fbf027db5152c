import { type CallOptions, queryKey, type Route, type RouteInput, type RouteOutput } from '@simmer/client';
import type { AccountSecurity, Household, MealPlanSettings, MealPlanWeek, Preferences, Recipe, RecipeSummary } from '@simmer/contracts';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { keepHabits } from '../device/habits';

export type WriteRoute = Exclude<Route, `GET ${string}`>;

export interface WriteOptions extends Pick<CallOptions, 'timeoutMs' | 'signal' | 'onProgress'> {
  asksToSignIn?: boolean;
}

/** Sends a change to the server, and does to the cache what `effects` says of it. */
export type Write = <R extends WriteRoute>(route: R, input: RouteInput<R>, options?: WriteOptions) => Promise<RouteOutput<R>>;

/** What a write means for the copies of the server's answers. */
export interface Effect<R extends WriteRoute> {
  /** The same write sent again changes nothing more, so it is repeated when no answer comes. */
  idempotent?: true;
  /** Shown before the answer; taken back when there is a refusal. */
  optimistic?(cache: QueryClient, input: RouteInput<R>): void;
  /** Puts what came back in the place of what would otherwise be asked for. */
  keep?(cache: QueryClient, output: RouteOutput<R>, input: RouteInput<R>): void;
  /** Copies that are stale afterwards. */
  invalidates?: readonly QueryKey[];
}

type Pages = InfiniteData<{ items: RecipeSummary[]; next: string | null }>;

const lists = queryKey('GET /recipes');
const facets = queryKey('GET /recipes/facets');
const tray = queryKey('GET /tray');
const unused = queryKey('GET /tray/longest-unused');
const detail = (id: string): QueryKey => queryKey('GET /recipes/:id', { id });

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

const keepRecipe = (cache: QueryClient, recipe: Recipe): void => void cache.setQueryData(detail(recipe.id), recipe);
const keepFileImport = (cache: QueryClient, record: RouteOutput<'GET /file-imports/:id'>): void =>
  void cache.setQueryData(queryKey('GET /file-imports/:id', { id: record.id }), record);

const collections = queryKey('GET /collections', {});
type Collections = RouteOutput<'GET /collections'>['items'];
const changeCollections = (cache: QueryClient, change: (items: Collections) => Collections): void =>
  void cache.setQueryData<{ items: Collections }>(collections, (known) => known && { items: change(known.items) });
const keepCollection = (cache: QueryClient, { id, name }: RouteInput<'PUT /collections/:id'>): void =>
  changeCollections(cache, (items) => {
    const known = items.find((one) => one.id === id);
    return [...items.filter((one) => one !== known), { id, name, count: known?.count ?? 0 }].sort((one, other) =>
      one.name.localeCompare(other.name),
    );
  });

const fileImports = [queryKey('GET /file-imports'), queryKey('GET /file-imports/:id/items')];
const shoppingLists = queryKey('GET /shopping-lists', {});
/** The name shows at once; the order is the server's. */
const keepListHead = (cache: QueryClient, list: RouteOutput<'POST /shopping-lists'>): void =>
  void cache.setQueryData<RouteOutput<'GET /shopping-lists'>>(
    shoppingLists,
    (known) =>
      known && {
        items: known.items.some(({ id }) => id === list.id)
          ? known.items.map((head) => (head.id === list.id ? list : head))
          : [...known.items, list],
      },
  );
const security = queryKey('GET /account/security', {});
const devices = queryKey('GET /account/devices', {});
const keepSecurity = (cache: QueryClient, known: AccountSecurity): void => void cache.setQueryData(security, known);
const keepHousehold = (cache: QueryClient, known: Household): void => void cache.setQueryData(queryKey('GET /household', {}), known);
const apiTokens = queryKey('GET /account/api-tokens', {});
const shareLinks = queryKey('GET /share-links', {});
const versions = queryKey('GET /recipes/:id/versions');
const preferences = queryKey('GET /preferences', {});
const dataExport = queryKey('GET /account/export', {});
const planWeek = (id: string): QueryKey => queryKey('GET /meal-plan/:id', { id });
const planSettings = queryKey('GET /meal-plan-settings', {});
const planTemplates = queryKey('GET /meal-plan-templates', {});

/** Every write of the app that shows in a copy of an answer. A write that is not here changes nothing that is on the screen. */
export const effects: { [R in WriteRoute]?: Effect<R> } = {
  'POST /auth/logout': { idempotent: true },
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
  'PUT /collections/:id': { idempotent: true, optimistic: keepCollection, invalidates: [collections] },
  'DELETE /collections/:id': {
    idempotent: true,
    optimistic: (cache, { id }) => changeCollections(cache, (items) => items.filter((one) => one.id !== id)),
    invalidates: [collections],
  },
  'PUT /recipes/:id/published': { idempotent: true, keep: (cache, summary) => changeRecipe(cache, summary.id, summary) },
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
  'POST /meal-plan/:id/changes': {
    idempotent: true,
    optimistic: (cache, { id, put = [], remove = [], slots = [] }) =>
      void cache.setQueryData<MealPlanWeek>(planWeek(id), (week) => {
        const gone = new Set([...remove, ...put.map((entry) => entry.id)]);
        const said = new Set(slots.map(({ date, meal }) => `${date} ${meal}`));
        return (
          week && {
            ...week,
            entries: [...week.entries.filter((entry) => !gone.has(entry.id)), ...put],
            slots: [...week.slots.filter(({ date, meal }) => !said.has(`${date} ${meal}`)), ...slots],
          }
        );
      }),
    keep: (cache, week) => void cache.setQueryData(planWeek(week.id), week),
  },
  'PATCH /meal-plan-settings': {
    idempotent: true,
    optimistic: (cache, change) =>
      void cache.setQueryData<MealPlanSettings>(planSettings, (settings) => settings && { ...settings, ...change }),
    keep: (cache, settings) => void cache.setQueryData(planSettings, settings),
    // recurring meals stand in every week
    invalidates: [queryKey('GET /meal-plan/:id')],
  },
  'POST /share-links': { idempotent: true, invalidates: [shareLinks] },
  'POST /week-share-links': { idempotent: true, invalidates: [shareLinks] },
  'PUT /share-links/:id/revoked': { idempotent: true, invalidates: [shareLinks] },
  'POST /shared/:token/recipe': { idempotent: true, keep: keepRecipe, invalidates: [lists, facets, tray] },
  'POST /shared/:token/week': { idempotent: true, invalidates: [lists, facets, planTemplates] },
  'PUT /food-choices': { idempotent: true, keep: (cache, choices) => void cache.setQueryData(queryKey('GET /food-choices', {}), choices) },
  'POST /meal-plan-feed': { keep: (cache, { created_at }) => void cache.setQueryData(queryKey('GET /meal-plan-feed', {}), { created_at }) },
  'DELETE /meal-plan-feed': { idempotent: true, keep: (cache, feed) => void cache.setQueryData(queryKey('GET /meal-plan-feed', {}), feed) },
  'PUT /meal-plan-templates/:id': { idempotent: true, invalidates: [planTemplates] },
  'DELETE /meal-plan-templates/:id': { idempotent: true, invalidates: [planTemplates] },
  'POST /imports': { idempotent: true },
  'POST /file-imports/:id': { keep: keepFileImport, invalidates: fileImports },
  'POST /file-imports/:id/cancel': { idempotent: true, keep: keepFileImport, invalidates: fileImports },
  'POST /file-imports/:id/save': { keep: keepFileImport, invalidates: fileImports },
  'POST /file-imports/:id/undo': { idempotent: true, keep: keepFileImport, invalidates: fileImports },
  'POST /exports': { idempotent: true },
  'POST /pdf-exports': { idempotent: true },
  // the session goes on under another secret
  'POST /auth/confirm': { invalidates: [devices] },
  'POST /auth/confirm/passkey': { invalidates: [devices, security] },
  'PUT /account/password': { invalidates: [security, devices] },
  'POST /account/authenticators/:id/confirm': { invalidates: [security, devices] },
  'DELETE /account/authenticators/:id': { invalidates: [security, devices] },
  'POST /account/recovery-codes': { invalidates: [security] },
  'POST /account/passkeys': { invalidates: [security, devices] },
  'PUT /account/passkeys/:id/name': { idempotent: true, keep: keepSecurity },
  'DELETE /account/passkeys/:id': { idempotent: true, keep: keepSecurity },
  'POST /account/api-tokens': { idempotent: true, invalidates: [apiTokens] },
  'DELETE /account/api-tokens/:id': { idempotent: true, keep: (cache, known) => void cache.setQueryData(apiTokens, known) },
  'DELETE /account/devices/:id': { idempotent: true },
  'POST /account/devices/sign-out-others': { idempotent: true },
  'PATCH /preferences': {
    idempotent: true,
    optimistic: (cache, { notifications = [], ...change }) =>
      void cache.setQueryData<Preferences>(
        preferences,
        (known) =>
          known && {
            ...known,
            ...change,
            notifications: known.notifications.map((told) => ({ ...told, ...notifications.find(({ topic }) => topic === told.topic) })),
          },
      ),
    keep: (cache, known) => void cache.setQueryData(preferences, known),
  },
  'POST /account/export': { idempotent: true, keep: (cache, made) => void cache.setQueryData(dataExport, { export: made }) },
  'PATCH /profile': {
    keep(cache, profile) {
      cache.setQueryData(queryKey('GET /profile', {}), profile);
      keepHabits(profile);
    },
  },
  'PUT /household/eaters/:id': { idempotent: true, keep: keepHousehold },
  'DELETE /household/eaters/:id': { idempotent: true, keep: keepHousehold },
  'DELETE /household/members/:id': { idempotent: true, keep: keepHousehold },
  'POST /household/invitation': { idempotent: true },
  'DELETE /household/invitation': { idempotent: true },
  // plan, lists and recipes are other ones from here on
  'POST /household-invitations/:token/join': { idempotent: true, keep: keepHousehold, invalidates: [[]] },
  'POST /household/leave': { idempotent: true, keep: keepHousehold, invalidates: [[]] },
  'DELETE /voice-link': { idempotent: true, keep: (cache, link) => void cache.setQueryData(queryKey('GET /voice-link', {}), link) },
  'POST /shopping-lists': { idempotent: true, keep: keepListHead, invalidates: [shoppingLists] },
  'POST /shopping-lists/:id/guest-links': { invalidates: [queryKey('GET /shopping-lists/:id/guest-links')] },
  'DELETE /shopping-lists/:id/guest-links/:linkId': {
    idempotent: true,
    keep: (cache, links, { id }) => void cache.setQueryData(queryKey('GET /shopping-lists/:id/guest-links', { id }), links),
  },
  'PUT /shopping-lists/:id/name': { idempotent: true, keep: keepListHead, invalidates: [shoppingLists] },
};
