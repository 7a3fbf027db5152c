import { queryOf } from '@simmer/client';
import type { ShoppingList } from '@simmer/contracts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { useAccount } from '../../api/session/use-session';

/** The names of a cook's lists, first the one that every cook has: that is there before any answer. */
export function useListHeads(): readonly Pick<ShoppingList, 'id' | 'name'>[] {
  const account = useAccount();
  const { data } = useQuery({ ...queryOf(client, 'GET /shopping-lists', {}), enabled: account !== undefined });
  return data?.items ?? (account ? [{ id: account.id, name: '' }] : []);
}
