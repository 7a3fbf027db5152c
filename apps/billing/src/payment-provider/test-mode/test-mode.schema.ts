import { Schema } from 'mongoose';
import type { CheckoutOrder } from '../payment-provider';
import type { TestLife } from './test-life';

export const TEST_CUSTOMER_MODEL = 'TestCustomer';
export const TEST_CHECKOUT_MODEL = 'TestCheckout';

/** Somebody who pays in the test mode: everything about them is one document, so that each step is one write. */
export interface TestCustomerDocument extends TestLife {
  _id: string;
  /** Null until somebody who pays before they register is known. */
  accountId: string | null;
  /** How far their clock is turned ahead. */
  clockAheadMs: number;
  revision: number;
}

export interface TestCheckoutDocument extends Omit<CheckoutOrder, 'requestId'> {
  _id: string;
  isComplete: boolean;
  subscriptionId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export const TestCustomerSchema = new Schema<TestCustomerDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, default: null },
    card: { type: String, required: true },
    credit: { type: Number, required: true },
    subscriptions: { type: [Object], default: [] },
    invoices: { type: [Object], default: [] },
    clockAheadMs: { type: Number, default: 0 },
    revision: { type: Number, required: true },
  },
  { collection: 'test_customers', versionKey: false, id: false },
);
TestCustomerSchema.index({ accountId: 1 });
TestCustomerSchema.index({ 'subscriptions.id': 1 });

export const TestCheckoutSchema = new Schema<TestCheckoutDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, default: null },
    email: { type: String, default: null },
    customerId: { type: String, default: null },
    interval: { type: String, required: true },
    trialDays: { type: Number, required: true },
    successUrl: { type: String, required: true },
    cancelUrl: { type: String, required: true },
    isComplete: { type: Boolean, default: false },
    subscriptionId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'test_checkouts', versionKey: false, id: false },
);
TestCheckoutSchema.index({ accountId: 1 });
