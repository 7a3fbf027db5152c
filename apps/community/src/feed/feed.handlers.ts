import { Controller } from '@nestjs/common';
import { feed, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { FeedService } from './feed.service';

type Input<K extends keyof typeof feed> = ParsedInputOf<(typeof feed)[K]>;
type Output<K extends keyof typeof feed> = Promise<OutputOf<(typeof feed)[K]>>;
type Cook = ContextOf<typeof feed.counts>;

@Controller()
export class FeedHandlers {
  constructor(private readonly feed: FeedService) {}

  @Handles(feed.counts)
  counts(_: Input<'counts'>, { actor }: Cook): Output<'counts'> {
    return this.feed.counts(actor.accountId);
  }

  @Handles(feed.listRecipes)
  listRecipes(page: Input<'listRecipes'>, { actor }: Cook): Output<'listRecipes'> {
    return this.feed.listRecipes(actor.accountId, page);
  }

  @Handles(feed.listAnswers)
  listAnswers(page: Input<'listAnswers'>, { actor }: Cook): Output<'listAnswers'> {
    return this.feed.listAnswers(actor.accountId, page);
  }

  @Handles(feed.listNotices)
  listNotices(page: Input<'listNotices'>, { actor }: Cook): Output<'listNotices'> {
    return this.feed.listNotices(actor.accountId, page);
  }

  @Handles(feed.see)
  see({ parts, until }: Input<'see'>, { actor }: Cook): Output<'see'> {
    return this.feed.see(actor.accountId, parts, until);
  }

  @Handles(feed.suggestCooks)
  suggestCooks(_: Input<'suggestCooks'>, { actor }: Cook): Output<'suggestCooks'> {
    return this.feed.suggestCooks(actor.accountId);
  }
}
