import { queryOf } from '@simmer/client';
import type { Eater } from '@simmer/contracts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client';

/** Who eats at home. Empty until it is known. */
export function usePlanEaters(): readonly Eater[] {
  return useQuery(queryOf(client, 'GET /household', {})).data?.eaters ?? NOBODY;
}

const NOBODY: readonly Eater[] = [];
