import type { BillingInterval } from '@simmer/contracts';

/** `incomplete`: its first payment is not through. `ended` is for good; another one needs another checkout. */
export type PaidStatus = 'incomplete' | 'trialing' | 'active' | 'past-due' | 'ended';

/** Amounts are in the smallest unit of the currency. */
export interface Money {
  amount: number;
  currency: string;
}

export interface CheckoutOrder {
  /** The same again opens no second checkout. */
  requestId: string;
  /** Null for somebody who pays before they register. */
  accountId: string | null;
  /** Where it is known already. */
  email: string | null;
  /** A customer who has paid before. */
  customerId: string | null;
  interval: BillingInterval;
  trialDays: number;
  /** The provider writes the session's id in place of `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
}

export interface CheckoutSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  accountId: string | null;
  /** Of who paid; null before. */
  email: string | null;
  subscriptionId: string | null;
  interval: BillingInterval | null;
}

export interface PaidSubscription {
  id: string;
  customerId: string;
  status: PaidStatus;
  interval: BillingInterval | null;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  trialEnd: Date | null;
  /** The time at the provider: on a test clock another one than ours. */
  asOf: Date;
}

export interface ChangePreview extends Money {
  /** When it is paid. */
  at: Date;
}

export interface Invoice extends Money {
  id: string;
  number: string | null;
  at: Date;
  status: 'paid' | 'open' | 'void';
  /** Where it can be read and kept; null where there is no such page. */
  url: string | null;
}

/** What an event is about. What it says beside that may be old, so nobody reads it. */
export interface ProviderEvent {
  id: string;
  subscriptionId: string | null;
  checkoutId: string | null;
}

/**
 * Who takes the money. Each answer is how things stand now. Everything throws `service.unavailable` while they are away or busy; reads answer null for
 * an id that they don't know. The same `requestId` again does nothing twice.
 */
export abstract class PaymentProvider {
  /** Whether this is the product's own test mode, which takes no money. */
  abstract readonly isTestMode: boolean;

  abstract createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  abstract readCheckout(id: string): Promise<CheckoutSession | null>;
  /** Nobody can pay at it any more; one that is paid, over or unknown stays so. */
  abstract closeCheckout(id: string): Promise<void>;
  /** A page of theirs for card, invoices and address. */
  abstract createPortal(order: { requestId: string; customerId: string; returnUrl: string }): Promise<{ url: string }>;
  abstract readSubscription(id: string): Promise<PaidSubscription | null>;
  /** What a change of the interval would cost now, after what is left of the period that was paid for. Below 0: it is credited. */
  abstract previewChange(id: string, interval: BillingInterval): Promise<ChangePreview>;
  /** Throws `billing.payment-failed` when the card is refused; then nothing is changed. */
  abstract changeInterval(id: string, interval: BillingInterval, requestId: string): Promise<void>;
  abstract cancelAtPeriodEnd(id: string, requestId: string): Promise<void>;
  /** Takes a cancellation back, as long as the period goes on. */
  abstract resume(id: string, requestId: string): Promise<void>;
  /** Ends it at once, for somebody whose account is deleted. One that has ended or is unknown stays so. */
  abstract end(id: string): Promise<void>;
  /** Ends it at once and pays back what was paid for it, once. */
  abstract refund(id: string): Promise<void>;
  /** Where staff see a customer at the payment service, and pay back by hand. */
  abstract customerUrl(customerId: string): string;
  /** The latest first. */
  abstract listInvoices(customerId: string): Promise<Invoice[]>;
  /** Throws `billing.webhook-refused` for a body that they have not signed, or not now. */
  abstract readEvent(body: Buffer, signature: string): ProviderEvent;
}
