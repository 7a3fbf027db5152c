import { job } from '../kit/job';
import { reconciliation } from '../kit/reconciliation';

export const reconcileGallery = reconciliation('community', 'gallery', 'Brings the gallery back to what is published');

export const sendFeedMail = job('community.send-feed-mail', {
  summary: 'Requests the mail with what is new for a cook who wants it now',
  concurrency: 4,
  perCook: 1,
  totalSeconds: 60,
});
