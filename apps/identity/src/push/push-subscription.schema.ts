import { Schema } from 'mongoose';

export const PUSH_SUBSCRIPTION_MODEL = 'PushSubscription';

/** Where one device of an account takes notifications while Simmer is closed. */
export interface PushSubscriptionDocument {
  /** The account's id and one made by the device. */
  _id: string;
  accountId: string;
  /** The session that it belongs to: it ends with it. */
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  timeZone: string;
  savedAt: Date;
  /** The day, at the device's place, on which it was last reminded of what to begin in the evening. */
  remindedOn: string | null;
}

export const PushSubscriptionSchema = new Schema<PushSubscriptionDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    sessionId: { type: String, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    timeZone: { type: String, required: true },
    savedAt: { type: Date, required: true },
    remindedOn: { type: String, default: null },
  },
  { collection: 'push_subscriptions', versionKey: false, id: false },
);
PushSubscriptionSchema.index({ accountId: 1 });
PushSubscriptionSchema.index({ endpoint: 1 });
PushSubscriptionSchema.index({ timeZone: 1, remindedOn: 1 });
