import { Injectable } from '@nestjs/common';
import { type Actor, type mealPlanFeed, type OutputOf, ProblemError } from '@simmer/contracts';
import { hashOf, newSecretToken } from '@simmer/kit';
import { daysAfter, weekOf } from '@simmer/meal-plan';
import { v7 as uuidv7 } from 'uuid';
import { Households } from '../household/households.service';
import { MealPlanService } from '../meal-plan/meal-plan.service';
import type { EndsOpenings } from '../household/ends-openings';
import { calendarOf } from './calendar-text';
import { MealPlanFeedRepository } from './meal-plan-feed.repository';

const WEEK_DAYS = 7;
/** How many weeks before and after this one a calendar has. */
const WEEKS = { before: 4, after: 8 };

@Injectable()
export class MealPlanFeedService implements EndsOpenings {
  constructor(
    private readonly feeds: MealPlanFeedRepository,
    private readonly plans: MealPlanService,
    private readonly households: Households,
  ) {}

  /** Null for a token that is unknown or over. */
  async actorOf(token: string): Promise<Actor | null> {
    const feed = await this.feeds.find({ hash: hashOf(token) });
    return feed && { role: 'guest', accountId: null, linkId: feed.linkId };
  }

  async read(accountId: string): Promise<OutputOf<typeof mealPlanFeed.read>> {
    const feed = await this.feeds.find({ _id: accountId });
    return { created_at: feed?.created_at.toISOString() ?? null };
  }

  async create(accountId: string): Promise<OutputOf<typeof mealPlanFeed.make>> {
    const token = newSecretToken();
    const created_at = new Date();
    const householdId = await this.households.get(accountId);
    await this.feeds.put({ _id: accountId, householdId, linkId: uuidv7(), hash: hashOf(token), created_at });
    return { token, created_at: created_at.toISOString() };
  }

  async end(accountId: string): Promise<OutputOf<typeof mealPlanFeed.end>> {
    await this.feeds.remove(accountId);
    return { created_at: null };
  }

  endOutside(householdId: string, members: readonly string[]): Promise<void> {
    return this.feeds.removeOfFormerMembers(householdId, members);
  }

  endAllOf(accountId: string): Promise<void> {
    return this.feeds.remove(accountId);
  }

  /** Throws `request.not-found` for the guest of something else. */
  async calendar(linkId: string, now = new Date()): Promise<OutputOf<typeof mealPlanFeed.calendar>> {
    const feed = await this.feeds.find({ linkId });
    // read each time: a former member's feed no longer shows the plan
    if (!feed || (await this.households.get(feed._id)) !== feed.householdId) throw new ProblemError('request.not-found');
    const first = daysAfter(weekOf(now.toISOString().slice(0, 10)), -WEEKS.before * WEEK_DAYS);
    const days = (WEEKS.before + 1 + WEEKS.after) * WEEK_DAYS;
    return { text: calendarOf((await this.plans.daysFrom(feed._id, first, days)).entries) };
  }
}
