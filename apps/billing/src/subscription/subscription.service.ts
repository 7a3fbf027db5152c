import { Injectable } from '@nestjs/common';
import { type OutputOf, type Plan, recipeLimitOf, type Subscription, type subscription } from '@simmer/contracts';
import { untilWritten } from '@simmer/kit';
import { SubscriptionRepository } from './subscription.repository';
import type { PaidState, SubscriptionChange, SubscriptionDocument, SubscriptionState } from './subscription.schema';

/** As many as write at the same moment may each be first once. */
const TRIES = 40;

@Injectable()
export class SubscriptionService {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  async current(accountId: string): Promise<Subscription> {
    return planOf(await this.subscriptions.find(accountId));
  }

  async lookUp(accountId: string): Promise<Subscription & { revision: number }> {
    const stored = await this.subscriptions.find(accountId);
    return { ...planOf(stored), revision: stored?.revision ?? 0 };
  }

  async lookUpMany(accountIds: string[]): Promise<OutputOf<typeof subscription.lookUpMany>> {
    const stored = new Map((await this.subscriptions.findMany(accountIds)).map((one) => [one._id, one]));
    const plans = accountIds.map((accountId) => {
      const one = stored.get(accountId);
      return { accountId, plan: planOf(one ?? null).plan, revision: one?.revision ?? 0 };
    });
    return { plans };
  }

  /** What decides the plan, and how it changed, the oldest first. */
  async withHistory(accountId: string): Promise<SubscriptionState & { plan: Plan; history: SubscriptionChange[] }> {
    const stored = await this.subscriptions.find(accountId);
    return { ...stateOf(stored), plan: planOf(stored).plan, history: stored?.history ?? [] };
  }

  /** Grants premium without a payment, or ends that; what is paid for stays. */
  setGranted(accountId: string, isGranted: boolean, reason: string | null = null): Promise<void> {
    return this.set(accountId, async () => ({ isGranted }), reason);
  }

  /** Stores what `read` says is paid for. It is read again after each write, so that of several who follow a payment at once the last one is right. */
  setPaid(accountId: string, read: () => Promise<PaidState>, reason: string | null = null): Promise<void> {
    const paid = async () => {
      const { isActive: isPaid, renewsAt } = await read();
      return { isPaid, renewsAt };
    };
    return this.set(accountId, paid, reason);
  }

  /** Ends everything. */
  end(accountId: string, reason: string | null = null): Promise<void> {
    return this.set(accountId, async () => ({ isPaid: false, isGranted: false, renewsAt: null }), reason);
  }

  /** Publishes a change; the same state again changes nothing. */
  private async set(
    accountId: string,
    read: () => Promise<Partial<Omit<SubscriptionState, 'isActive'>>>,
    reason: string | null = null,
  ): Promise<void> {
    await untilWritten(
      async () => {
        const known = await this.subscriptions.find(accountId);
        const before = stateOf(known);
        const next = { ...before, ...(await read()) };
        const state = { ...next, isActive: next.isPaid || next.isGranted };
        if (isSame(before, state)) return { written: true };
        await this.subscriptions.replace(accountId, known, state, reason);
        return null;
      },
      { tries: TRIES },
    );
  }
}

/** A lapsed subscriber is on the free plan: what exceeds its limit stays, nothing more can be added. */
function planOf(stored: PaidState | null): Subscription {
  if (!stored?.isActive) return { isActive: false, plan: 'free', recipeLimit: recipeLimitOf('free'), renewsAt: null };
  return { isActive: true, plan: 'premium', recipeLimit: recipeLimitOf('premium'), renewsAt: stored.renewsAt?.toISOString() ?? null };
}

/** What was stored before there were payments was granted. */
function stateOf(stored: SubscriptionDocument | null): SubscriptionState {
  const { isActive = false, isPaid = false, renewsAt = null } = stored ?? {};
  return { isActive, isPaid, isGranted: stored?.isGranted ?? (isActive && !isPaid), renewsAt };
}

const isSame = (known: SubscriptionState, state: SubscriptionState): boolean =>
  known.isActive === state.isActive &&
  known.isPaid === state.isPaid &&
  known.isGranted === state.isGranted &&
  (known.renewsAt?.getTime() ?? null) === (state.renewsAt?.getTime() ?? null);
