import { queryOf } from '@simmer/client';
import type { Eater } from '@simmer/contracts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client';

/** The people the cook cooks for. Empty until it is known. */
export function useEaters(): readonly Eater[] {
  return useQuery(queryOf(client, 'GET /household', {})).data?.eaters ?? NOBODY;
}

const NOBODY: readonly Eater[] = [];
