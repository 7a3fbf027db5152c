import { Inject, Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { LeasedWork } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import type { AccountDocument } from '../account-model/account.schema';
import { emailKeyOf } from '../account-model/account-view';
import { IdentityConfig } from '../identity.config';
import { type LinkPurpose, MailLinkService } from '../mail-link/mail-link.service';
import { htmlOf, textOf } from './letter-forms';
import { letterOf, type MailTemplate } from './letters';
import { MailRepository } from './mail.repository';
import type { MailRecord } from './mail.schema';
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
    const frame = { language, publicUrl: this.config.PUBLIC_URL };
    const letter = letterOf(template, params, { ...frame, to, ...link });
    await this.smtp.send({ id, to, subject: letter.subject, text: textOf(letter, frame), html: htmlOf(letter, frame) });
    await this.mails.finish(record, holder, 'sent');
  }

  fail(record: MailRecord, holder: string): Promise<void> {
    return this.mails.finish(record, holder, 'failed');
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
