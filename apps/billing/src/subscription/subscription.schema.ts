import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const SUBSCRIPTION_MODEL = 'Subscription';

/** What is paid for. */
export interface PaidState {
  isActive: boolean;
  renewsAt: Date | null;
}

/** What decides a cook's plan. An account without a document is on the free plan. */
export interface SubscriptionState extends PaidState {
  /** Paid for or granted. */
  isActive: boolean;
  isPaid: boolean;
  isGranted: boolean;
}

/** What a subscription became. */
export interface SubscriptionChange extends Pick<SubscriptionState, 'isPaid' | 'isGranted' | 'renewsAt'> {
  at: Date;
  /** Of what staff did. */
  reason: string | null;
}

export interface SubscriptionDocument extends SubscriptionState, WithOutbox {
  /** The account's id. */
  _id: string;
  /** The latest changes, the oldest first; missing where they were not stored yet. */
  history?: SubscriptionChange[];
  revision: number;
}

export const SubscriptionSchema = new Schema<SubscriptionDocument>(
  {
    _id: { type: String, required: true },
    isActive: { type: Boolean, required: true },
    isPaid: { type: Boolean },
    isGranted: { type: Boolean },
    renewsAt: { type: Date, default: null },
    history: { type: [Object], default: [] },
    revision: { type: Number, required: true },
  },
  { collection: 'subscriptions', versionKey: false, id: false },
);
SubscriptionSchema.plugin(outboxPlugin);
