import { personalDocuments } from '@simmer/kit';
import { FEED_SEEN_MODEL } from './feed-seen.schema';

export const feedPersonalData = personalDocuments({
  feature: 'feed',
  stage: 'account',
  kinds: [{ model: FEED_SEEN_MODEL, owner: '_id' }],
});
