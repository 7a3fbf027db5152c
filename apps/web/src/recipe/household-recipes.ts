import { pastRateLimit, queryOf } from '@simmer/client';
import type { HouseholdRecipe } from '@simmer/contracts';
import { MAX_PAGE_SIZE } from '@simmer/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client';
import { useAccount } from '../api/session/use-session';

const NONE: readonly HouseholdRecipe[] = [];
/** No event tells what somebody else of the household saves. */
const FRESH_FOR_MS = 5 * 60_000;

/** All recipes of the others of the household. None where nobody shares it, and while they are not here. */
export function useHouseholdRecipes(): readonly HouseholdRecipe[] {
  const isShared = useIsHouseholdShared();
  const { data = NONE } = useQuery({
    queryKey: ['GET /household-recipes', 'all'],
    queryFn: askForAll,
    staleTime: FRESH_FOR_MS,
    enabled: isShared,
  });
  return data;
}

/** Whether there is anybody whose recipes are the household's too. */
export function useIsHouseholdShared(): boolean {
  return (useQuery(queryOf(client, 'GET /household', {})).data?.members.length ?? 1) > 1;
}

/** What a member of the household is called; undefined for the cook themselves and while it is not known. */
export function useCookName(cook: string): string | undefined {
  const account = useAccount();
  const { data } = useQuery(queryOf(client, 'GET /household', {}));
  return cook === account?.id ? undefined : data?.people.find(({ id }) => id === cook)?.name;
}

async function askForAll({ signal }: { signal: AbortSignal }): Promise<HouseholdRecipe[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await pastRateLimit(() => client.call('GET /household-recipes/ids', { after }, { signal }), signal);
    ids.push(...page.items);
    after = page.next ?? undefined;
  } while (after !== undefined);
  const recipes: HouseholdRecipe[] = [];
  while (ids.length > 0) {
    const wanted = ids.splice(0, MAX_PAGE_SIZE);
    const { items, left } = await pastRateLimit(() => client.call('GET /household-recipes', { ids: wanted }, { signal }), signal);
    recipes.push(...items);
    ids.push(...left);
  }
  return recipes;
}
