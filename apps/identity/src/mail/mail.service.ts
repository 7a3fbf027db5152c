import { Injectable } from '@nestjs/common';
import { jobs, type Letter, type mail, type NotificationTopic, type ParsedInputOf, ProblemError } from '@simmer/contracts';
import type { Language } from '@simmer/messages';
import { Jobs } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { AccountRepository } from '../account-model/account.repository';
import type { AccountDocument } from '../account-model/account.schema';
import { PreferencesService } from '../preferences/preferences.service';
import type { MailParams, MailTemplate } from './letters';
import { MailRepository } from './mail.repository';

/** What cooks choose whether to be written to about. */
const TOPICS: Partial<Record<MailTemplate, NotificationTopic>> = { 'new-sign-in': 'new-sign-in' };

interface Order<T extends MailTemplate> {
  /** What the mail is about: the same again is not sent again. */
  id: string;
  to: string;
  language: Language;
  template: T;
  params: MailParams[T];
  /** The account that it is about; none for an address without one. */
  accountId?: string | undefined;
}

/** Takes mails in. Each is a record first, so that it is sent once the mail server is there, whatever happens meanwhile. */
@Injectable()
export class MailService {
  constructor(
    private readonly mails: MailRepository,
    private readonly accounts: AccountRepository,
    private readonly preferences: PreferencesService,
    private readonly jobs: Jobs,
  ) {}

  async enqueue<T extends MailTemplate>(order: Order<T>): Promise<void> {
    const ownerId = await this.store(order);
    if (ownerId) await this.startSending(ownerId);
  }

  /** Stores a mail, to be sent by `startSending`, or by the queue's own check some seconds later. Returns its owner; null when a mail with this id exists. */
  async store<T extends MailTemplate>({ id, accountId, ...mail }: Order<T>): Promise<string | null> {
    const ownerId = accountId ?? uuidv7();
    return (await this.mails.insert({ _id: id, ownerId, ...mail })) ? ownerId : null;
  }

  /** Sends the waiting mails of an account. */
  startSending(ownerId: string): Promise<void> {
    return this.jobs.enqueue(jobs.identity.sendMail, { ownerId });
  }

  /**
   * Notifies a cook at their verified address, unless they have turned the topic off: nobody else must get mail in their
   * name. Security notices have no topic and are always sent.
   */
  async notify<T extends MailTemplate>(account: AccountDocument, id: string, template: T, params: MailParams[T]): Promise<void> {
    const { _id: accountId, email: to, language, emailVerifiedAt } = account;
    const topic = TOPICS[template];
    if (topic && !(await this.preferences.wantsMail(accountId, topic))) return;
    if (emailVerifiedAt) await this.enqueue({ id, accountId, to, language, template, params });
  }

  /** Sends a mail to somebody who has paid and has no account yet. */
  sendToPayer({ id, email: to, language, interval, endsAt }: ParsedInputOf<typeof mail.sendToPayer>): Promise<void> {
    return this.enqueue({ id, to, language, template: 'payment-unclaimed', params: { interval, endsAt } });
  }

  /** Sends a mail for another service. Throws `request.not-found` for an unknown account. */
  async send(id: string, accountId: string, { template, ...params }: Letter): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new ProblemError('request.not-found');
    await this.notify(account, id, template, params);
  }
}
