import { personalDocuments } from '@simmer/kit';
import { ACCOUNT_MODEL, EMAIL_CLAIM_MODEL } from '../account-model/account.schema';

export const accountPersonalData = personalDocuments({
  feature: 'account',
  stage: 'account',
  kinds: [
    { model: ACCOUNT_MODEL, owner: '_id', withheld: ['passwordHash'] },
    { model: EMAIL_CLAIM_MODEL, owner: 'accountId', withheld: 'all' },
  ],
});
