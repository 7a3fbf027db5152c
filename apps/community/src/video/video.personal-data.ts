import { personalDocuments } from '@simmer/kit';
import { VIDEO_CATEGORY_MODEL, VIDEO_MODEL } from './video.schema';

/** Videos and their categories are about nobody: who added or changed one stands in the audit log alone. */
export const videoPersonalData = personalDocuments({
  feature: 'videos',
  stage: 'account',
  kinds: [],
  also: [VIDEO_MODEL, VIDEO_CATEGORY_MODEL],
});
