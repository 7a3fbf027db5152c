import type { RouteInput, RouteOutput } from '@simmer/client';
import type { QueryClient } from '@tanstack/react-query';
import { collections } from './queries';
import type { WriteRules } from './rules';

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

export const collectionWrites = {
  'PUT /collections/:id': { idempotent: true, optimistic: keepCollection, invalidates: [collections] },
  'DELETE /collections/:id': {
    idempotent: true,
    optimistic: (cache, { id }) => changeCollections(cache, (items) => items.filter((one) => one.id !== id)),
    invalidates: [collections],
  },
} satisfies WriteRules;
