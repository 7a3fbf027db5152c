import { Schema } from 'mongoose';
import type { ProviderEvent } from '../payment-provider/payment-provider';

export const WEBHOOK_EVENT_MODEL = 'WebhookEvent';

/** An event of the payment service: ids alone, since what else it says may be old. */
export interface WebhookEventDocument extends Omit<ProviderEvent, 'id'> {
  _id: string;
  isDone: boolean;
  receivedAt: Date;
  expiresAt: Date;
}

export const WebhookEventSchema = new Schema<WebhookEventDocument>(
  {
    _id: { type: String, required: true },
    subscriptionId: { type: String, default: null },
    checkoutId: { type: String, default: null },
    isDone: { type: Boolean, default: false },
    receivedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'webhook_events', versionKey: false, id: false },
);
WebhookEventSchema.index({ isDone: 1, receivedAt: 1 });
WebhookEventSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
