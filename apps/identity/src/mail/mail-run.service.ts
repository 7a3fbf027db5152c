import { Inject, Injectable } from '@nestjs/common';
import { feedMail, jobs } from '@simmer/contracts';
import { Bus, LeasedWork } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import type { AccountDocument } from '../account-model/account.schema';
import { emailKeyOf } from '../account-model/account-view';
import { IdentityConfig } from '../identity.config';
import { type LinkPurpose, MailLinkService } from '../mail-link/mail-link.service';
import { htmlOf, textOf } from './letter-forms';
import { letterOf, type MailTemplate, type News } from './letters';
import { MailRepository } from './mail.repository';
import type { MailRecord } from './mail.schema';
import { UnsubscribeService } from '../unsubscribe/unsubscribe.service';
import { MailRefused, SmtpTransport } from './smtp-transport';

/** A registration that has written its mail ends within this time, or never. */
const REGISTERS_WITHIN_MS = 120_000;

const LINKS: Partial<Record<MailTemplate, LinkPurpose>> = {
  'verify-email': 'verify-email',
  'new-email': 'new-email',
  'reset-password': 'reset-password',
};

/** The registration that requested this mail has not ended yet. */
class NotRegisteredYet extends Error {
  override name = 'NotRegisteredYet';
}

/** One run of one mail. What goes wrong after the mail server has taken it sends it again, under the same Message-ID and with the same link. */
@Injectable()
export class MailRun extends LeasedWork<MailRecord> {
  readonly job = jobs.identity.sendMail;

  constructor(
    private readonly mails: MailRepository,
    private readonly accounts: AccountRepository,
    private readonly links: MailLinkService,
    private readonly unsubscribing: UnsubscribeService,
    private readonly bus: Bus,
    private readonly smtp: SmtpTransport,
    @Inject(IdentityConfig.token) private readonly config: IdentityConfig,
  ) {
    super();
  }

  get records() {
    return this.mails.leases;
  }

  override isFinal(error: unknown): boolean {
    return error instanceof MailRefused;
  }

  async work(record: MailRecord, holder: string): Promise<void> {
    const { _id: id, to, language, template, params } = record;
    const purpose = LINKS[template];
    const account = purpose && (await this.accountFor(record));
    // no mail for an account that does not exist
    if (purpose && !account) return this.mails.finish(record, holder, 'dropped');
    const link = purpose && account ? await this.links.issue(purpose, { mailId: id, accountId: account._id, email: to }) : {};
    const news = isOfNews(record) ? await this.newsFor(record) : undefined;
    if (news === null) return this.mails.finish(record, holder, 'dropped');
    const frame = { language, publicUrl: this.config.PUBLIC_URL };
    const letter = letterOf(template, params, { ...frame, to, ...link, ...(news && { news }) });
    const { subject, unsubscribe } = letter;
    const content = { subject, text: textOf(letter, frame), html: htmlOf(letter, frame) };
    await this.smtp.send({ id, to, ...content, ...(unsubscribe && { unsubscribeAt: unsubscribe.href }) });
    await this.mails.finish(record, holder, 'sent');
  }

  fail(record: MailRecord, holder: string): Promise<void> {
    return this.mails.finish(record, holder, 'failed');
  }

  /** Read at the last moment, so that nothing is sent that was hidden or removed while the mail waited; null when there is nothing to say any more. */
  private async newsFor({ ownerId, params }: MailRecord<'feed-news'>): Promise<News | null> {
    const { news } = await this.bus.call(feedMail.readNews, { accountId: ownerId, ...params }, { asService: true });
    return news && { ...news, unsubscribeAt: this.unsubscribing.addressFor(ownerId) };
  }

  /** Whose a link in this mail is: the account that has the address, or that is to get it. */
  private async accountFor({ template, to, ownerId, createdAt }: MailRecord): Promise<AccountDocument | null> {
    if (template === 'new-email') return this.accounts.find(ownerId);
    const account = await this.accounts.findByEmail(emailKeyOf(to));
    if (template === 'reset-password' || account?._id === ownerId) return account;
    if (Date.now() - createdAt.getTime() < REGISTERS_WITHIN_MS) throw new NotRegisteredYet();
    return null;
  }
}

const isOfNews = (record: MailRecord): record is MailRecord<'feed-news'> => record.template === 'feed-news';
