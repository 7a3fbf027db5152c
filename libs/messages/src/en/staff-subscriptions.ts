/** The staff page about what cooks pay. */
import type { Payment } from '@simmer/contracts';
import { message } from './language';

export const title = 'Subscriptions';
export const lead = 'What a cook bought or was given, and how it changed. Every look is in the audit log.';
export const email = 'Email of the account';
export const emailMissing = 'Enter the email address of an account.';
export const find = 'Find';
export const finding = 'Looking for the account';
export const free = 'Free plan';
export const granted = 'Premium, granted';
export const paid = 'Premium, paid for';
export const both = 'Premium, paid for and granted';
export const until = message('Paid until {at, date, ::yMMMMd}');
export const bought = 'Bought';
export const nothingBought = 'This account has never bought anything.';
export const status = 'Status';
export const statuses: Record<Payment['status'], string> = {
  none: 'None',
  incomplete: 'Not paid yet',
  trialing: 'Trial',
  active: 'Paid',
  'past-due': 'Payment open',
  ended: 'Ended',
};
export const canceled = 'Canceled';
export const every = { monthly: 'Monthly', yearly: 'Yearly' };
export const periodEnd = 'Period ends';
export const on = message('{at, date, ::yMMMd}');
export const payBack = 'Open at the payment service to pay back';
export const open = 'Open';
export const history = 'History';
export const noHistory = 'Nothing has changed yet.';
export const became = 'Became';
export const why = 'Why';
export const reason = 'Reason';
export const reasonHint = 'It stays in the audit log and in the history.';
export const reasonMissing = 'Say why: somebody will ask.';
export const grant = 'Grant Premium';
export const end = 'End Premium now';
export const endMeans = 'Ends what is paid for at once and gives nothing back. Pay back at the payment service.';
export const isGranted = 'Premium is granted.';
export const isEnded = 'Premium has ended.';
export const unclaimed = 'Not claimed';
export const unclaimedLead = 'Paid before registering, and still without an account. After 30 days it’s ended and paid back.';
export const nothingUnclaimed = 'Everything that was paid has an account.';
export const paidWith = 'Paid with';
export const endsOn = 'Paid back on';
export const more = 'More';
