import { z } from 'zod';
import { BILLING_INTERVALS } from '../constants';
import { EmailAddress, Language } from '../identity/fields';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { Subscription } from './subscription';

/** Far above what the payment service sends. */
const WEBHOOK_BYTES = 256 * 1024;
/** Opening or changing something at the payment service is work there too. */
const PAYMENT_COST = 5;

const Interval = z.enum(BILLING_INTERVALS);
const Amount = z.int().describe('In the smallest unit of the currency, such as cents');
const Currency = z.string().describe('Its code in small letters, such as `usd`');
/** Made by the client for each action: sent again it does nothing twice. */
const ActionId = Id.describe('Made by the client; the same again does nothing twice');

/** The id of a checkout, as it stands in the address that the payment service leads back to; never one of the words that stand in its place. */
export const CheckoutSessionId = z
  .string()
  .max(200)
  .regex(/^cs_[\w-]+$/);

export const plan = {
  list: operation('rpc.billing.plan.list', {
    summary: 'List what premium costs',
    access: 'public',
    http: { method: 'GET', path: '/plans', sharedAmongVisitors: true },
    input: z.strictObject({}),
    output: z.object({
      isTestMode: z.boolean().describe('Whether nothing is really paid here'),
      trialDays: z.int().describe('Before the first payment'),
      prices: z.array(z.object({ interval: Interval, amount: Amount, currency: Currency })).max(BILLING_INTERVALS.length),
    }),
  }),
};

export const checkout = {
  create: operation('rpc.billing.checkout.create', {
    summary: 'Open a checkout for premium; who has no account yet gives an email address',
    access: 'public',
    http: { method: 'POST', path: '/checkouts', status: 201, cost: PAYMENT_COST },
    input: z.strictObject({
      id: ActionId,
      interval: Interval,
      email: EmailAddress.optional().describe('Of somebody who pays before they register'),
      language: Language.optional().describe('In which they are written to until they register'),
    }),
    output: z.object({ session_id: z.string(), url: z.string().describe('The page of the payment service') }),
    errors: ['billing.subscribed-already', 'billing.service-away', 'request.id-reused', 'request.id-taken'],
  }),
  /** Whose it is, is settled once: whoever opened it signed in, or whose verified address it was paid with. */
  confirm: operation('rpc.billing.checkout.confirm', {
    summary: 'Confirm a checkout that you come back from',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/checkouts/:session_id/confirmation' },
    input: z.strictObject({ session_id: CheckoutSessionId }),
    output: Subscription,
    errors: ['billing.checkout-not-yours', 'billing.service-away'],
  }),
};

export const Payment = z.object({
  isTestMode: z.boolean().describe('Whether nothing is really paid here'),
  status: z.enum(['none', 'incomplete', 'trialing', 'active', 'past-due', 'ended']),
  interval: Interval.nullable(),
  periodEnd: Timestamp.nullable().describe('When it is renewed, or ends'),
  trialEnd: Timestamp.nullable(),
  isCanceled: z.boolean().describe('Whether it ends with the period'),
  failedAt: Timestamp.nullable().describe('Since when a payment is open'),
});
export type Payment = z.infer<typeof Payment>;

const changes = ['billing.not-subscribed', 'billing.service-away'] as const;

export const payment = {
  current: operation('rpc.billing.payment.current', {
    summary: 'Get how you pay for premium',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/subscription/payment' },
    input: z.strictObject({}),
    output: Payment,
  }),
  openPortal: operation('rpc.billing.payment.open-portal', {
    summary: 'Get a link to the payment service’s page for your card and invoices',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/subscription/portal', cost: PAYMENT_COST },
    input: z.strictObject({ id: ActionId }),
    output: z.object({ url: z.string() }),
    errors: changes,
  }),
  previewChange: operation('rpc.billing.payment.preview-change', {
    summary: 'Get what a change between monthly and yearly costs now',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/subscription/change', cost: PAYMENT_COST },
    input: z.strictObject({ interval: Interval }),
    output: z.object({ amount: Amount.describe('Below 0: it is credited'), currency: Currency, at: Timestamp }),
    errors: changes,
  }),
  change: operation('rpc.billing.payment.change', {
    summary: 'Change between monthly and yearly',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/subscription/change', cost: PAYMENT_COST },
    input: z.strictObject({ id: ActionId, interval: Interval }),
    output: Payment,
    errors: [...changes, 'billing.payment-failed'],
  }),
  cancel: operation('rpc.billing.payment.cancel', {
    summary: 'Cancel premium; it goes on until the end of what is paid for',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/subscription/cancellation', cost: PAYMENT_COST },
    input: z.strictObject({ id: ActionId }),
    output: Payment,
    errors: changes,
  }),
  resume: operation('rpc.billing.payment.resume', {
    summary: 'Take back that premium is canceled',
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/subscription/resumption', cost: PAYMENT_COST },
    input: z.strictObject({ id: ActionId }),
    output: Payment,
    errors: changes,
  }),
  listInvoices: operation('rpc.billing.payment.list-invoices', {
    summary: 'List your invoices, the latest first',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/subscription/invoices', cost: PAYMENT_COST },
    input: z.strictObject({}),
    output: z.object({
      invoices: z
        .array(
          z.object({
            id: z.string(),
            number: z.string().nullable(),
            at: Timestamp,
            amount: Amount,
            currency: Currency,
            status: z.enum(['paid', 'open', 'void']),
            url: z.string().nullable().describe('Where it can be read and kept'),
          }),
        )
        .max(100),
    }),
    errors: ['billing.service-away'],
  }),
};

export const webhook = {
  receive: operation('rpc.billing.webhook.receive', {
    summary: 'Receive an event that the payment service has signed',
    access: 'public',
    http: {
      method: 'POST',
      path: '/webhooks/stripe',
      base: '',
      body: { kind: 'raw', maxBytes: WEBHOOK_BYTES },
      authentication: 'signature',
      headers: { signature: 'stripe-signature' },
      budget: 'partner',
    },
    input: z.strictObject({ body: z.base64(), signature: z.string().max(2_000).default('').describe('With its time') }),
    output: z.object({ received: z.literal(true) }),
    errors: ['billing.webhook-refused'],
  }),
};

/** Of the product's own test mode; elsewhere there is no such page. */
export const testMode = {
  turnClock: operation('rpc.billing.test-mode.turn-clock', {
    summary: 'Turn the clock of an account’s payments ahead, in the test mode',
    access: 'staff',
    staffRoles: ['operator'],
    http: { method: 'POST', path: '/staff/test-payments/clock' },
    input: z.strictObject({ accountId: Id, days: z.int().min(1).max(800) }),
    output: Payment,
    errors: ['request.not-found'],
  }),
};
