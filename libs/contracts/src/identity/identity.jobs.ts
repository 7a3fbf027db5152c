import { job } from '../kit/job';
import { planReconciliation } from '../kit/reconciliation';

/** Retried for a day while the mail server is away. */
export const sendMail = job('identity.send-mail', {
  summary: 'Sends an email',
  concurrency: 4,
  perCook: 1,
  retries: 8,
  totalSeconds: 60,
});

/** What comes late is of no use: few tries. */
export const sendPush = job('identity.send-push', {
  summary: 'Notifies the devices of a cook',
  concurrency: 4,
  perCook: 1,
  retries: 3,
  totalSeconds: 60,
});

export const remindTonight = job('identity.remind-tonight', {
  summary: 'Tells cooks in the evening what the dishes of tomorrow need today',
  schedule: { everySeconds: 600 },
  totalSeconds: 540,
});

/** What a service that is away keeps is collected when it is back. */
export const writeDataExport = job('identity.write-data-export', {
  summary: 'Writes all data of an account into a file',
  concurrency: 2,
  perCook: 1,
  retries: 4,
  totalSeconds: 3_600,
});

export const eraseAccounts = job('identity.erase-accounts', {
  summary: 'Has every service erase the data of deleted accounts',
  schedule: { everySeconds: 5 },
  totalSeconds: 600,
});

export const removeExpired = job('identity.remove-expired', {
  summary: 'Removes expired export files',
  schedule: { everySeconds: 600 },
  totalSeconds: 300,
});

export const checkAuditLog = job('identity.check-audit-log', {
  summary: 'Checks that no entry of the audit log was changed or removed; fails when one was',
  schedule: { cron: '0 3 * * *' },
  // trying again would find the same
  retries: 0,
  totalSeconds: 3_600,
});

export const renewSeals = job('identity.renew-seals', {
  summary: 'Seals the keys of authenticators under the newest secret',
  schedule: { cron: '30 3 * * *' },
  totalSeconds: 3_600,
});

export const reconcilePlans = planReconciliation('identity');
