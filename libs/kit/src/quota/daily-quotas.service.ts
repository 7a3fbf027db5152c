import { Injectable } from '@nestjs/common';
import { ProblemError, DAY_MS } from '@simmer/contracts';
import { DailyQuotaRepository } from './daily-quota.repository';

export interface DailyQuota {
  /** Such as `photos`. */
  kind: string;
  count: number;
  bytes: number;
}

/**
 * How much one cook may bring in on one day (UTC), by number and by bytes. What stays longer than a day is bounded otherwise: photos without a
 * recipe are removed, and the plan bounds the recipes.
 */
@Injectable()
export class DailyQuotas {
  constructor(private readonly quotas: DailyQuotaRepository) {}

  /** Throws `request.quota-used-up` when this would be more than a day's. Gives back what undoes it, for what is refused after all. */
  async take(ownerId: string, quota: DailyQuota, bytes = 0): Promise<() => Promise<void>> {
    const day = Math.floor(Date.now() / DAY_MS);
    const until = new Date((day + 1) * DAY_MS);
    const id = `${ownerId}.${quota.kind}.${day}`;
    if (!(await this.quotas.take(id, until, bytes, quota))) {
      const retryAfter = Math.ceil((until.getTime() - Date.now()) / 1_000);
      throw new ProblemError('request.quota-used-up', undefined, { retryAfter, params: { kind: quota.kind } });
    }
    return () => this.quotas.refund(id, bytes);
  }
}
