import { personalDocuments } from '@simmer/kit';
import { HOUSEHOLD_MODEL } from './household.schema';

/** Identity tells what it keeps of a household; this is a copy. */
export const householdPersonalData = personalDocuments({
  feature: 'household-copy',
  stage: 'account',
  kinds: [{ model: HOUSEHOLD_MODEL, owner: '_id', withheld: 'all' }],
});
