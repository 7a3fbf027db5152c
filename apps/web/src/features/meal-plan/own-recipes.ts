import { pastRateLimit } from '@simmer/client';
import type { HouseholdRecipe, Recipe } from '@simmer/contracts';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../api/client';
import { deviceOfCook, openedDevice } from '../../device/device';
import { useLibrary } from '../../device/library/use-library';

/** A recipe that stands in the plan: the cook's own, or of somebody who shares the household. */
export type PlannedRecipe = Recipe | HouseholdRecipe;

/** Whether a dish is the cook's own, to be cooked step by step and changed. */
export const isOwn = (recipe: PlannedRecipe): recipe is Recipe => !('cook' in recipe);

/** Where a dish is read: what others cook has a page to read alone. */
export const addressOf = (id: string, recipe: PlannedRecipe | undefined): string =>
  !recipe || isOwn(recipe) ? `/app/recipes/${id}` : `/app/household-recipes/${id}`;

const AT_ONCE = 200;

/** All of a cook's recipes: those of this device, with what waits for the server. Until they are here, and where a browser keeps nothing, the server is asked. Undefined until they are known. */
export function useOwnRecipes(): readonly Recipe[] | undefined {
  const library = useLibrary();
  const [kept, setKept] = useState<readonly Recipe[]>();
  const { data } = useQuery({
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

/** Where the device keeps a copy, it waits for that: the same recipes asked for beside it would cost as much again. */
async function askForAll({ signal }: { signal: AbortSignal }): Promise<Recipe[]> {
  const device = await deviceOfCook();
  await device?.refresh();
  if (device?.library.current.isComplete) return keptRecipes();
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await pastRateLimit(() => client.call('GET /library/changes', { after }, { signal }), signal);
    ids.push(...page.items.filter(({ revision }) => revision !== null).map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  const recipes: Recipe[] = [];
  while (ids.length > 0) {
    const wanted = ids.splice(0, MAX_PAGE_SIZE);
    const { items, left } = await pastRateLimit(() => client.call('GET /library/recipes', { ids: wanted }, { signal }), signal);
    recipes.push(...items);
    ids.push(...left);
  }
  return recipes;
}
