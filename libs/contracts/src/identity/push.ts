import { z } from 'zod';
import { PUSH_LIMITS } from '../constants';
import { Id, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';

const devices = z.object({ devices: z.int().describe('How many devices of yours get notifications while Simmer is closed') });

export const push = {
  readKey: operation('rpc.identity.push.read-key', {
    summary: 'Get the public key that a browser subscribes to notifications with',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/push/key' },
    input: z.strictObject({}),
    output: z.object({ publicKey: z.string().describe('P-256, uncompressed, in base64url') }),
  }),
  subscribe: operation('rpc.identity.push.subscribe', {
    summary: 'Get notifications on this device while Simmer is closed; ends with the session',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/push/subscriptions/:id' },
    input: z.strictObject({
      id: Id.describe('Made by the client'),
      endpoint: z
        .url({ protocol: /^https?$/ })
        .max(PUSH_LIMITS.endpoint)
        .describe('Where the browser’s push service takes messages for it'),
      keys: z
        .strictObject({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(?:==)?$/) })
        .describe('As the browser made them'),
      timeZone: z
        .string()
        .max(60)
        .regex(/^[\w+/-]+$/)
        .describe('Such as Europe/Berlin; quiet hours and evenings are of this place'),
    }),
    output: devices,
    errors: ['access.signed-out'],
  }),
  unsubscribe: operation('rpc.identity.push.unsubscribe', {
    summary: 'Get no more notifications on a device while Simmer is closed',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/push/subscriptions/:id' },
    input: z.strictObject({ id: Id }),
    output: devices,
  }),
  putTimer: operation('rpc.identity.push.put-timer', {
    summary: 'Be notified when a timer ends, on devices where Simmer is closed then',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/push/timers/:id' },
    input: z.strictObject({
      id: Id.describe('Made by the client'),
      name: text(PUSH_LIMITS.name),
      recipeId: Id.describe('Opened by the notification'),
      endsAt: Timestamp,
    }),
    output: z.object({
      isWaiting: z.boolean().describe('False where no device gets notifications, it has ended already, or too many wait'),
    }),
  }),
  removeTimer: operation('rpc.identity.push.remove-timer', {
    summary: 'Be notified of a timer no more, since it was stopped or has rung',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/push/timers/:id' },
    input: z.strictObject({ id: Id }),
    output: z.object({ isWaiting: z.literal(false) }),
  }),
};

/** What a device shows of a notification, and where it leads. Encrypted on its way. */
export const PushPayload = z.object({
  topic: z.string(),
  title: z.string(),
  body: z.string(),
  /** Begins with a slash. */
  path: z.string(),
  /** A later one with the same tag takes its place. */
  tag: z.string(),
  language: z.string(),
});
export type PushPayload = z.infer<typeof PushPayload>;
