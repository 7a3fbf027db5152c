import { Injectable } from '@nestjs/common';
import { type feedMail, type FeedMailSettings, type FeedNews, type ParsedInputOf, pick } from '@simmer/contracts';
import { FeedNewsService } from '../feed/feed-news.service';
import { FeedMailRepository } from './feed-mail.repository';
import { isTimeZone, nextMailAt } from './next-mail-at';

const UNCHOSEN: FeedMailSettings = { frequency: 'never', hour: 17, includes_answers: true };

/** What is new in a cook's feed by mail: how often they want it, and what it says. */
@Injectable()
export class FeedMailService {
  constructor(
    private readonly mails: FeedMailRepository,
    private readonly news: FeedNewsService,
  ) {}

  async readSettings(accountId: string): Promise<FeedMailSettings> {
    const found = await this.mails.find(accountId);
    return found ? { ...pick(found, ['frequency', 'hour']), includes_answers: found.includesAnswers } : UNCHOSEN;
  }

  /** What is new from now on is mailed, or nothing any more. */
  async changeSettings(
    accountId: string,
    { frequency, hour, time_zone, includes_answers: includesAnswers }: ParsedInputOf<typeof feedMail.changeSettings>,
  ): Promise<FeedMailSettings> {
    if (frequency === 'never') await this.mails.remove(accountId);
    else {
      const timeZone = time_zone !== null && isTimeZone(time_zone) ? time_zone : null;
      const times = { frequency, hour, timeZone };
      await this.mails.choose(accountId, { ...times, includesAnswers }, nextMailAt(new Date(), times));
    }
    return this.readSettings(accountId);
  }

  stop(accountId: string): Promise<void> {
    return this.mails.remove(accountId);
  }

  /** Null when there is nothing to say, and for a cook who wants no mail. */
  async findNews(accountId: string, since: Date, until: Date): Promise<FeedNews | null> {
    const wanted = await this.mails.find(accountId);
    return wanted && this.news.find(accountId, { since, until, includesAnswers: wanted.includesAnswers });
  }
}
