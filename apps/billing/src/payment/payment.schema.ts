import type { Language } from '@simmer/contracts';
import { Schema } from 'mongoose';
import type { PaidSubscription } from '../payment-provider/payment-provider';

export const PAYMENT_MODEL = 'Payment';

/** A subscription as the payment service knew it when it was read last. */
export interface PaymentDocument extends Omit<PaidSubscription, 'id' | 'asOf'> {
  /** Its id at the payment service. */
  _id: string;
  /** Null until somebody who pays before they register is known. */
  accountId: string | null;
  /** The address that it was paid with, in small letters, until it is known whose it is. */
  email: string | null;
  /** In which they are written to until then. */
  language: Language;
  /** When it was read first; missing where that was not stored yet. */
  boughtAt?: Date | null;
  /** How far the clock of the payment service is ahead of ours; 0 but for test clocks. */
  clockAheadMs: number;
  readAt: Date;
  revision: number;
}

export const PaymentSchema = new Schema<PaymentDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, default: null },
    email: { type: String, default: null },
    language: { type: String, default: 'en' },
    boughtAt: { type: Date, default: null },
    customerId: { type: String, required: true },
    status: { type: String, required: true },
    interval: { type: String, default: null },
    periodStart: { type: Date, required: true },
    periodEnd: { type: Date, required: true },
    cancelAtPeriodEnd: { type: Boolean, required: true },
    trialEnd: { type: Date, default: null },
    clockAheadMs: { type: Number, default: 0 },
    readAt: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'payments', versionKey: false, id: false },
);
PaymentSchema.index({ accountId: 1 });
PaymentSchema.index({ email: 1 });
