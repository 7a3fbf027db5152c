import { Injectable } from '@nestjs/common';
import { FREE_RECIPE_LIMIT, ProblemError, type Subscription } from '@simmer/contracts';
import { SubscriptionRepository } from './subscription.repository';
import type { SubscriptionDocument, SubscriptionState } from './subscription.schema';

const TRIES = 8;

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

  /** Brings the account to a state and tells everybody of the change; the same state again changes nothing. */
  async setState(accountId: string, state: SubscriptionState): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const known = await this.subscriptions.find(accountId);
      if (isSame(known, state) || (await this.subscriptions.write(accountId, known, state))) return;
    }
    throw new ProblemError('request.duplicate');
  }
}

/** A lapsed subscriber is on the free plan; what was kept beyond its limit stays, nothing more can be added. */
function planOf(stored: SubscriptionState | null): Subscription {
  if (!stored?.isActive) return { isActive: false, plan: 'free', recipeLimit: FREE_RECIPE_LIMIT, renewsAt: null };
  return { isActive: true, plan: 'premium', recipeLimit: null, renewsAt: stored.renewsAt?.toISOString() ?? null };
}

const isSame = (known: SubscriptionDocument | null, state: SubscriptionState): boolean =>
  (known?.isActive ?? false) === state.isActive && (known?.renewsAt?.getTime() ?? null) === (state.renewsAt?.getTime() ?? null);
