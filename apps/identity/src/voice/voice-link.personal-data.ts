import { personalDocuments } from '@simmer/kit';
import { OAUTH_RECORD_MODEL } from '../oauth/oauth-record.schema';
import { VOICE_LINK_MODEL } from '../voice-link/voice-link.schema';

export const voicePersonalData = personalDocuments({
  feature: 'voice',
  stage: 'account',
  kinds: [
    { model: VOICE_LINK_MODEL, owner: '_id', withheld: ['grantId', 'voiceAccount'] },
    { model: OAUTH_RECORD_MODEL, owner: 'accountId', withheld: 'all' },
  ],
});
