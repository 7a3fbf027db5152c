/** Coming back from a payment checkout: the line below the header, and what the sign-up page says of it. */
import { message } from './language';

export const testMode = 'Test mode. No card is charged on this machine.';
export const waiting = 'Waiting for payment confirmation. You can go on, Premium switches on by itself.';
export const slow = 'The payment isn’t confirmed yet. Premium switches on by itself as soon as it is.';
export const askAgain = 'Ask again now';
export const premiumIsOn = 'Premium is on. Thank you.';
export const thankYou = message('Premium is on. Thank you, {name}.');
export const whatIsNew = 'See what’s new';
export const dismiss = 'Hide this';
export const emailFirst = 'Confirm your email, and what you’ve paid for with it is yours.';
export const confirmEmail = 'Confirm it now';

export const kicker = 'You’ve chosen';
export const premium = 'Simmer Premium';
export const intervals = { monthly: 'Paid monthly', yearly: 'Paid yearly' };
export const comesWithAccount = 'It comes with the account that you create here, once you’ve confirmed your email.';
export const comesWithEmail = message('It comes with the account that you create here with {email}, once you’ve confirmed it.');
export const stillPending = 'The payment may still be on its way. You don’t have to wait for it.';
