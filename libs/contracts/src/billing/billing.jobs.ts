import { z } from 'zod';
import { job } from '../kit/job';

/** The payload names an event that is stored; what it is about is read at the provider. */
export const followEvent = job('billing.follow-event', {
  summary: 'Reads again at the payment service what an event is about',
  payload: z.strictObject({ eventId: z.string() }),
  concurrency: 4,
  totalSeconds: 60,
});

export const reconcilePayments = job('billing.reconcile-payments', {
  summary: 'Reads every subscription again at the payment service, and reports what had drifted',
  schedule: { cron: '20 * * * *' },
  totalSeconds: 3_000,
});
