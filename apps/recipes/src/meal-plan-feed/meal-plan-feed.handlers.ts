import { Controller } from '@nestjs/common';
import { mealPlanFeed, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { MealPlanFeedService } from './meal-plan-feed.service';

type Input<K extends keyof typeof mealPlanFeed> = ParsedInputOf<(typeof mealPlanFeed)[K]>;
type Output<K extends keyof typeof mealPlanFeed> = Promise<OutputOf<(typeof mealPlanFeed)[K]>>;
type Cook = ContextOf<typeof mealPlanFeed.read>;

@Controller()
export class MealPlanFeedHandlers {
  constructor(private readonly feeds: MealPlanFeedService) {}

  @Handles(mealPlanFeed.resolve)
  async resolve({ token }: Input<'resolve'>): Output<'resolve'> {
    return { actor: await this.feeds.actorOf(token) };
  }

  @Handles(mealPlanFeed.read)
  read(_input: Input<'read'>, { actor }: Cook): Output<'read'> {
    return this.feeds.read(actor.accountId);
  }

  @Handles(mealPlanFeed.make)
  make(_input: Input<'make'>, { actor }: Cook): Output<'make'> {
    return this.feeds.create(actor.accountId);
  }

  @Handles(mealPlanFeed.end)
  end(_input: Input<'end'>, { actor }: Cook): Output<'end'> {
    return this.feeds.end(actor.accountId);
  }

  @Handles(mealPlanFeed.calendar)
  calendar(_input: Input<'calendar'>, { actor }: ContextOf<typeof mealPlanFeed.calendar>): Output<'calendar'> {
    return this.feeds.calendar(actor.linkId);
  }
}
