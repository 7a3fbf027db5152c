import { queryOf, type RouteOutput } from '@simmer/client';
import type { RecipeSummary } from '@simmer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../api/client';
import { useLibrary } from '../../../device/library/use-library';

export type ListedCollection = RouteOutput<'GET /collections'>['items'][number];

export interface ShownCollection extends ListedCollection {
  /** The newest recipes in it, as far as they are on this device. */
  covers: readonly RecipeSummary[];
}

const COVERS = 4;

/** The cook's collections, counted and pictured by the copy on this device where it is here. */
export function useCollections() {
  const query = useQuery(queryOf(client, 'GET /collections', {}));
  const library = useLibrary();
  const { data } = query;
  const collections = useMemo(
    (): ShownCollection[] | undefined =>
      data?.items.map((collection) => {
        const recipes = library?.list.list({ collection: collection.id }, 'newest');
        return { ...collection, count: recipes?.length ?? collection.count, covers: recipes?.slice(0, COVERS) ?? [] };
      }),
    [data, library],
  );
  return { ...query, collections };
}

/** What a collection is called; nothing until that is known. */
export function useCollectionName(id: string | undefined): string {
  const { data } = useQuery({ ...queryOf(client, 'GET /collections', {}), enabled: id !== undefined });
  return data?.items.find((collection) => collection.id === id)?.name ?? '';
}
