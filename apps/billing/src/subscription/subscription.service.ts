import { Injectable } from '@nestjs/common';
import { type OutputOf, recipeLimitOf, type Subscription, type subscription } from '@simmer/contracts';
import { untilWritten } from '@simmer/kit';
import { SubscriptionRepository } from './subscription.repository';
import type { SubscriptionDocument, SubscriptionState } from './subscription.schema';

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

  /** Sets an account's state and publishes the change; the same state again changes nothing. */
  async setState(accountId: string, state: SubscriptionState): Promise<void> {
    await untilWritten(async () => {
      const known = await this.subscriptions.find(accountId);
      const isDone = isSame(known, state) || (await this.subscriptions.replace(accountId, known, state));
      return isDone ? { written: state } : null;
    });
  }
}

/** A lapsed subscriber is on the free plan: what exceeds its limit stays, nothing more can be added. */
function planOf(stored: SubscriptionState | null): Subscription {
  if (!stored?.isActive) return { isActive: false, plan: 'free', recipeLimit: recipeLimitOf('free'), renewsAt: null };
  return { isActive: true, plan: 'premium', recipeLimit: recipeLimitOf('premium'), renewsAt: stored.renewsAt?.toISOString() ?? null };
}

const isSame = (known: SubscriptionDocument | null, state: SubscriptionState): boolean =>
  (known?.isActive ?? false) === state.isActive && (known?.renewsAt?.getTime() ?? null) === (state.renewsAt?.getTime() ?? null);
