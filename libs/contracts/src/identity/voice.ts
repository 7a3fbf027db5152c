import { z } from 'zod';
import { browsersOf, event } from '../kit/event';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';

/** Far above what a voice platform sends. */
const REQUEST_BYTES = 64 * 1024;

const Speech = z.object({ type: z.literal('PlainText'), text: z.string() });
const Card = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Simple'), title: z.string(), content: z.string() }),
  /** Lets the platform's app offer to link the account. */
  z.object({ type: z.literal('LinkAccount') }),
]);

/** What a device says and shows, in the form of the voice platform. */
export const SpokenAnswer = z.object({
  version: z.literal('1.0'),
  response: z.object({
    outputSpeech: Speech.optional(),
    card: Card.optional(),
    reprompt: z.object({ outputSpeech: Speech }).optional(),
    shouldEndSession: z.boolean().optional(),
  }),
});
export type SpokenAnswer = z.infer<typeof SpokenAnswer>;

export const voice = {
  /** Whoever cannot show that they are the voice platform gets 400, as the platform wants it. */
  answer: operation('rpc.identity.voice.answer', {
    summary: 'Answer a request of a voice device, sent and signed by the voice platform',
    access: 'public',
    http: {
      method: 'POST',
      path: '/voice',
      body: { kind: 'raw', maxBytes: REQUEST_BYTES },
      authentication: 'signature',
      headers: { signature: 'signature-256', chainUrl: 'signaturecertchainurl' },
      budget: 'partner',
    },
    input: z.strictObject({
      body: z.base64(),
      signature: z.string().default('').describe('Of the body, in base64'),
      chainUrl: z.string().default('').describe('Where the certificates are by which the signature is checked'),
    }),
    output: SpokenAnswer,
    errors: ['identity.voice-request-refused'],
  }),
};

export const VoiceLink = z.object({
  isOffered: z.boolean().describe('Whether this installation is connected to a voice platform'),
  platform: z.string().describe('What the voice platform is called'),
  isIncluded: z.boolean().describe('Whether the account’s plan includes voice'),
  linkedAt: Timestamp.nullable().describe('Null: no voice account is linked'),
  lastHeard: z.object({ text: z.string(), at: Timestamp }).nullable().describe('What was said last'),
});
export type VoiceLink = z.infer<typeof VoiceLink>;

/** A product account is linked to one voice account at a time. */
export const voiceLink = {
  current: operation('rpc.identity.voice-link.current', {
    summary: 'Get your linked voice account',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/voice-link' },
    input: z.strictObject({}),
    output: VoiceLink,
  }),
  remove: operation('rpc.identity.voice-link.remove', {
    summary: 'Unlink your voice account; its access ends at once',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/voice-link' },
    input: z.strictObject({}),
    output: VoiceLink,
  }),
};

export const voiceLinkChanged = event('events.identity.voice-link.changed', z.object({ accountId: Id, revision: z.int() }), {
  audience: ({ accountId }) => [browsersOf(accountId)],
});
