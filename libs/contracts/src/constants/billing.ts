/** How often premium is paid for. */
export const BILLING_INTERVALS = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** While the payment service can't be asked, premium goes on for so many days after what was paid for. */
export const PREMIUM_GRACE_DAYS = 7;

/** Days after a failed payment on which its cook is written to. With the last of them premium pauses. */
export const DUNNING_DAYS = [0, 3, 7] as const;
