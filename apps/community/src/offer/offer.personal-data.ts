import { personalDocuments } from '@simmer/kit';
import { OFFER_MODEL } from './offer.schema';

/** An offer goes with either of the two cooks; neither is told of the other. */
export const offerPersonalData = personalDocuments({
  feature: 'offers',
  stage: 'account',
  kinds: [
    {
      model: OFFER_MODEL,
      owner: (accountId) => ({ $or: [{ offeredBy: accountId }, { ownerId: accountId }] }),
      withheld: ['offeredBy', 'ownerId'],
    },
  ],
});
