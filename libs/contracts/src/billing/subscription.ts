import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { PLANS } from '../entitlements';
import { browsersOf, event } from '../kit/event';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';

export const Subscription = z.object({
  isActive: z.boolean(),
  plan: z.enum(PLANS),
  /** Own recipes the plan allows; null is unlimited. */
  recipeLimit: z.int().nullable(),
  renewsAt: Timestamp.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const subscription = {
  current: operation('rpc.billing.subscription.current', {
    summary: 'Get your subscription',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/subscription' },
    input: z.strictObject({}),
    output: Subscription,
  }),
  /** For services that keep a copy of who may do what. */
  lookUp: operation('rpc.billing.subscription.look-up', {
    summary: 'Get the subscription of an account',
    access: 'service',
    callers: ['identity', 'recipes', 'importer'],
    input: z.strictObject({ accountId: Id }),
    output: Subscription.extend({ revision: z.int() }),
  }),
  /** Said by a person with access to the machine, never over HTTP. */
  grant: operation('rpc.billing.subscription.grant', {
    summary: 'Grant an account the premium plan, or end that',
    access: 'service',
    callers: ['operator'],
    input: z.strictObject({ accountId: Id, isActive: z.boolean() }),
    output: Subscription,
  }),
  /** For services that compare their copies with it. */
  lookUpMany: operation('rpc.billing.subscription.look-up-many', {
    summary: 'Get the subscriptions of several accounts',
    access: 'service',
    callers: ['identity', 'recipes', 'importer'],
    input: z.strictObject({ accountIds: z.array(Id).max(MAX_PAGE_SIZE) }),
    output: z.object({
      plans: z
        .array(z.object({ accountId: Id, plan: z.enum(PLANS), revision: z.int() }))
        .max(MAX_PAGE_SIZE)
        .describe('One for each account'),
    }),
  }),
};

export const subscriptionChanged = event('events.billing.subscription.changed', z.object({ accountId: Id, revision: z.int() }), {
  audience: ({ accountId }) => [browsersOf(accountId)],
});
