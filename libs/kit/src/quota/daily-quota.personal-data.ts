import { personalDocuments } from '../personal-data/personal-documents';
import { DAILY_QUOTA_MODEL } from './daily-quota.schema';

/** Their ids begin with the owner's. */
const ofOwner = (accountId: string): object => ({ _id: { $gt: `${accountId}.`, $lt: `${accountId}/` } });

export const dailyQuotaPersonalData = personalDocuments({
  feature: 'daily-quotas',
  stage: 'account',
  kinds: [{ model: DAILY_QUOTA_MODEL, owner: ofOwner, withheld: 'all' }],
});
