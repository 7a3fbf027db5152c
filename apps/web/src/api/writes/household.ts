import { queryKey } from '@simmer/client';
import type { Household } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveRules, WriteRules } from './rules';

const keepHousehold = (cache: QueryClient, known: Household): void => void cache.setQueryData(queryKey('GET /household', {}), known);

export const householdWrites = {
  'PUT /household/eaters/:id': { idempotent: true, keep: keepHousehold },
  'DELETE /household/eaters/:id': { idempotent: true, keep: keepHousehold },
  'DELETE /household/members/:id': { idempotent: true, keep: keepHousehold },
  'POST /household/invitation': { idempotent: true },
  'DELETE /household/invitation': { idempotent: true },
  // plan, lists and recipes are other ones from here on
  'POST /household-invitations/:token/join': { idempotent: true, keep: keepHousehold, invalidates: [[]] },
  'POST /household/leave': { idempotent: true, keep: keepHousehold, invalidates: [[]] },
} satisfies WriteRules;

export const householdLive = {
  // whoever joins or leaves has other lists and another plan
  'events.identity.household.changed': () => ({
    keys: [
      queryKey('GET /household'),
      queryKey('GET /shopping-lists'),
      queryKey('GET /meal-plan/:id'),
      queryKey('GET /meal-plan-settings'),
      queryKey('GET /meal-plan-templates'),
    ],
  }),
} satisfies Partial<LiveRules>;
