/** What Premium brings and costs: the page of plans, and the section of the settings that is about paying. */
import type { Entitlement, Payment } from '@simmer/contracts';
import type { BillingInterval } from '@simmer/contracts/constants';
import { message, rich } from './language';

export const testMode = 'Test mode. No card is charged on this machine.';

export const title = rich('Free is a kitchen. Premium is <mark>more shelf</mark>');
export const lead = 'Plan, shop and cook cost nothing. You pay when the shelf is full, or when you want the extras.';
export const premiumTitle = 'Premium is on';
export const premiumLead = 'The shelf has no end, and the extras are yours.';
export const failedTitle = 'The payment did not go through';
export const canceledTitle = message('Premium until {at, date, ::yMMMMd}');
export const canceledLead = 'It’s canceled. Nothing changes until then, and nothing is deleted after.';
export const lapsedTitle = message(
  '{count, plural, =0 {Your kitchen is still here} one {Your recipe is still here} other {All # recipes are still here}}',
);
export const lapsedLead = message(
  'Premium ended on {at, date, ::yMMMMd}. {over, plural, =0 {All of them work as ever.} one {{limit, number} work as ever; 1 can be opened, cooked, planned and exported, only not edited.} other {{limit, number} work as ever; # can be opened, cooked, planned and exported, only not edited.}}',
);
export const shelf = 'Your shelf';
export const onShelf = message('{count, number} of {limit, number} recipes');
export const onShelfAndOver = message('{limit, number} open, {over, number} read only');
export const canceledCheckout = 'You’ve left the checkout. Nothing was charged and nothing has changed.';

export const sideBySide = 'Side by side';
export const compared = 'Free and Premium compared';
export const free = 'Free';
export const premium = 'Premium';
export const premiumCosts = message('Premium is {monthly} or {yearly}');
export const yes = 'Yes';
export const no = 'No';
export const noEnd = 'No end';
export const shared = [
  { name: 'Import, plan, shop, cook', note: 'Offline, shared, with every export' },
  { name: 'Community', note: 'Browse, save, rate, follow' },
];
export const extras = {
  'own-recipes': { name: 'Recipes of your own', note: 'Typed, pasted, imported or saved' },
  'advanced-macros': { name: 'All macros', note: 'With goals for each eater; calories and protein are in Free' },
  'followed-cooks': { name: 'From cooks you follow', note: 'Their new dishes on top of the gallery' },
  pdf: { name: 'PDF downloads', note: 'A recipe or a cookbook, ready for the printer' },
  'voice-linking': { name: 'Voice', note: '“Add oat milk to the list”' },
} satisfies Record<Entitlement, { name: string; note: string }>;
export const howToPay = 'Pay';
export const intervals = { monthly: 'Monthly', yearly: 'Yearly' } satisfies Record<BillingInterval, string>;
export const forever = 'for as long as you like';
export const aMonth = 'a month';
export const aMonthPaidYearly = message('a month, {price} once a year');

export const trial = message(
  '{days, plural, one {# day} other {# days}} free, then {price}. Cancel anytime, in two taps. The first day you pay stands at the checkout before anything happens.',
);
export const noTrial = message('{price}. Cancel anytime, in two taps. What you pay stands at the checkout before anything happens.');
export const perInterval = { monthly: message('{price} a month'), yearly: message('{price} a year') };
export const start = 'Start Risk-Free';
export const buy = 'Get Premium';
export const bringBack = 'Bring Premium back';
export const yourEmail = 'Your email';
export const yourEmailHint = 'Premium comes with the account that you create with it afterwards.';
export const orFree = rich('Or <link>create a free account</link> first.');
export const plansAway = 'We can’t reach our payment service right now. Your recipes, plans and lists are as they were.';

export const ifYouStop = 'If you stop paying';
export const stops = [
  { when: 'Today', what: 'You cancel. Nothing changes: Premium runs to the last day you’ve paid for.' },
  {
    when: 'Last day',
    what: 'Every recipe stays. As many as fit on the free shelf work as ever; the rest you can open, cook, plan, shop and export, only not edit.',
  },
  { when: 'After', what: 'Voice and PDF rest. The link to your speaker waits, so nothing has to be set up twice.' },
  { when: 'Any day', what: 'You come back, and all of it is as you left it. Nothing is ever deleted for not paying.' },
];
export const twoTaps = 'Cancel in two taps';
export const taps = ['Settings, Plan, Cancel Premium', 'Cancel Premium, once more'];
export const noQuestions = 'No call, no letter, no questions. Changed your mind? Keep Premium brings it back until the last day.';
export const manage = 'Manage your plan';

export const section = 'Plan';
export const seePremium = 'See Premium';
export const seePlans = 'See plans';
export const ownRecipes = message('Up to {count, number} recipes of your own');
export const granted = 'Without a payment';
export const premiumPaid = { monthly: 'Premium, monthly', yearly: 'Premium, yearly' } satisfies Record<BillingInterval, string>;
export const nextCharge = message('{price} on {at, date, ::yMMMMd}');
export const firstCharge = message('Free until {at, date, ::yMMMMd}, then {price}');
export const ends = message('Ends on {at, date, ::yMMMMd}');
export const cardFailed = message(
  'Your card was declined on {at, date, ::yMMMMd}. Change it to keep Premium. Whatever happens, no recipe is deleted.',
);
export const incomplete = 'Your first payment isn’t through yet. Check your card, or start again.';
export const changeCard = 'Change card';

export const payEvery = 'You pay';
export const every = { monthly: 'Every month', yearly: 'Every year' } satisfies Record<BillingInterval, string>;
export const changeTo = { monthly: 'Change to monthly', yearly: 'Change to yearly' } satisfies Record<BillingInterval, string>;
export const asking = 'Asking what it costs…';
export const costsNow = message('You pay {price} today, after what’s left of what you’ve paid. From then on it’s {after}.');
export const costsNothingNow = message('You pay nothing today. From then on it’s {after}.');
export const credited = message('{price} of what you’ve paid is left, and pays the next months. From then on it’s {after}.');
export const changed = { monthly: 'You pay monthly from now on.', yearly: 'You pay yearly from now on.' } satisfies Record<
  BillingInterval,
  string
>;
export const keepIt = 'Keep it';

export const cancel = 'Cancel Premium';
export const cancelValue = 'Anytime';
export const cancelText = message('It then runs until {at, date, ::yMMMMd} and ends by itself. All your recipes stay.');
export const canceled = message('Premium is canceled. It runs until {at, date, ::yMMMMd}.');
export const undo = 'Undo';
export const resume = 'Keep Premium';
export const resumed = 'Premium goes on.';

export const card = 'Card and address';
export const atPaymentService = 'At our payment service';
export const openPortal = 'Open';
export const invoices = 'Invoices';
export const invoicesValue = 'To read and keep';
export const noInvoices = 'There are no invoices yet.';
export const invoice = message('{at, date, ::yMMMMd}, {price}');
export const invoiceStates = { paid: 'Paid', open: 'Open', void: 'Void' };
export const inNewTab = '(opens in a new tab)';

/** How a plan stands that is paid for, in a word. */
export const states = {
  none: 'Free',
  incomplete: 'Not paid yet',
  trialing: 'Trial',
  active: 'Active',
  'past-due': 'Payment open',
  ended: 'Ended',
} satisfies Record<Payment['status'], string>;
export const endsTag = 'Ends';
