import { Injectable } from '@nestjs/common';
import { jobs, mail, ProblemError } from '@simmer/contracts';
import { Bus, LeasedWork } from '@simmer/kit';
import { FeedMailRepository } from './feed-mail.repository';
import type { FeedMailDocument } from './feed-mail.schema';
import { FeedMailService } from './feed-mail.service';
import { nextMailAt } from './next-mail-at';

/**
 * One mail of one cook. It is known by when it was due, and has what came between the one before and that time: a run that is cut off anywhere and begins
 * again requests the same mail, which identity sends once.
 */
@Injectable()
export class FeedMailRun extends LeasedWork<FeedMailDocument> {
  readonly job = jobs.community.sendFeedMail;

  constructor(
    private readonly mails: FeedMailRepository,
    private readonly service: FeedMailService,
    private readonly bus: Bus,
  ) {
    super();
  }

  get records() {
    return this.mails.leases;
  }

  /** The account is gone, and what is here of it is about to go. */
  override isFinal(error: unknown): boolean {
    return error instanceof ProblemError && error.code === 'request.not-found';
  }

  async work(record: FeedMailDocument, holder: string): Promise<void> {
    const { _id: accountId, since, until } = record;
    if (since < until && (await this.service.findNews(accountId, since, until))) {
      const letter = { template: 'feed-news', since: since.toISOString(), until: until.toISOString() } as const;
      await this.bus.call(mail.send, { id: `feed-news ${accountId} ${letter.until}`, accountId, letter }, { asService: true });
    }
    await this.mails.setMailed(record);
    await this.mails.finish(record, holder, nextMailAt(new Date(), record));
  }

  /** What was not mailed this time is in the next one. */
  fail(record: FeedMailDocument, holder: string): Promise<void> {
    return this.mails.finish(record, holder, nextMailAt(new Date(), record));
  }
}
