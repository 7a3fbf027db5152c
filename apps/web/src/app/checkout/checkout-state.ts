import { BILLING_INTERVALS, type BillingInterval } from '@simmer/contracts/constants';

/** main.tsx looks there too, before it loads anything of this. */
const KEY = 'simmer.checkout';

/** What this device knows of a checkout that was left for: spec section 4. */
export interface CheckoutState {
  /** Of somebody who pays before they have an account. */
  isTemporary: boolean;
  userEmail: string;
  plan: BillingInterval;
}

export const storeCheckout = (state: CheckoutState): void => localStorage.setItem(KEY, JSON.stringify(state));

export const clearCheckout = (): void => localStorage.removeItem(KEY);

/** Null when there is none, and for one that another version wrote. */
export function storedCheckout(): CheckoutState | null {
  const text = localStorage.getItem(KEY);
  if (text === null) return null;
  try {
    const { isTemporary, userEmail, plan } = JSON.parse(text) as Partial<Record<keyof CheckoutState, unknown>>;
    const known = BILLING_INTERVALS.find((interval) => interval === plan);
    return typeof isTemporary === 'boolean' && typeof userEmail === 'string' && known ? { isTemporary, userEmail, plan: known } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
