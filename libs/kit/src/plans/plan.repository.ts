import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { wasInserted } from '../mongo/was-inserted';
import { PLAN_MODEL, type PlanDocument } from './plan.schema';

@Injectable()
export class PlanRepository {
  constructor(@InjectModel(PLAN_MODEL) private readonly plans: Model<PlanDocument>) {}

  find(accountId: string): Promise<PlanDocument | null> {
    return this.plans.findById(accountId).lean<PlanDocument>().exec();
  }

  /** The account ids of stored plans after `after`, in order. */
  async listAccountIds(limit: number, after?: string): Promise<string[]> {
    const found = await this.plans
      .find(after ? { _id: { $gt: after } } : {}, ['_id'])
      .sort({ _id: 1 })
      .limit(limit)
      .lean<PlanDocument[]>();
    return found.map(({ _id }) => _id);
  }

  findMany(accountIds: readonly string[]): Promise<PlanDocument[]> {
    return this.plans
      .find({ _id: { $in: accountIds } })
      .lean<PlanDocument[]>()
      .exec();
  }

  /** Replaces a plan if it is still as it was read; false when it is not. */
  async replace({ _id, revision }: PlanDocument, by: Pick<PlanDocument, 'plan' | 'revision'>): Promise<boolean> {
    return (await this.plans.updateOne({ _id, revision }, { $set: by })).matchedCount === 1;
  }

  /** Stores a plan unless a newer revision is stored. */
  async putIfNewer(known: PlanDocument): Promise<void> {
    if (await wasInserted(this.plans.create(known))) return;
    const { _id, plan, revision } = known;
    await this.plans.updateOne({ _id, revision: { $lt: revision } }, { $set: { plan, revision } });
  }
}
