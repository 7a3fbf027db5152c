/** Mails to cooks. Each has a subject, a preview line, a title and paragraphs; some have a button. */
import { offered, offerAnswered, outcomes } from './feed';
import { message } from './language';

export const footer = message('Simmer, {address}');
export const why = 'You’re getting this because something happened on your account. There’s nothing to unsubscribe from.';
export const orCopy = 'Button not working? Copy this address into your browser:';
export const codeLabel = 'Or type this code';
export const seeDevices = 'See your devices';
export const openSettings = 'Open settings';

export const verifyEmail = {
  subject: 'Confirm your email',
  preview: message('Open the link, or type the code {code}.'),
  title: 'Welcome to the kitchen',
  text: 'Press the button to confirm that this address is yours.',
  button: 'Confirm email',
  small:
    'The link is good for 24 hours, the code for 30 minutes. If you didn’t create a Simmer account, ignore this email and nothing happens.',
};

export const newEmail = {
  subject: 'Confirm your new email',
  preview: 'Your old address works until you open the link.',
  title: 'Is this your new address?',
  text: message('Press the button, and you’ll sign in to Simmer with {email} from then on.'),
  button: 'Use this address',
  small: 'The link is good for 24 hours. If this wasn’t you, ignore this email and nothing changes.',
};

export const emailTaken = {
  subject: 'This address already has an account',
  preview: 'Someone asked to use it for another Simmer account.',
  title: 'You already have an account with this address',
  text: 'Someone asked to move another Simmer account to this address. It can only belong to one account, so nothing was changed.',
};

export const resetPassword = {
  subject: 'Choose a new password',
  preview: 'The link is good for 30 minutes.',
  title: 'Forgot your password?',
  text: 'Press the button to choose a new one. You’ll be signed out everywhere.',
  button: 'Choose a password',
  small: 'The link is good for 30 minutes and works once. If this wasn’t you, ignore this email: your password stays as it is.',
};

export const passwordChanged = {
  subject: 'Your password was changed',
  preview: 'If this wasn’t you, choose a new one now.',
  title: 'Your password was changed',
  text: message('It was changed on {at}. If this was you, there’s nothing to do.'),
  small: 'If this wasn’t you, choose a new password now: open Simmer, Log In, Forgot your password?',
  /** `ways`: a list of those below. */
  waysIn: message('Still set up for signing in: {ways}. If you don’t know one of these, remove it in your settings.'),
  passkey: message('the passkey “{name}”'),
  authenticator: message('the authenticator app “{name}”'),
  apiToken: message('the API token “{name}”'),
  voice: 'your voice link',
};

export const emailChanged = {
  subject: 'Your email was changed',
  preview: 'Your account has a new address.',
  title: 'Your email was changed',
  text: message('Your Simmer account was moved to a new address on {at}. This is the last email to this one.'),
  small: 'If this wasn’t you, write to us from the contact page right away.',
};

export const newSignIn = {
  subject: 'New sign-in to your account',
  preview: message('{browser} on {system}'),
  title: 'New sign-in',
  text: message(
    'Someone signed in to your account with {browser} on {system}, on {at}. We hadn’t seen this browser before. If this was you, there’s nothing to do.',
  ),
  small: 'If this wasn’t you, sign that device out and change your password.',
};

export const secondFactorOn = {
  subject: 'Two-step sign-in is on',
  preview: 'From now on, signing in takes your authenticator app too.',
  title: 'Two-step sign-in is on',
  text: message('An authenticator was added on {at}: {name}. Keep your recovery codes on paper.'),
  small: 'If this wasn’t you, change your password and remove the authenticator in settings.',
};

export const secondFactorOff = {
  subject: 'Two-step sign-in is off',
  preview: 'Signing in takes only your password again.',
  title: 'Two-step sign-in is off',
  text: message('The last authenticator was removed on {at}.'),
  small: 'If this wasn’t you, change your password now and add an authenticator again.',
};

export const recoveryCodeUsed = {
  subject: 'A recovery code was used',
  preview: message('{left, plural, =0 {None left} one {# left} other {# left}}'),
  title: 'A recovery code was used',
  text: message(
    'Someone signed in with one of your recovery codes on {at}. {left, plural, =0 {There are none left: make new ones in settings.} one {There is # left.} other {There are # left.}}',
  ),
  small: 'If this wasn’t you, change your password and make new codes.',
};

export const passkeyAdded = {
  subject: 'A passkey was added',
  preview: message('{name}'),
  title: 'A passkey was added',
  text: message('“{name}” was added on {at}. Whoever can unlock that device can sign in to your account.'),
  small: 'If this wasn’t you, remove it in settings and change your password.',
};

export const apiTokenCreated = {
  subject: 'An API token was created',
  preview: message('{name}'),
  title: 'An API token was created',
  text: message('“{name}” was created on {at}. Whoever has it can do in your account what you chose for it.'),
  small: 'If this wasn’t you, revoke it in settings and change your password.',
};

export const exportReady = {
  subject: 'Your file is ready',
  preview: 'Everything you keep in Simmer, in one file.',
  title: 'Your file is ready',
  text: 'Everything you keep in Simmer is in one file now. You can download it for 7 days.',
  button: 'Get the file',
};

/** A payment for premium failed: on that day, three days later, and after a week, when premium pauses. */
export const paymentFailed = {
  preview: 'Your recipes are safe, whatever happens.',
  onDay: {
    0: {
      subject: 'Your payment didn’t go through',
      text: message('Your card was declined. Please check it: without a payment, Premium pauses on {at}.'),
    },
    3: {
      subject: 'Your payment is still open',
      text: message('Your card was declined again. Choose another one to keep Premium: it pauses on {at}.'),
    },
    7: {
      subject: 'Premium is paused',
      text: message('Your payment has been open for a week, so Premium paused on {at}. It comes back as soon as a payment goes through.'),
    },
  },
  button: 'Check your card',
  small: 'Nothing is deleted: you keep every recipe. Beyond the free plan’s limit they can be read and exported, but not changed.',
};

/** To somebody who has paid and has not registered. */
export const paymentUnclaimed = {
  subject: 'Your Premium is waiting for you',
  preview: 'One step is missing: your account.',
  text: message(
    'You’ve paid for Premium, but there’s no account yet that it belongs to. Create one with {email} and confirm the address: Premium comes with it.',
  ),
  button: 'Create your account',
  small: message('If nobody does by {at}, we end Premium and pay back everything that it cost.'),
};

/** What moderation decided. Its letter, written by whoever decided, stands between title and small print. */
export const moderationDecision = {
  titles: {
    recipe: message('{title}'),
    cook: message('{title}'),
    made: message('I made it: {title}'),
    comment: message('Comment on {title}'),
  },
  subjects: {
    hidden: message('We’ve hidden “{title}”'),
    warned: message('A warning: we’ve hidden “{title}”'),
    banned: message('You can’t publish for now: “{title}”'),
    restored: message('“{title}” is back'),
    kept: message('“{title}” stays hidden'),
  },
  bannedUntil: message('You can’t publish, comment or rate until {until}. Your own recipes, plan and list keep working.'),
  bannedForGood: 'You can’t publish, comment or rate any more. Your own recipes, plan and list keep working.',
  appeal: message('If you see it differently, ask for another look by {until}. Somebody who didn’t decide this will read it.'),
  button: 'See the decision',
};

/** What is new in the feed, for whoever wants that by mail. */
export const feedNews = {
  subject: 'New from your cooks',
  title: 'New from your cooks',
  text: 'This came since your last email, and you haven’t seen it yet.',
  parts: { recipes: 'New recipes', answers: 'Answers to you', notices: 'Notices' },
  recipe: message('{title}, by {cook}'),
  answer: {
    made: message('{cook} made your {title}'),
    comment: message('{cook} commented on your {title}'),
    answer: message('{cook} answered you under {title}'),
  },
  someone: 'A cook',
  outcomes,
  offered,
  offerAnswered,
  more: 'And more, in Simmer.',
  button: 'See everything',
  why: 'You’re getting this because you wanted to hear by email what is new from your cooks.',
  stop: 'Stop these emails',
};

/** Confirms a message of the contact page. It repeats no word of it, since anybody can type somebody else’s address. */
export const contactReceived = {
  subject: message('We got your message (number {number})'),
  preview: 'You’ll hear from us within 24-48 hours on business days.',
  title: 'It’s with us',
  text: message(
    'Your message has the number {number}: {topic}. A person reads it, and you’ll hear from us within 24-48 hours on business days, so by {by} at the latest.',
  ),
  small: 'If you didn’t write to us, somebody typed your address by mistake. Ignore this email and nothing happens.',
  why: 'You’re getting this because somebody wrote to us from the contact page with this address. There’s nothing to unsubscribe from.',
  topics: {
    broken: 'something doesn’t work',
    question: 'a question',
    idea: 'an idea',
    account: 'your account or a payment',
    community: 'a recipe in the community',
    data: 'your data',
    copyright: 'a copyright complaint',
  },
};

/** What staff answer, in their own words. */
export const contactAnswer = {
  subject: message('About your message (number {number})'),
  title: 'You wrote to us',
  youWrote: 'You wrote:',
  writeAgain: message('Nobody reads answers to this email. To write to us again: {address}'),
  why: 'You’re getting this because you wrote to us from the contact page. There’s nothing to unsubscribe from.',
};

export const accountDeleted = {
  subject: 'Your account is deleted',
  preview: 'Everything is gone, for good.',
  title: 'Your account is deleted',
  text: 'Your recipes, plans and lists are gone, every device is signed out, and nothing more will be charged. This is our last email to you.',
  small: 'Thank you for cooking with us.',
};
