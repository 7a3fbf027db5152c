import { job } from '../kit/job';
import { planReconciliation, reconciliation } from '../kit/reconciliation';

export const settleLeftovers = job('recipes.settle-leftovers', {
  summary: 'Settles reservations of writes whose process ended',
  schedule: { everySeconds: 60 },
  totalSeconds: 300,
});

export const purgeDeleted = job('recipes.purge-deleted', {
  summary: 'Removes recipes that were deleted more than 30 days ago',
  schedule: { everySeconds: 60 },
  totalSeconds: 300,
});

export const logCooked = job('recipes.log-cooked', {
  summary: 'Logs planned meals of past days as cooked',
  schedule: { everySeconds: 3_600 },
  totalSeconds: 1_800,
});

export const reconcilePlans = planReconciliation('recipes');

export const reconcilePhotos = reconciliation('recipes', 'photos', 'Reconciles the photos in recipes with media');

export const reconcileHouseholds = reconciliation('recipes', 'households', 'Reconciles the stored households with identity');
