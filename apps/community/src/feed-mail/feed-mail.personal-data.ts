import { personalDocuments } from '@simmer/kit';
import { FEED_MAIL_MODEL } from './feed-mail.schema';

export const feedMailPersonalData = personalDocuments({
  feature: 'feed-mail',
  stage: 'account',
  kinds: [{ model: FEED_MAIL_MODEL, owner: '_id' }],
});
