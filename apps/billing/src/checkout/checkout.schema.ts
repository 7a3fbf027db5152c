import type { BillingInterval, Language } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const CHECKOUT_MODEL = 'Checkout';

/** In place of an owner, for somebody who pays before they register. */
export const VISITOR = 'visitor';

/** A checkout that somebody has opened. */
export interface CheckoutDocument {
  /** The client has made it; the same again is the same checkout. */
  _id: string;
  /** An account, or `VISITOR`. */
  ownerId: string;
  interval: BillingInterval;
  email: string | null;
  /** In which a visitor is written to. */
  language: Language;
  /** Null until the payment service has opened it. */
  session: { id: string; url: string } | null;
  /** Whether it is over and what it brought is stored. */
  isSettled: boolean;
  createdAt: Date;
  expiresAt: Date;
}

export const CheckoutSchema = new Schema<CheckoutDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    interval: { type: String, required: true },
    email: { type: String, default: null },
    language: { type: String, default: 'en' },
    session: { type: { id: String, url: String }, _id: false, default: null },
    isSettled: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'checkouts', versionKey: false, id: false },
);
CheckoutSchema.index({ ownerId: 1 });
CheckoutSchema.index({ 'session.id': 1 });
CheckoutSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
