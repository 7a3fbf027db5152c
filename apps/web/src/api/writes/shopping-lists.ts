import { queryKey, type RouteOutput } from '@simmer/client';
import type { QueryClient } from '@tanstack/react-query';
import { shoppingLists } from './queries';
import type { LiveRules, WriteRules } from './rules';

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

export const shoppingListWrites = {
  'POST /shopping-lists': { idempotent: true, keep: keepListHead, invalidates: [shoppingLists] },
  'POST /shopping-lists/:id/guest-links': { invalidates: [queryKey('GET /shopping-lists/:id/guest-links')] },
  'DELETE /shopping-lists/:id/guest-links/:linkId': {
    idempotent: true,
    keep: (cache, links, { id }) => void cache.setQueryData(queryKey('GET /shopping-lists/:id/guest-links', { id }), links),
  },
  'PUT /shopping-lists/:id/name': { idempotent: true, keep: keepListHead, invalidates: [shoppingLists] },
  'PUT /shopping-lists/:id/deleted': {
    idempotent: true,
    optimistic: (cache, { id, deleted }) =>
      void (
        deleted &&
        cache.setQueryData<RouteOutput<'GET /shopping-lists'>>(
          shoppingLists,
          (known) => known && { items: known.items.filter((head) => head.id !== id) },
        )
      ),
    invalidates: [shoppingLists],
  },
} satisfies WriteRules;

export const shoppingListLive = {
  // a tick changes no name: a list that is open counts for itself, and the others are fetched by `ShoppingLists`
  'events.recipes.shopping-list.changed': ({ isAbout }) => ({ keys: isAbout ? [shoppingLists] : [] }),
  // who is there is told to the list itself
  'events.recipes.shopping-list.visited': () => ({ keys: [] }),
} satisfies Partial<LiveRules>;
