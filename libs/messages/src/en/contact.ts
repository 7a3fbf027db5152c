/** The contact page: its form, what is found without writing, and what it says when a message is sent. */
import type { ContactTopic } from '@simmer/contracts';
import { message } from './language';

export const name = 'Your name';
export const email = 'Email';
export const topic = 'What’s it about?';
export const topics: Record<ContactTopic, string> = {
  broken: 'Something doesn’t work',
  question: 'A question',
  idea: 'An idea',
  account: 'My account or a payment',
  community: 'A recipe in the community',
  data: 'My data',
  copyright: 'A copyright complaint',
};
export const text = 'Message';
export const textHint = 'What you did, and what you saw';
export const sendBrowser = 'Send version and browser along, it helps';
export const send = 'Send message';
export const leaveEmpty = 'Leave this empty';

export const complaint = 'Your complaint';
export const complaintLead = 'For owners of a work, and those who act for them. We hide what is copied while we look into it.';
export const work = 'Which work is it?';
export const workHint = 'Title, author, and where it is published';
export const place = 'Where is it on Simmer?';
export const placeHint = 'The address of the page';
export const goodFaith =
  'In good faith I believe that the owner hasn’t allowed this use. What I write here is true, and I am the owner or may act for them.';
export const signature = 'Signature';
export const signatureHint = 'Your full name';

/** What is missing, beside its field; the server says the same. */
export const missing = {
  name: 'Write your name.',
  message: 'Write a line, so that we know what to look at.',
  work: 'Say which work it is about.',
  place: 'Say where on Simmer it is.',
  good_faith: 'Please confirm this statement.',
  signature: 'Sign with your full name.',
};

export const within = 'You hear from us within';
export const hours = '24-48';
export const hoursUnit = 'hours';
export const onBusinessDays = 'on business days. Mostly sooner.';
export const businessDays = 'Business days are Monday to Friday';
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const before = 'Before you write';
export const lookUp = 'Maybe it’s here already';
export const importFailed = 'An import didn’t work';
export const cannotSignIn = 'I can’t sign in';
export const cancelPlan = 'Cancel a plan';
export const toHelp = 'Go to Knowledge Base';

export const number = message('Number {number}');
export const sent = 'It’s with us';
export const sentText = 'You hear from us within 24-48 hours on business days. A confirmation is on its way to your inbox.';
export const about = 'About';
export const answerTo = 'Answer to';
export const by = 'By';
export const byDay = message('{at, date, ::EEEEMMMMd}');
export const toRecipes = 'Back to my recipes';
export const toHome = 'Back to Simmer';
