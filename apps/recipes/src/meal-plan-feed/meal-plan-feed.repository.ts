import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MEAL_PLAN_FEED_MODEL, type MealPlanFeedDocument } from './meal-plan-feed.schema';

@Injectable()
export class MealPlanFeedRepository {
  constructor(@InjectModel(MEAL_PLAN_FEED_MODEL) private readonly feeds: Model<MealPlanFeedDocument>) {}

  async find(by: Partial<Pick<MealPlanFeedDocument, '_id' | 'hash' | 'linkId'>>): Promise<MealPlanFeedDocument | null> {
    return this.feeds.findOne(by).lean<MealPlanFeedDocument>();
  }

  /** Replaces the earlier one. */
  async put({ _id, ...feed }: MealPlanFeedDocument): Promise<void> {
    await this.feeds.updateOne({ _id }, { $set: feed }, { upsert: true });
  }

  async remove(accountId: string): Promise<void> {
    await this.feeds.deleteOne({ _id: accountId });
  }

  /** Removes those of a household that other accounts than these have. */
  async removeOfFormerMembers(householdId: string, accountIds: readonly string[]): Promise<void> {
    await this.feeds.deleteMany({ householdId, _id: { $nin: accountIds } });
  }
}
