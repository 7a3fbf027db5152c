import { personalDocuments } from '@simmer/kit';
import { SHARE_LINK_MODEL } from './share-link.schema';

export const shareLinkPersonalData = personalDocuments({
  feature: 'share-links',
  stage: 'account',
  kinds: [{ model: SHARE_LINK_MODEL, owner: 'ownerId', withheld: ['hash'] }],
});
