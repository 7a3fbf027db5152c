import { personalDocuments } from '@simmer/kit';
import { API_TOKEN_MODEL } from './api-token.schema';

export const apiTokenPersonalData = personalDocuments({
  feature: 'api-tokens',
  stage: 'account',
  kinds: [{ model: API_TOKEN_MODEL, owner: 'accountId', withheld: ['hash'] }],
});
