/** The pages of the test mode that stand in for a payment service’s checkout and portal. */
import type { TEST_CARDS, TEST_PORTAL_CHANGES, TEST_REFUSALS } from '@simmer/contracts';
import { message } from './language';

export const label = 'Test mode. No card is charged here, and nobody pays anything.';
export const premium = 'Simmer Premium';
export const backToSimmer = 'Back to Simmer';

export const checkoutTitle = 'Test checkout';
export const checkoutText =
  'There’s no payment service on this machine, so this page stands in for it. Choose a card to see how the payment ends.';
export const buying = 'You’re buying';
export const periods = { monthly: 'One month', yearly: 'One year' };
export const freeDays = message('{days, plural, one {# day} other {# days}} free');
export const toPay = 'To pay today';
export const renewsUntilCanceled = { monthly: 'Renews every month until you cancel.', yearly: 'Renews every year until you cancel.' };
export const chooseCard = 'Choose a card';
export const cards = {
  paid: 'Goes through',
  declined: 'Is declined',
  authenticated: 'Goes through once you’ve confirmed it with the bank (3-D Secure)',
  expired: 'Has expired',
  'insufficient-funds': 'Doesn’t have enough money on it',
  'declined-later': 'Goes through now and is declined when Premium renews',
} satisfies Record<keyof typeof TEST_CARDS, string>;
export const email = 'Your email';
export const emailHint = 'Premium comes with the account that you create with this address.';
export const pay = message('Pay {price}');
export const startTrial = 'Start the trial';
export const notThrough = 'The payment did not go through';
export const refusals = {
  declined: 'The bank declined this card. Nothing was charged. Try another card.',
  'expired-card': 'This card has expired. Nothing was charged. Try another card.',
  'insufficient-funds': 'There isn’t enough money on this card. Nothing was charged. Try another card.',
  'not-authenticated': 'The payment wasn’t confirmed with the bank. Nothing was charged. Try again, or choose another card.',
  email: 'Enter an email address, such as ada@example.com.',
} satisfies Record<(typeof TEST_REFUSALS)[number], string>;
export const paidAlready = 'This is paid already.';
export const goOn = 'Go on to Simmer';

export const bankTitle = 'Is it you?';
export const bankText = message(
  'The test bank wants to know whether you’re paying with the card ending {digits}. A real bank would ask for a code.',
);
export const bankYes = 'Yes, confirm the payment';
export const bankNo = 'No, refuse it';

export const portalTitle = 'Test portal';
export const portalText = 'There’s no payment service on this machine, so this page stands in for it.';
export const changes = {
  card: 'Your card is changed. What was open is paid with it, if it’s good.',
  canceled: 'Premium is canceled. It goes on until the end of what you’ve paid for.',
  resumed: 'Premium goes on.',
} satisfies Record<(typeof TEST_PORTAL_CHANGES)[number], string>;
export const plan = 'Your plan';
export const none = 'You don’t have a subscription right now.';
export const prices = { monthly: message('{price} a month'), yearly: message('{price} a year') };
export const renewsOn = message('Renews on {at, date, ::yMMMMd}.');
export const endsOn = message('Ends on {at, date, ::yMMMMd}.');
export const pastDue = 'The last payment failed. Choose another card.';
export const cancel = 'Cancel Premium';
export const resume = 'Keep Premium';
export const card = 'Your card';
export const ending = message('Ending in {digits}');
export const changeCard = 'Pay with this card';
export const invoices = 'Invoices';
export const noInvoices = 'There are no invoices yet.';
export const date = 'Date';
export const day = message('{at, date, ::yMMMMd}');
export const amount = 'Amount';
export const state = 'State';
export const states = { paid: 'Paid', open: 'Open', void: 'Void' };
