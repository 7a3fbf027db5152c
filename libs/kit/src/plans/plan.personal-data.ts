import { personalDocuments } from '../personal-data/personal-documents';
import { PLAN_MODEL } from './plan.schema';

/** A copy: billing exports its own. */
export const planPersonalData = personalDocuments({
  feature: 'plan-copy',
  stage: 'account',
  kinds: [{ model: PLAN_MODEL, owner: '_id', withheld: 'all' }],
});
