import { Injectable } from '@nestjs/common';
import { type PayloadOf, type Plan, subscription, subscriptionChanged } from '@simmer/contracts';
import { Bus } from '../bus/bus';
import { On } from '../events/on';
import { type Comparison, type Drift, Reconciliations } from '../reconciliation/reconciliations.service';
import { PlanRepository } from './plan.repository';
import type { PlanDocument } from './plan.schema';

/** The plan of an account: a projection of billing's events, requested on first use. */
@Injectable()
export class Plans {
  constructor(
    private readonly plans: PlanRepository,
    private readonly bus: Bus,
    private readonly reconciliations: Reconciliations,
  ) {}

  /** Throws `service.unavailable` for an account without a copy while billing is away. */
  async get(accountId: string): Promise<Plan> {
    return ((await this.plans.find(accountId)) ?? (await this.request(accountId))).plan;
  }

  @On(subscriptionChanged, 'keep-plan')
  async storePlan({ accountId }: PayloadOf<typeof subscriptionChanged>): Promise<void> {
    await this.request(accountId);
  }

  /** Compares the stored plans with billing's, for the nightly job. Billing is right, even where it is older than the copy. */
  reconcile(options?: Parameters<Reconciliations['reconcile']>[2]): Promise<Drift> {
    const plans: Comparison = {
      idsAfter: (limit, after) => this.plans.listAccountIds(limit, after),
      drifted: async (accountIds) => (await this.differing(accountIds)).map(({ known }) => known._id),
      mend: async (accountId) => {
        const [found] = await this.differing([accountId]);
        return !found || this.plans.replace(found.known, found.truth);
      },
    };
    return this.reconciliations.reconcile('plans', [plans], options);
  }

  /** The copies that differ. They are read before billing's, which are then the newer ones. */
  private async differing(accountIds: string[]): Promise<{ known: PlanDocument; truth: Pick<PlanDocument, 'plan' | 'revision'> }[]> {
    const stored = await this.plans.findMany(accountIds);
    const { plans } = await this.bus.call(subscription.lookUpMany, { accountIds }, { asService: true });
    return stored.flatMap((known) => {
      const truth = plans.find(({ accountId }) => accountId === known._id);
      if (!truth || (truth.plan === known.plan && truth.revision === known.revision)) return [];
      return [{ known, truth: { plan: truth.plan, revision: truth.revision } }];
    });
  }

  private async request(accountId: string): Promise<PlanDocument> {
    const { plan, revision } = await this.bus.call(subscription.lookUp, { accountId }, { asService: true });
    const known = { _id: accountId, plan, revision };
    await this.plans.putIfNewer(known);
    return known;
  }
}
