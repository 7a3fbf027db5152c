import { reconciliation } from '../kit/reconciliation';

export const reconcileGallery = reconciliation('community', 'gallery', 'Brings the gallery back to what is published');
