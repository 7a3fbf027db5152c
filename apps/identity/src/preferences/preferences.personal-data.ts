import { personalDocuments } from '@simmer/kit';
import { PREFERENCES_MODEL } from './preferences.schema';

export const preferencesPersonalData = personalDocuments({
  feature: 'preferences',
  stage: 'account',
  kinds: [{ model: PREFERENCES_MODEL, owner: '_id' }],
});
