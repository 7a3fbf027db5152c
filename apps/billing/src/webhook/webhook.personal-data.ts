import { personalDocuments } from '@simmer/kit';
import { WEBHOOK_EVENT_MODEL } from './webhook-event.schema';

/** Ids of the payment service alone, for some weeks: nobody's own. */
export const webhookPersonalData = personalDocuments({
  feature: 'webhook',
  stage: 'account',
  kinds: [{ model: WEBHOOK_EVENT_MODEL, owner: () => ({ _id: { $in: [] } }), withheld: 'all' }],
});
