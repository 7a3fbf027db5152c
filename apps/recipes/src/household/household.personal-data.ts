import { personalDocuments } from '@simmer/kit';
import { HOUSEHOLD_MODEL } from './household.schema';

/** A copy: identity exports its own. */
export const householdPersonalData = personalDocuments({
  feature: 'household-copy',
  stage: 'account',
  kinds: [{ model: HOUSEHOLD_MODEL, owner: '_id', withheld: 'all' }],
});
