import { personalDocuments } from '@simmer/kit';
import { PUSH_MESSAGE_MODEL } from './push-message.schema';
import { PUSH_SUBSCRIPTION_MODEL } from './push-subscription.schema';

export const pushPersonalData = personalDocuments({
  feature: 'push',
  stage: 'account',
  kinds: [
    { model: PUSH_SUBSCRIPTION_MODEL, owner: 'accountId', withheld: ['auth', 'p256dh', 'sessionId'] },
    { model: PUSH_MESSAGE_MODEL, owner: 'ownerId' },
  ],
});
