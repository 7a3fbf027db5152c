import { personalDocumentsWith } from '@simmer/kit';
import { SUBSCRIPTION_MODEL } from './subscription.schema';
import { SubscriptionService } from './subscription.service';

/** Whoever goes pays for nothing more. */
export const subscriptionPersonalData = personalDocumentsWith('subscription', [SubscriptionService], (subscriptions) => ({
  stage: 'account',
  kinds: [{ model: SUBSCRIPTION_MODEL, owner: '_id' }],
  prepare: (accountId) => subscriptions.end(accountId),
}));
