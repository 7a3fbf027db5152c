import { z } from 'zod';
import { BILLING_INTERVALS, STAFF_REASON_LENGTH } from '../constants';
import { Id, pageInput, pageOf, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { Payment } from './payment';
import { Subscription } from './subscription';

/** The latest ones. Of a subscription that is paid monthly, those of many years. */
export const MAX_SUBSCRIPTION_CHANGES = 200;
export const MAX_PAYMENTS_SHOWN = 100;

const Interval = z.enum(BILLING_INTERVALS);
const url = z.string().describe('Of the customer at the payment service, where a payment can be paid back');

export const StaffSubscription = z.object({
  account_id: Id,
  plan: Subscription.shape.plan,
  isPaid: z.boolean(),
  isGranted: z.boolean(),
  renewsAt: Timestamp.nullable(),
  payments: z
    .array(
      z.object({
        id: z.string().describe('At the payment service'),
        status: Payment.shape.status,
        interval: Interval.nullable(),
        boughtAt: Timestamp,
        periodEnd: Timestamp,
        isCanceled: z.boolean().describe('Whether it ends with the period'),
        url,
      }),
    )
    .max(MAX_PAYMENTS_SHOWN)
    .describe('What was bought, the latest first'),
  history: z
    .array(
      z.object({
        at: Timestamp,
        isPaid: z.boolean(),
        isGranted: z.boolean(),
        renewsAt: Timestamp.nullable(),
        reason: z.string().nullable().describe('Of what staff did'),
      }),
    )
    .max(MAX_SUBSCRIPTION_CHANGES)
    .describe('How it changed, the latest first'),
});
export type StaffSubscription = z.infer<typeof StaffSubscription>;

const UnclaimedPayment = z.object({
  id: z.string().describe('At the payment service'),
  email: z.string().describe('With which it was paid'),
  interval: Interval.nullable(),
  boughtAt: Timestamp,
  endsAt: Timestamp.describe('When it is ended and paid back'),
  url,
});
export type UnclaimedPayment = z.infer<typeof UnclaimedPayment>;

const ofAccount = { accountId: Id };
const reason = text(STAFF_REASON_LENGTH).min(1).describe('For the audit log and the history');

export const staffSubscription = {
  read: operation('rpc.billing.staff-subscription.read', {
    summary: 'Get the subscriptions of an account and how they changed',
    access: 'staff',
    staffRoles: ['operator'],
    http: { method: 'GET', path: '/staff/subscriptions/:accountId' },
    input: z.strictObject(ofAccount),
    output: StaffSubscription,
  }),
  grant: operation('rpc.billing.staff-subscription.grant', {
    summary: 'Grant an account premium without a payment',
    access: 'staff',
    staffRoles: ['operator'],
    http: { method: 'POST', path: '/staff/subscriptions/:accountId/grant' },
    input: z.strictObject({ ...ofAccount, reason }),
    output: StaffSubscription,
  }),
  /** Nothing is paid back by it: that is done at the payment service. */
  end: operation('rpc.billing.staff-subscription.end', {
    summary: 'End the premium of an account at once, whether it is paid for or granted',
    access: 'staff',
    staffRoles: ['operator'],
    http: { method: 'POST', path: '/staff/subscriptions/:accountId/end' },
    input: z.strictObject({ ...ofAccount, reason }),
    output: StaffSubscription,
    errors: ['billing.service-away'],
  }),
  listUnclaimed: operation('rpc.billing.staff-subscription.list-unclaimed', {
    summary: 'List what was paid before registering and belongs to no account yet',
    access: 'staff',
    staffRoles: ['operator'],
    http: { method: 'GET', path: '/staff/unclaimed-payments' },
    input: z.strictObject(pageInput),
    output: pageOf(UnclaimedPayment),
  }),
};
