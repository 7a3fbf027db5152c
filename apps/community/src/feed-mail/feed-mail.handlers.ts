import { Controller } from '@nestjs/common';
import { feedMail, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { FeedMailService } from './feed-mail.service';

type Input<K extends keyof typeof feedMail> = ParsedInputOf<(typeof feedMail)[K]>;
type Output<K extends keyof typeof feedMail> = Promise<OutputOf<(typeof feedMail)[K]>>;
type Cook = ContextOf<typeof feedMail.readSettings>;

@Controller()
export class FeedMailHandlers {
  constructor(private readonly mails: FeedMailService) {}

  @Handles(feedMail.readSettings)
  readSettings(_: Input<'readSettings'>, { actor }: Cook): Output<'readSettings'> {
    return this.mails.readSettings(actor.accountId);
  }

  @Handles(feedMail.changeSettings)
  changeSettings(chosen: Input<'changeSettings'>, { actor }: Cook): Output<'changeSettings'> {
    return this.mails.changeSettings(actor.accountId, chosen);
  }

  @Handles(feedMail.readNews)
  async readNews({ accountId, since, until }: Input<'readNews'>): Output<'readNews'> {
    return { news: await this.mails.findNews(accountId, new Date(since), new Date(until)) };
  }

  @Handles(feedMail.stop)
  async stop({ accountId }: Input<'stop'>): Output<'stop'> {
    await this.mails.stop(accountId);
    return { stopped: true };
  }
}
