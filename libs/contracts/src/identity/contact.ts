import { z } from 'zod';
import { CONTACT_LIMITS, CONTACT_QUEUES, CONTACT_STATES, CONTACT_TOPICS, type ContactTopic } from '../constants';
import { event } from '../kit/event';
import { Id, pageInput, pageOf, requiredText, text, Timestamp } from '../kit/fields';
import { HtmlPage } from '../kit/http';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';
import { EmailAddress } from './fields';

const CopyrightComplaint = z.strictObject({
  work: requiredText(CONTACT_LIMITS.work, rule('copyright-work')).describe('The work, and where it is published'),
  place: requiredText(CONTACT_LIMITS.place, rule('copyright-place')).describe('Where on Simmer it is: the address of the page'),
  good_faith: z.literal(true, { error: rule('good-faith') }).describe('That the use is not allowed by the owner, and all of this is true'),
  signature: requiredText(CONTACT_LIMITS.signature, rule('signature')).describe('The full name of the owner, or of who acts for them'),
});
export type CopyrightComplaint = z.infer<typeof CopyrightComplaint>;

const topicFits = ({ topic, complaint }: { topic: ContactTopic; complaint: CopyrightComplaint | null }): boolean =>
  (topic === 'copyright') === (complaint !== null);

export const contact = {
  send: operation('rpc.identity.contact.send', {
    summary: 'Write to the people who run Simmer. The message is stored first; its confirmation is mailed once the mail server is there',
    access: 'public',
    http: { method: 'POST', path: '/contact-messages', status: 201, budget: 'contact' },
    input: z
      .strictObject({
        id: Id.describe('Made by the client: the same message, sent again, is not another one'),
        name: requiredText(CONTACT_LIMITS.name, rule('contact-name')),
        email: EmailAddress,
        topic: z.enum(CONTACT_TOPICS),
        message: text(CONTACT_LIMITS.message, rule('contact-message')).default(''),
        send_browser: z.boolean().default(false).describe('Whether the version and what the browser calls itself are stored with it'),
        complaint: CopyrightComplaint.nullable().default(null).describe('Of a copyright complaint, and of nothing else'),
        website: text(200)
          .default('')
          .describe('A field that people do not see. What has text in it is filtered, and gets no confirmation'),
      })
      .refine(topicFits, { path: ['complaint'], error: rule('missing') })
      .refine(({ topic, message }) => topic === 'copyright' || message !== '', { path: ['message'], error: rule('contact-message') }),
    output: z.object({
      number: z.int().describe('By which both sides speak of it'),
      answer_by: Timestamp.describe('When an answer is due at the latest'),
    }),
    errors: ['identity.too-many-messages'],
  }),
};

/** The same from a form that is sent without a script. The gateway reads its fields and sends them on. */
export const contactForm = {
  send: operation('rpc.gateway.contact-form.send', {
    summary: 'Send the form of the contact page; leads back to the page, which says what became of it',
    access: 'public',
    http: {
      method: 'POST',
      base: '',
      path: '/contact',
      body: { kind: 'urlencoded' },
      answer: { kind: 'page' },
      sharesAddressWithPage: true,
      budget: 'contact',
    },
    input: z.strictObject({
      name: z.string().default(''),
      email: z.string().default(''),
      topic: z.string().default(''),
      message: z.string().default(''),
      send_browser: z.string().default(''),
      work: z.string().default(''),
      place: z.string().default(''),
      good_faith: z.string().default(''),
      signature: z.string().default(''),
      website: z.string().default(''),
    }),
    output: HtmlPage,
  }),
};

const Person = z.object({
  id: Id,
  name: z.string().describe('Of a member of staff; empty where the account is gone'),
  is_you: z.boolean(),
});

/** Of a message, in a list. */
const EXCERPT = 160;

const ContactMessageSummary = z.object({
  id: Id,
  number: z.int(),
  topic: z.enum(CONTACT_TOPICS),
  state: z.enum(CONTACT_STATES),
  name: z.string().max(CONTACT_LIMITS.name),
  excerpt: z.string().max(EXCERPT),
  received_at: Timestamp,
  assigned_to: Person.nullable(),
});
export type ContactMessageSummary = z.infer<typeof ContactMessageSummary>;

export const ContactMessage = ContactMessageSummary.extend({
  revision: z.int(),
  email: z.string(),
  message: z.string().max(CONTACT_LIMITS.message),
  language: z.string(),
  browser: z.string().max(CONTACT_LIMITS.browser).describe('Version and browser; empty unless they were sent along'),
  has_account: z.boolean().describe('Whether whoever wrote was signed in'),
  complaint: CopyrightComplaint.extend({
    good_faith: z.boolean(),
    recipe_slug: z.string().nullable().describe('Of the community recipe that it names; null where it names none'),
  }).nullable(),
  answers: z.array(z.object({ text: z.string().max(CONTACT_LIMITS.answer), at: Timestamp, by: Person })).max(CONTACT_LIMITS.answers),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const Waiting = z.object({ waiting: z.int(), oldest: Timestamp.nullable() });
const staffRoles = ['moderator'] as const;
const onMessage = { id: Id, revision: z.int().describe('Of the message, as it was read') };
const errors = ['identity.message-not-found', 'identity.message-changed'] as const;

export const contactMessage = {
  list: operation('rpc.identity.contact-message.list', {
    summary: 'List what came in from the contact page: what waits with the oldest first, everything else with the newest first',
    access: 'staff',
    staffRoles,
    http: { method: 'GET', path: '/staff/contact-messages' },
    input: z.strictObject({
      ...pageInput,
      queue: z.enum(CONTACT_QUEUES).default('messages'),
      state: z.enum(CONTACT_STATES).default('open'),
    }),
    output: pageOf(ContactMessageSummary),
  }),
  counts: operation('rpc.identity.contact-message.counts', {
    summary: 'Count the messages that wait for an answer',
    access: 'staff',
    staffRoles,
    audited: false,
    http: { method: 'GET', path: '/staff/contact-counts' },
    input: z.strictObject({}),
    output: z.object({ messages: Waiting, copyright: Waiting }),
  }),
  read: operation('rpc.identity.contact-message.read', {
    summary: 'Get a message from the contact page with its answers',
    access: 'staff',
    staffRoles,
    http: { method: 'GET', path: '/staff/contact-messages/:id' },
    input: z.strictObject({ id: Id }),
    output: ContactMessage,
    errors: ['identity.message-not-found'],
  }),
  answer: operation('rpc.identity.contact-message.answer', {
    summary: 'Answer a message by mail, once the mail server is there',
    access: 'staff',
    staffRoles,
    http: { method: 'POST', path: '/staff/contact-messages/:id/answers' },
    input: z.strictObject({ ...onMessage, text: requiredText(CONTACT_LIMITS.answer, rule('missing')) }),
    output: ContactMessage,
    errors: [...errors, 'identity.too-many-answers'],
  }),
  assign: operation('rpc.identity.contact-message.assign', {
    summary: 'Take a message on, or give it back',
    access: 'staff',
    staffRoles,
    http: { method: 'PUT', path: '/staff/contact-messages/:id/assignment' },
    input: z.strictObject({ ...onMessage, to: z.enum(['me', 'nobody']) }),
    output: ContactMessage,
    errors,
  }),
  setState: operation('rpc.identity.contact-message.set-state', {
    summary: 'Close a message, or open it again',
    access: 'staff',
    staffRoles,
    http: { method: 'PUT', path: '/staff/contact-messages/:id/state' },
    input: z.strictObject({ ...onMessage, state: z.enum(['open', 'closed']) }),
    output: ContactMessage,
    errors,
  }),
};

const ofMessage = z.object({ messageId: Id, revision: z.int() });

/** A message came in. Who sent it gets a confirmation. */
export const contactMessageReceived = event('events.identity.contact-message.received', ofMessage);

/** Staff wrote an answer, which goes out by mail. */
export const contactMessageAnswered = event(
  'events.identity.contact-message.answered',
  ofMessage.extend({ answer: z.int().describe('Its place among the answers, from 0') }),
);
