import { z } from 'zod';
import { BILLING_INTERVALS } from '../constants';
import { Timestamp } from '../kit/fields';
import { Redirect } from '../kit/http';
import { operation } from '../kit/operation';
import { CheckoutSessionId, Payment } from './payment';

/** The pages of the product's own test mode, below its own address. */
export const TEST_PAYMENTS_PATH = '/test-payments';

/** What happens to a payment with a card of the test mode. */
export const TEST_CARD_OUTCOMES = ['paid', 'declined', 'needs-authentication', 'expired-card', 'insufficient-funds'] as const;
export type TestCardOutcome = (typeof TEST_CARD_OUTCOMES)[number];

interface TestCard {
  number: string;
  /** At the checkout. */
  atCheckout: TestCardOutcome;
  /** Whether later payments succeed. */
  renews: boolean;
}

/** The cards of the test mode, by the numbers that they have at Stripe too. */
export const TEST_CARDS = {
  paid: { number: '4242424242424242', atCheckout: 'paid', renews: true },
  declined: { number: '4000000000000002', atCheckout: 'declined', renews: false },
  authenticated: { number: '4000002500003155', atCheckout: 'needs-authentication', renews: true },
  expired: { number: '4000000000000069', atCheckout: 'expired-card', renews: false },
  'insufficient-funds': { number: '4000000000009995', atCheckout: 'insufficient-funds', renews: false },
  /** Taken at the checkout, refused at each later payment. */
  'declined-later': { number: '4000000000000341', atCheckout: 'paid', renews: false },
} as const satisfies Record<string, TestCard>;
export type TestCardName = keyof typeof TEST_CARDS;
export const TEST_CARD_NAMES = Object.keys(TEST_CARDS) as [TestCardName, ...TestCardName[]];

/** Why a test checkout asks again. */
export const TEST_REFUSALS = ['declined', 'expired-card', 'insufficient-funds', 'not-authenticated', 'email'] as const;
export type TestRefusal = (typeof TEST_REFUSALS)[number];

const Interval = z.enum(BILLING_INTERVALS);
const Card = z.enum(TEST_CARD_NAMES);
const Amount = z.int().describe('In the smallest unit of the currency, such as cents');

export const TestCheckout = z.object({
  session_id: z.string(),
  isPaid: z.boolean(),
  interval: Interval,
  amount: Amount,
  currency: z.string(),
  trialDays: z.int().describe('Before the first payment'),
  asksForEmail: z.boolean().describe('Whether it is not known yet who pays'),
  refusal: z.enum(TEST_REFUSALS).nullable().describe('Why the last try was refused'),
  card: Card.nullable().describe('That the bank wants to have confirmed'),
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export type TestCheckout = z.infer<typeof TestCheckout>;

export const TEST_PORTAL_CHANGES = ['card', 'canceled', 'resumed'] as const;

export const TestPortal = z.object({
  customer_id: z.string(),
  card: Card,
  done: z.enum(TEST_PORTAL_CHANGES).nullable().describe('What the form before it did'),
  returnUrl: z.string(),
  subscription: z
    .object({ status: Payment.shape.status, interval: Interval, amount: Amount, periodEnd: Timestamp, isCanceled: z.boolean() })
    .nullable()
    .describe('The one that goes on'),
  currency: z.string(),
  invoices: z
    .array(z.object({ id: z.string(), at: Timestamp, amount: Amount, status: z.enum(['paid', 'open', 'void']) }))
    .max(100)
    .describe('The latest first'),
});
export type TestPortal = z.infer<typeof TestPortal>;

const form = { base: '', body: { kind: 'urlencoded' }, authentication: 'none', answer: { kind: 'redirect' } } as const;
const page = { base: '', authentication: 'none', answer: { kind: 'page' } } as const;
const ofCheckout = { session_id: CheckoutSessionId };
const ofCustomer = {
  customer_id: z
    .string()
    .max(200)
    .regex(/^cus_test_[\w-]+$/),
};

/** The page that stands in for a payment service's checkout. Outside the test mode nothing is found there. */
export const testCheckout = {
  show: operation('rpc.billing.test-checkout.show', {
    summary: 'Get the page of a checkout in the test mode',
    access: 'public',
    http: { ...page, method: 'GET', path: `${TEST_PAYMENTS_PATH}/checkout/:session_id` },
    input: z.strictObject({ ...ofCheckout, refusal: z.enum(TEST_REFUSALS).optional() }),
    output: TestCheckout,
    errors: ['request.not-found', 'billing.checkout-over'],
  }),
  pay: operation('rpc.billing.test-checkout.pay', {
    summary: 'Pay at a checkout in the test mode, from its page',
    access: 'public',
    http: { ...form, method: 'POST', path: `${TEST_PAYMENTS_PATH}/checkout/:session_id` },
    input: z.strictObject({
      ...ofCheckout,
      card: Card,
      email: z.string().max(1_000).default('').describe('Of whoever is not known yet; what is no address is asked for again'),
    }),
    output: Redirect,
    errors: ['request.not-found'],
  }),
  showAuthentication: operation('rpc.billing.test-checkout.show-authentication', {
    summary: 'Get the page on which a bank of the test mode asks whether it is you',
    access: 'public',
    http: { ...page, method: 'GET', path: `${TEST_PAYMENTS_PATH}/checkout/:session_id/authentication` },
    input: z.strictObject({ ...ofCheckout, card: Card }),
    output: TestCheckout,
    errors: ['request.not-found', 'billing.checkout-over'],
  }),
  authenticate: operation('rpc.billing.test-checkout.authenticate', {
    summary: 'Confirm a payment at the bank of the test mode or refuse it, from its page',
    access: 'public',
    http: { ...form, method: 'POST', path: `${TEST_PAYMENTS_PATH}/checkout/:session_id/authentication` },
    input: z.strictObject({ ...ofCheckout, card: Card, answer: z.enum(['yes', 'no']) }),
    output: Redirect,
    errors: ['request.not-found'],
  }),
};

/** The page that stands in for a payment service's portal. Outside the test mode nothing is found there. */
export const testPortal = {
  show: operation('rpc.billing.test-portal.show', {
    summary: 'Get the page for card, invoices and cancellation in the test mode',
    access: 'public',
    http: { ...page, method: 'GET', path: `${TEST_PAYMENTS_PATH}/portal/:customer_id` },
    input: z.strictObject({ ...ofCustomer, done: z.enum(TEST_PORTAL_CHANGES).optional() }),
    output: TestPortal,
    errors: ['request.not-found'],
  }),
  changeCard: operation('rpc.billing.test-portal.change-card', {
    summary: 'Pay with another card in the test mode, from its page',
    access: 'public',
    http: { ...form, method: 'POST', path: `${TEST_PAYMENTS_PATH}/portal/:customer_id/card` },
    input: z.strictObject({ ...ofCustomer, card: Card }),
    output: Redirect,
    errors: ['request.not-found'],
  }),
  cancel: operation('rpc.billing.test-portal.cancel', {
    summary: 'Cancel a subscription in the test mode, from its page',
    access: 'public',
    http: { ...form, method: 'POST', path: `${TEST_PAYMENTS_PATH}/portal/:customer_id/cancellation` },
    input: z.strictObject(ofCustomer),
    output: Redirect,
    errors: ['request.not-found'],
  }),
  resume: operation('rpc.billing.test-portal.resume', {
    summary: 'Take a cancellation back in the test mode, from its page',
    access: 'public',
    http: { ...form, method: 'POST', path: `${TEST_PAYMENTS_PATH}/portal/:customer_id/resumption` },
    input: z.strictObject(ofCustomer),
    output: Redirect,
    errors: ['request.not-found'],
  }),
};
