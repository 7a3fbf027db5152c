import { queryKey } from '@simmer/client';
import type { StaffSubscription } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { WriteRules } from './rules';

const keep = (cache: QueryClient, known: StaffSubscription): void =>
  void cache.setQueryData(queryKey('GET /staff/subscriptions/:accountId', { accountId: known.account_id }), known);

export const staffSubscriptionWrites = {
  // changes nothing: the address is in the body so that no log has it
  'POST /staff/account-search': {},
  'POST /staff/subscriptions/:accountId/grant': { keep },
  'POST /staff/subscriptions/:accountId/end': { keep },
} satisfies WriteRules;
