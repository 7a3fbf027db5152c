import { personalDocuments } from '@simmer/kit';
import { HOUSEHOLD_MODEL } from './household.schema';

/** Whoever goes has left a household that they shared; this is the one that began with them. */
export const householdPersonalData = personalDocuments({
  feature: 'household',
  stage: 'account',
  kinds: [{ model: HOUSEHOLD_MODEL, owner: '_id', withheld: ['invitation'] }],
});
