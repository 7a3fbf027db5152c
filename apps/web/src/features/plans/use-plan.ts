import { queryOf } from '@simmer/client';
import type { Payment, Subscription } from '@simmer/contracts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { useAccount } from '../../api/session/use-session';

/** How somebody stands to Premium, as far as a page of plans has something else to say. */
export type Standing =
  | { kind: 'visitor' }
  | { kind: 'free' }
  /** `payment`: null where premium was granted. */
  | { kind: 'premium'; payment: Payment | null }
  /** The card failed: Premium goes on for a week, then it pauses until a card is good. */
  | { kind: 'past-due'; payment: Payment; failedAt: Date }
  | { kind: 'canceled'; payment: Payment; endsAt: Date }
  | { kind: 'lapsed'; endedAt: Date };

/** Undefined while it is not known yet. */
export function useStanding(): Standing | undefined {
  const enabled = useAccount() !== undefined;
  const { data: subscription } = useQuery({ ...queryOf(client, 'GET /subscription', {}), enabled });
  const { data: payment } = useQuery({ ...queryOf(client, 'GET /subscription/payment', {}), enabled });
  if (!enabled) return { kind: 'visitor' };
  return subscription && payment && standingOf(subscription, payment);
}

/** Whether there is a subscription that is neither over nor still to begin. */
export const goesOn = ({ status }: Payment): boolean => status === 'trialing' || status === 'active' || status === 'past-due';

/** What is paid for says more than the plan alone; premium that nobody pays for was granted. */
export function standingOf({ isActive }: Pick<Subscription, 'isActive'>, payment: Payment): Standing {
  const { status, isCanceled, periodEnd, failedAt } = payment;
  if (goesOn(payment) && isCanceled && periodEnd) return { kind: 'canceled', payment, endsAt: new Date(periodEnd) };
  if (failedAt) return { kind: 'past-due', payment, failedAt: new Date(failedAt) };
  if (goesOn(payment)) return { kind: 'premium', payment };
  if (isActive) return { kind: 'premium', payment: null };
  return status === 'ended' && periodEnd ? { kind: 'lapsed', endedAt: new Date(periodEnd) } : { kind: 'free' };
}

/** How many recipes the cook has; undefined for visitors and while it is not known yet. */
export function useRecipeCount(): number | undefined {
  const enabled = useAccount() !== undefined;
  return useQuery({ ...queryOf(client, 'GET /recipes/facets', {}), enabled }).data?.total;
}
