import type { RouteOutput } from '@simmer/client';
import type { Payment } from '@simmer/contracts';
import { FREE_RECIPE_LIMIT } from '@simmer/contracts/constants';
import type { Answers } from './fake-api';

const FREE: Payment = {
  isTestMode: true,
  status: 'none',
  interval: null,
  periodEnd: null,
  trialEnd: null,
  isCanceled: false,
  failedAt: null,
};
export const PLANS: RouteOutput<'GET /plans'> = {
  isTestMode: true,
  trialDays: 14,
  prices: [
    { interval: 'monthly', amount: 400, currency: 'usd' },
    { interval: 'yearly', amount: 3_600, currency: 'usd' },
  ],
};
/** Premium that is paid for each month. */
export const PAID: Payment = { ...FREE, status: 'active', interval: 'monthly', periodEnd: '2026-12-24T10:00:00.000Z' };

/** How a cook pays, as the server keeps it: every change of it is answered and stays. */
export function fakePlans(part: Partial<Payment> = {}, granted = false) {
  let payment: Payment = { ...FREE, ...part };
  const isPremium = (): boolean => granted || payment.status === 'trialing' || payment.status === 'active' || payment.status === 'past-due';
  const change = (next: Partial<Payment>) => () => (payment = { ...payment, ...next });
  const answers = {
    'GET /plans': () => PLANS,
    'GET /subscription/payment': () => payment,
    'GET /subscription': () => ({
      isActive: isPremium(),
      plan: isPremium() ? ('premium' as const) : ('free' as const),
      recipeLimit: isPremium() ? null : FREE_RECIPE_LIMIT,
      renewsAt: isPremium() && !payment.isCanceled ? payment.periodEnd : null,
    }),
    'POST /subscription/cancellation': change({ isCanceled: true }),
    'POST /subscription/resumption': change({ isCanceled: false }),
    'POST /subscription/change': ({ interval }) => (payment = { ...payment, interval }),
  } satisfies Answers;
  return { answers, set: (next: Partial<Payment>): void => void change(next)() };
}
