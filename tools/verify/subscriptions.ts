import type { OutboxRelay } from '@simmer/kit';
import mongoose from 'mongoose';
import { SubscriptionRepository } from '../../apps/billing/src/subscription/subscription.repository';
import { SUBSCRIPTION_MODEL, type SubscriptionDocument, SubscriptionSchema } from '../../apps/billing/src/subscription/subscription.schema';
import { SubscriptionService } from '../../apps/billing/src/subscription/subscription.service';

/** The events are relayed by billing itself, when it runs. */
const BY_BILLING = { watch: () => undefined, wake: () => undefined } as unknown as OutboxRelay;

/** Writes subscriptions as one more process of billing would, also while billing is stopped. */
export async function openSubscriptions(address: string, dbName: string) {
  const connection = await mongoose.createConnection(address, { dbName, autoIndex: false }).asPromise();
  const model = connection.model<SubscriptionDocument>(SUBSCRIPTION_MODEL, SubscriptionSchema);
  const subscriptions = new SubscriptionService(new SubscriptionRepository(model, BY_BILLING));
  return {
    set: (accountId: string, isActive: boolean) => subscriptions.setGranted(accountId, isActive),
    close: () => connection.close(),
  };
}
