/** The staff pages: what somebody may do there, and the audit log. */
import type { AuditAction, AuditKind, StaffRole } from '@simmer/contracts';
import { message } from './language';

export const waiting = message('{count, plural, one {# waits} other {# wait}}');
export const pages = 'Staff';
export const overview = 'Overview';
export const queues = 'Queues';
export const deadLetters = 'Dead letters';
export const auditLog = 'Audit log';
export const moderation = 'Moderation';
export const subscriptions = 'Subscriptions';
export const videos = 'Videos';

export const title = 'Back kitchen';
export const roles: Record<StaffRole, string> = { moderator: 'Moderator', operator: 'Operator' };
export const youAre = message('You’re here as {roles}.');
export const queuesText = 'What waits, runs, and has failed. Failed jobs can be tried again.';
export const deadLettersText = 'Events that couldn’t be handled. Replay or discard them.';
export const auditLogText = 'What staff did and what they looked at.';
export const contact = 'Contact inbox';
export const contactText = 'What people write from the contact page, and copyright complaints.';
export const subscriptionsText = 'What a cook pays for, how it changed, and payments without an account.';
export const moderationText = 'What cooks reported, what rules hold back, and appeals.';
export const videosText = 'What cooks find under Videos and in the help center.';

export const auditLogLead = 'What staff did and what they looked at. Nobody can change a line.';
export const kind = 'What';
export const person = 'Who';
export const everything = 'Everything';
export const everyone = 'Everyone';
export const atTheMachine = 'At the server';
export const goneAccount = 'Deleted account';
export const kinds: Record<AuditKind, string> = {
  accounts: 'Accounts and roles',
  queues: 'Queues',
  'dead-letters': 'Dead letters',
  moderation: 'Moderation',
  contact: 'Contact inbox',
  videos: 'Videos',
  payments: 'Payments',
};
export const actions: Record<AuditAction, string> = {
  'identity.account.set-staff-roles': 'Set staff roles',
  'identity.account.confirm-email': 'Confirmed an email address',
  'gateway.queues.show': 'Opened the queues',
  'gateway.queues.change': 'Changed a queue',
  'gateway.dead-letters.show': 'Read the dead letters',
  'gateway.dead-letters.replay': 'Replayed a dead letter',
  'gateway.dead-letters.discard': 'Discarded a dead letter',
  'community.moderation-case.list': 'Listed the cases',
  'community.moderation-case.read': 'Read a case',
  'community.moderation-case.decide': 'Decided a case',
  'community.moderation-case.decide-appeal': 'Decided an appeal',
  'community.moderation-case.open': 'Opened a case',
  'identity.contact-message.list': 'Listed contact messages',
  'identity.contact-message.read': 'Read a contact message',
  'identity.contact-message.answer': 'Answered a contact message',
  'identity.contact-message.assign': 'Took on a contact message, or gave it back',
  'identity.contact-message.set-state': 'Closed or reopened a contact message',
  'community.staff-video.list': 'Listed the videos',
  'community.staff-video.look-up': 'Looked up a video',
  'community.staff-video.add': 'Added a video',
  'community.staff-video.update': 'Changed a video',
  'community.staff-video.set-featured': 'Featured a video, or stopped',
  'community.staff-video.set-active': 'Hid a video, or showed it again',
  'community.staff-video-category.add': 'Added a video category',
  'community.staff-video-category.update': 'Changed a video category',
  'community.staff-video-category.sort': 'Sorted the video categories',
  'billing.test-mode.turn-clock': 'Turned the clock of test payments',
  'billing.staff-subscription.read': 'Looked at a subscription',
  'billing.staff-subscription.grant': 'Granted Premium',
  'billing.staff-subscription.end': 'Ended Premium',
  'billing.staff-subscription.list-unclaimed': 'Listed payments without an account',
};
export const when = 'When';
export const who = 'Who';
export const did = 'Did';
export const details = 'Details';
export const at = message('{at, date, ::MMMd} {at, time, ::hmm}');
export const older = 'Older entries';
export const loading = 'Opening the audit log';
export const nothingYet = 'Staff haven’t done anything yet.';
export const nothingFound = 'No entry matches. Show everything and everyone to see the rest.';

export const intact = message('Every line is sealed to the one before. Checked {at, date, ::MMMMd} at {at, time, ::hmm}, unbroken.');
export const notChecked = 'Every line is sealed to the one before. The first check is tonight.';
export const broken = message(
  'The check of {at, date, ::MMMMd} found that entries of the audit log were changed or removed. Look into it before you rely on them.',
);
export const brokenFrom = message(
  'The check of {at, date, ::MMMMd} found that the audit log isn’t as it was written from entry {number} on. Look into it before you rely on it.',
);
