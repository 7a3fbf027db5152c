import { personalDocuments } from '@simmer/kit';
import { COOK_MODEL } from './cook.schema';
import { RELATION_MODEL } from './relation.schema';

export const chefPersonalData = personalDocuments({
  feature: 'followed-cooks',
  stage: 'account',
  kinds: [
    { model: RELATION_MODEL, owner: 'from' },
    // how others stand to the cook is theirs, and ends with the account
    { model: RELATION_MODEL, owner: 'to', withheld: 'all' },
    // a copy of the profile, which is exported as such
    { model: COOK_MODEL, owner: '_id', withheld: 'all' },
  ],
});
