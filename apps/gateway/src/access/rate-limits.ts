import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { BudgetName } from '@simmer/contracts';
import { ServiceConfig } from '@simmer/kit';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayConfig } from '../gateway.config';

/** How much of a budget is left. */
export interface Standing {
  budget: BudgetName;
  quota: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
  isExceeded: boolean;
  /** Of several requests at once: how many are let through. */
  counted?: number;
}

interface Budget {
  quota: number;
  windowSeconds: number;
}

interface Limited {
  name: BudgetName;
  budget: Budget;
  limiter: RateLimiterRedis;
}

/** Counts requests in Redis, for all gateways together; in this process alone while Redis is away. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly limiters = new Map<BudgetName, Limited>();
  private readonly redis: Redis;

  constructor(@Inject(GatewayConfig.token) config: GatewayConfig, @Inject(ServiceConfig.token) { REDIS_URL, NAMESPACE }: ServiceConfig) {
    this.redis = new Redis(REDIS_URL, {
      // an unavailable limiter must not block requests
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 250,
      retryStrategy: (tries) => Math.min(tries * 100, 1_000),
    });
    // a lost connection heals by itself, and counting goes on in memory meanwhile
    this.redis.on('error', () => undefined);

    const budgets: Record<BudgetName, Budget> = {
      general: { quota: config.GATEWAY_REQUESTS_PER_MINUTE, windowSeconds: 60 },
      program: { quota: config.GATEWAY_PROGRAM_REQUESTS_PER_MINUTE, windowSeconds: 60 },
      partner: { quota: config.GATEWAY_PARTNER_REQUESTS_PER_MINUTE, windowSeconds: 60 },
      'sign-in': { quota: config.GATEWAY_SIGN_INS_PER_HOUR, windowSeconds: 3_600 },
      import: { quota: config.GATEWAY_IMPORTS_PER_HOUR, windowSeconds: 3_600 },
      contact: { quota: config.GATEWAY_CONTACT_MESSAGES_PER_HOUR, windowSeconds: 3_600 },
      drawing: { quota: config.GATEWAY_DRAWINGS_PER_MINUTE, windowSeconds: 60 },
      'unknown-secret': { quota: config.GATEWAY_UNKNOWN_SECRETS_PER_MINUTE, windowSeconds: 60 },
    };
    for (const [name, budget] of Object.entries(budgets) as [BudgetName, Budget][]) {
      if (budget.quota === 0) continue;
      const options = { keyPrefix: `${NAMESPACE}limit:${name}`, points: budget.quota, duration: budget.windowSeconds };
      const insuranceLimiter = new RateLimiterMemory(options);
      this.limiters.set(name, {
        name,
        budget,
        limiter: new RateLimiterRedis({
          ...options,
          storeClient: this.redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter,
          inMemoryBlockOnConsumed: budget.quota + 1,
        }),
      });
    }
  }

  /**
   * Counts a request of `who` against a budget, as `cost` plain ones; undefined when that budget has no limit. What costs more than is left is
   * refused and not counted, so that plain requests can still use the rest.
   */
  async count(name: BudgetName, who: string, cost = 1): Promise<Standing | undefined> {
    const known = this.limiters.get(name);
    if (!known) return undefined;
    const { budget, limiter } = known;
    // whatever it costs, one request fits into a budget that is still whole
    const points = Math.min(cost, budget.quota);
    const before = points > 1 ? await limiter.get(who) : null;
    if (before && points > before.remainingPoints) return standing(known, before, true);
    return limiter.consume(who, points).then(
      (counted) => standing(known, counted, false),
      (refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return standing(known, refused, true);
      },
    );
  }

  /** Counts as many of several requests of `who` as are left in a budget, in one step, so that two who send some at once share what is left. */
  async countEach(name: BudgetName, who: string, requests: number): Promise<Standing | undefined> {
    const known = this.limiters.get(name);
    if (!known) return undefined;
    return known.limiter.consume(who, requests).then(
      (counted) => ({ ...standing(known, counted, false), counted: requests }),
      (refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const { consumedPoints } = refused;
        // a limiter that knows the budget to be used up counts nothing, and says 0
        const counted = consumedPoints === 0 ? 0 : Math.max(0, requests - (consumedPoints - known.budget.quota));
        return { ...standing(known, refused, counted === 0), counted };
      },
    );
  }

  /** Takes back what `count` has counted, once it shows that it should not count. */
  async giveBack(name: BudgetName, who: string): Promise<void> {
    await this.limiters.get(name)?.limiter.reward(who);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

const standing = ({ name, budget }: Limited, { remainingPoints, msBeforeNext }: RateLimiterRes, isExceeded: boolean): Standing => ({
  budget: name,
  ...budget,
  remaining: remainingPoints,
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  isExceeded,
});
