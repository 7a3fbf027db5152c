import { personalDocumentsWith } from '@simmer/kit';
import { HOUSEHOLD_MODEL } from './household.schema';
import { HouseholdMembersService } from './household-members.service';
import { MEMBERSHIP_MODEL } from './membership.schema';

export const householdPersonalData = personalDocumentsWith('household', [HouseholdMembersService], (members) => ({
  stage: 'account',
  kinds: [
    { model: HOUSEHOLD_MODEL, owner: '_id', withheld: ['invitation'] },
    { model: MEMBERSHIP_MODEL, owner: '_id', withheld: 'all' },
  ],
  // also out of those of others, where a join that was under way has left them
  prepare: (accountId) => members.removeAccount(accountId),
}));
