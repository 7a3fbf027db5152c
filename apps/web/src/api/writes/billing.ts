import { queryKey } from '@simmer/client';
import type { Payment } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveRules, WriteRules } from './rules';

const subscription = queryKey('GET /subscription', {});
const payment = queryKey('GET /subscription/payment', {});
const invoices = queryKey('GET /subscription/invoices', {});
const keepPayment = (cache: QueryClient, known: Payment): void => void cache.setQueryData(payment, known);

/** Each action brings an id, by which it does nothing twice. */
export const billingWrites = {
  'POST /checkouts': { idempotent: true },
  'POST /checkouts/:session_id/confirmation': {
    idempotent: true,
    keep: (cache, plan) => void cache.setQueryData(subscription, plan),
    invalidates: [payment, invoices],
  },
  'POST /subscription/portal': { idempotent: true },
  'POST /subscription/change': { idempotent: true, keep: keepPayment, invalidates: [subscription, invoices] },
  'POST /subscription/cancellation': { idempotent: true, keep: keepPayment, invalidates: [subscription] },
  'POST /subscription/resumption': { idempotent: true, keep: keepPayment, invalidates: [subscription] },
} satisfies WriteRules;

export const billingLive = {
  'events.billing.subscription.changed': () => ({ keys: [queryKey('GET /subscription'), queryKey('GET /subscription/payment')] }),
} satisfies Partial<LiveRules>;
