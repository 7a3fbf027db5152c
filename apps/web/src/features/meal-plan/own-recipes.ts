import type { Recipe } from '@simmer/contracts';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../app/client';
import { openedDevice } from '../../data/device';
import { useLibrary } from '../../library/use-library';

const NONE: readonly Recipe[] = [];
const AT_ONCE = 200;

/** All of a cook's recipes: those of this device, with what waits for the server. Until they are here, and where a browser keeps nothing, the server is asked. */
export function useOwnRecipes(): readonly Recipe[] {
  const library = useLibrary();
  const [kept, setKept] = useState<readonly Recipe[]>();
  const { data = NONE } = useQuery({
    queryKey: ['GET /library/recipes', 'all'],
    queryFn: askForAll,
    staleTime: 60_000,
    enabled: library === undefined,
  });
  useEffect(() => {
    if (!library) return;
    let isCurrent = true;
    void keptRecipes().then((recipes) => {
      if (isCurrent) setKept(recipes);
    });
    return () => {
      isCurrent = false;
    };
  }, [library]);
  return (library && kept) ?? data;
}

async function keptRecipes(): Promise<Recipe[]> {
  const copy = openedDevice()?.library;
  const recipes: Recipe[] = [];
  if (copy) for await (const batch of copy.store.recipes(AT_ONCE)) recipes.push(...batch.flatMap((recipe) => copy.shown(recipe) ?? []));
  return recipes;
}

async function askForAll({ signal }: { signal: AbortSignal }): Promise<Recipe[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await client.call('GET /library/changes', { ...(after !== undefined && { after }) }, { signal });
    ids.push(...page.items.filter(({ revision }) => revision !== null).map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  const recipes: Recipe[] = [];
  while (ids.length > 0) {
    const { items, left } = await client.call('GET /library/recipes', { ids: ids.splice(0, MAX_PAGE_SIZE) }, { signal });
    recipes.push(...items);
    ids.push(...left);
  }
  return recipes;
}
