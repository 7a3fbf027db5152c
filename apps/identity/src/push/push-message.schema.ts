import type { NotificationTopic } from '@simmer/contracts';
import { leasedPlugin, type LeasedRecord } from '@simmer/kit';
import { Schema } from 'mongoose';

export const PUSH_MESSAGE_MODEL = 'PushMessage';

/** What the words of a notification are made of. */
export interface PushParams {
  timers: { name: string; recipeId: string };
  'shared-list': { who: string; count: number };
  'start-tonight': { dish: string; text: string; recipeId: string };
}
export type PushTopic = keyof PushParams & NotificationTopic;

/** One notification, from its request on. Once it is sent only its id remains, so that it is not sent twice. */
export interface PushMessageRecord<T extends PushTopic = PushTopic> extends LeasedRecord {
  /** What it is about; the same again is the same notification. */
  _id: string;
  status: 'waiting' | 'sent' | 'dropped' | 'failed';
  topic: T;
  params: PushParams[T] | Record<string, never>;
  /** From then on it is news no more. */
  expiresAt: Date;
  /** When its id may be forgotten. */
  forgottenAt: Date;
}

export const PushMessageSchema = new Schema<PushMessageRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    status: { type: String, required: true },
    topic: { type: String, required: true },
    params: { type: Object, default: {} },
    expiresAt: { type: Date, required: true },
    forgottenAt: { type: Date, required: true },
  },
  { collection: 'push_messages', versionKey: false, id: false, minimize: false },
);
PushMessageSchema.plugin(leasedPlugin);
PushMessageSchema.index({ forgottenAt: 1 }, { expireAfterSeconds: 0 });
