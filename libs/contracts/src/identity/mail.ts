import { z } from 'zod';
import { BILLING_INTERVALS, CONTENT_KINDS, DUNNING_DAYS, MODERATION_LIMITS, RECIPE_LIMITS } from '../constants';
import { Id, text, Timestamp } from '../kit/fields';
import { EmailAddress, Language } from './fields';
import { operation } from '../kit/operation';

/** What other services have to write to cooks, by template. Its words, in the cook's language, are in libs/messages. */
export const Letter = z.discriminatedUnion('template', [
  z.strictObject({ template: z.literal('export-ready') }),
  z.strictObject({
    template: z.literal('payment-failed'),
    day: z.literal(DUNNING_DAYS).describe('Days since the payment failed; with the last of them premium pauses'),
    pausesAt: Timestamp,
  }),
  z.strictObject({
    template: z.literal('moderation-decision'),
    outcome: z.enum(['hidden', 'warned', 'banned', 'restored', 'kept']),
    kind: z.enum(CONTENT_KINDS),
    title: text(RECIPE_LIMITS.title).describe('Of what the decision is about, or of the recipe under which that stands'),
    letter: text(MODERATION_LIMITS.letter).describe('In the words of who decided'),
    bannedUntil: Timestamp.nullable().describe('Null for a ban for good, and for none'),
    appealUntil: Timestamp.nullable().describe('Null where there is no appeal'),
  }),
  z
    .strictObject({ template: z.literal('feed-news'), since: Timestamp, until: Timestamp })
    .describe('What is new is read when it is sent, and without any there is no mail'),
]);
export type Letter = z.infer<typeof Letter>;

export const mail = {
  /** Only identity knows addresses and languages, so the caller names the account. */
  send: operation('rpc.identity.mail.send', {
    summary: 'Send an email to an account, once for each id, also after an outage of the mail server',
    access: 'service',
    callers: ['recipes', 'importer', 'community', 'billing', 'media'],
    input: z.strictObject({
      id: z.string().min(1).max(200).describe('Says what it is about, such as `export-ready <export id>`: the same id is never sent twice'),
      accountId: Id,
      letter: Letter,
    }),
    output: z.object({ accepted: z.literal(true) }),
    errors: ['request.not-found'],
  }),
  /** The payment service has their address; there is no account yet that could be named. */
  sendToPayer: operation('rpc.identity.mail.send-to-payer', {
    summary: 'Send an email to somebody who has paid before they registered, once for each id',
    access: 'service',
    callers: ['billing'],
    input: z.strictObject({
      id: z.string().min(1).max(200),
      email: EmailAddress,
      language: Language,
      interval: z.enum(BILLING_INTERVALS),
      endsAt: Timestamp.describe('When what nobody has claimed is ended and paid back'),
    }),
    output: z.object({ accepted: z.literal(true) }),
  }),
};
