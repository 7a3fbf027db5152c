/** How often premium is paid for. */
export const BILLING_INTERVALS = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** While the payment service can't be asked, premium goes on for so many days after what was paid for. */
export const PREMIUM_GRACE_DAYS = 7;

/** Days after a failed payment on which its cook is written to. With the last of them premium pauses. */
export const DUNNING_DAYS = [0, 3, 7] as const;

/** Of what somebody paid before they registered, and never did: days after it on which they are written to, and after which it is ended and paid back. */
export const UNCLAIMED_MAIL_DAYS = [0, 7, 21] as const;
export const UNCLAIMED_ENDS_DAYS = 30;

/** Milliseconds between two looks for a payment that somebody may have come back from, and how many there are. */
export const CHECKOUT_POLL_MS = 500;
export const CHECKOUT_POLLS = 20;

/** In place of a checkout's id, where nobody knows it: whoever has no account yet waits for it, everybody else is back from it. */
export const CHECKOUT_WORDS = { pending: 'pending', complete: 'complete' } as const;

/** Characters in which staff say why they grant premium or end it. */
export const STAFF_REASON_LENGTH = 500;
