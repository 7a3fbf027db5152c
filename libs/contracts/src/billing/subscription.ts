import { z } from 'zod';
import { event } from '../kit/event';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';

export const Subscription = z.object({
  isActive: z.boolean(),
  plan: z.enum(['free', 'premium']),
  /** Own recipes the plan allows; null is unlimited. */
  recipeLimit: z.int().nullable(),
  renewsAt: Timestamp.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const subscription = {
  current: operation('rpc.billing.subscription.current', {
    summary: 'Your plan',
    access: 'cook',
    http: { method: 'GET', path: '/subscription' },
    input: z.strictObject({}),
    output: Subscription,
  }),
  /** For services that keep a copy of who may do what. */
  lookUp: operation('rpc.billing.subscription.look-up', {
    summary: "An account's plan",
    access: 'service',
    input: z.strictObject({ accountId: Id }),
    output: Subscription.extend({ revision: z.int() }),
  }),
};

export const subscriptionChanged = event(
  'events.billing.subscription.changed',
  z.object({ accountId: Id, ownerId: Id, revision: z.int() }),
  { live: true },
);
