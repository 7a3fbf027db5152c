import { personalDocuments } from '@simmer/kit';
import { PROFILE_MODEL, USERNAME_CLAIM_MODEL } from './profile.schema';

export const profilePersonalData = personalDocuments({
  feature: 'profile',
  stage: 'account',
  kinds: [
    { model: PROFILE_MODEL, owner: '_id' },
    { model: USERNAME_CLAIM_MODEL, owner: 'accountId' },
  ],
});
