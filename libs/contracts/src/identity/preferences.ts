import { z } from 'zod';
import { NOTIFICATIONS, type NotificationTopic, TEXT_SIZES, THEMES } from '../constants';
import { event, toOwner } from '../kit/event';
import { Id } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';

const topics = Object.keys(NOTIFICATIONS) as [NotificationTopic, ...NotificationTopic[]];

/** A time of day, such as 21:00. */
const TimeOfDay = z.string({ error: rule('time-of-day') }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: rule('time-of-day') });

const QuietHours = z.strictObject({ from: TimeOfDay, until: TimeOfDay });

const shown = {
  quietHours: QuietHours.nullable().describe('When nothing but timers is told here; null: never'),
  theme: z.enum(THEMES),
  textSize: z.enum(TEXT_SIZES),
  isSpacious: z.boolean().describe('More room between lines and letters'),
};

export const Preferences = z.object({
  notifications: z
    .array(
      z.object({
        topic: z.enum(topics),
        here: z.boolean().nullable().describe('Null: not told here'),
        email: z.boolean().nullable().describe('Null: not told by email'),
        isAlwaysMailed: z.boolean().describe('Mailed whatever the cook says'),
      }),
    )
    .max(topics.length),
  ...shown,
  revision: z.int().describe('0 while nothing was ever changed'),
});
export type Preferences = z.infer<typeof Preferences>;

export const preferences = {
  read: operation('rpc.identity.preferences.read', {
    summary: 'Get your preferences: notifications, appearance, units',
    access: 'cook',
    http: { method: 'GET', path: '/preferences' },
    input: z.strictObject({}),
    output: Preferences,
  }),
  change: operation('rpc.identity.preferences.change', {
    summary: 'Update your preferences; fields that are not sent stay as they are',
    access: 'cook',
    http: { method: 'PATCH', path: '/preferences' },
    input: z
      .strictObject({
        ...shown,
        notifications: z
          .array(z.strictObject({ topic: z.enum(topics), here: z.boolean().optional(), email: z.boolean().optional() }))
          .max(topics.length),
      })
      .partial(),
    output: Preferences,
  }),
};

export const preferencesChanged = event(
  'events.identity.preferences.changed',
  z.object({ accountId: Id, ownerId: Id, revision: z.int() }),
  toOwner,
);
