import { Injectable } from '@nestjs/common';
import { type AccountActor, type Actor, type OutputOf, operations, ProblemError } from '@simmer/contracts';
import { AccountRepository } from '../account-model/account.repository';
import type { AccountDocument } from '../account-model/account.schema';
import { emailKeyOf } from '../account-model/account-view';
import { EmailClaims } from '../account-model/email-claims.service';
import { MailService } from '../mail/mail.service';
import { type MailLinkDocument, MailLinkService } from '../mail-link/mail-link.service';
import { SecurityLog } from '../security-log';
import { SignInLimits } from '../sign-in/sign-in-limits.service';
import { FirstProof } from './first-proof.service';

type SentTo = OutputOf<typeof operations.identity.email.change>;
type Verified = OutputOf<typeof operations.identity.email.verify>;

/** Whose an address is, and which one an account has. */
@Injectable()
export class EmailService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly claims: EmailClaims,
    private readonly mails: MailService,
    private readonly links: MailLinkService,
    private readonly limits: SignInLimits,
    private readonly firstProof: FirstProof,
    private readonly log: SecurityLog,
  ) {}

  async sendVerification(actor: AccountActor, requestId: string): Promise<SentTo> {
    const { _id: accountId, email: to, emailKey, emailVerifiedAt, language } = await this.accountOf(actor);
    if (emailVerifiedAt) throw new ProblemError('identity.already-verified');
    await this.limits.count(emailKey, undefined, 'mail');
    await this.mails.enqueue({ id: `verify-email ${requestId}`, accountId, to, language, template: 'verify-email', params: {} });
    return { sentTo: to };
  }

  /** By the link in a mail, to an account's address or to one that it is to get. */
  verify(token: string, actor: Actor | null): Promise<Verified> {
    return this.links.use(token, ['verify-email', 'new-email'], (link) =>
      link.purpose === 'new-email' ? this.move(link) : this.confirm(link, actor?.accountId ?? null),
    );
  }

  async isVerified(accountId: string): Promise<boolean> {
    return (await this.accounts.find(accountId))?.emailVerifiedAt instanceof Date;
  }

  /** Null for an address that is not verified, and for an account that is gone. */
  /** The account that has shown an address to be its own, if one has. */
  async findOwner(email: string): Promise<string | null> {
    const account = await this.accounts.findByEmail(emailKeyOf(email));
    return account?.emailVerifiedAt ? account._id : null;
  }

  async readVerified(accountId: string): Promise<string | null> {
    const account = await this.accounts.find(accountId);
    return account?.emailVerifiedAt ? account.email : null;
  }

  async verifyByCode(actor: AccountActor, code: string): Promise<Verified> {
    const { _id, emailVerifiedAt } = await this.accountOf(actor);
    if (emailVerifiedAt) throw new ProblemError('identity.already-verified');
    return this.links.useCode(_id, 'verify-email', code, (link) => this.confirm(link, _id));
  }

  /** Does not reveal whether an address has an account: its owner is notified by mail. */
  async change(actor: AccountActor, requestId: string, email: string): Promise<SentTo> {
    const { _id: accountId, emailKey, language } = await this.accountOf(actor);
    await this.limits.count(emailKey, undefined, 'mail');
    const holder = await this.accounts.findByEmail(emailKeyOf(email));
    const template = holder && holder._id !== accountId ? 'email-taken' : 'new-email';
    // an earlier requested address no longer counts
    await this.links.endOf(accountId, 'new-email');
    await this.mails.enqueue({ id: `new-email ${requestId}`, accountId, to: email, language, template, params: {} });
    return { sentTo: email };
  }

  private async confirm({ accountId, email }: MailLinkDocument, provenBy: string | null): Promise<Verified> {
    await this.firstProof.record(accountId, emailKeyOf(email), provenBy);
    this.log.write('email-verified', { accountId });
    return { email };
  }

  /** Gives an account another address. Dying in between leaves an account that is found by both until the link is used again. */
  private async move({ _id: linkId, accountId, email }: MailLinkDocument): Promise<Verified> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new ProblemError('identity.link-over');
    const emailKey = emailKeyOf(email);
    const claim = await this.claims.take(emailKey, { requestId: linkId, accountId });
    if (account.emailKey !== emailKey)
      await this.mails.notify(account, `email-changed ${linkId}`, 'email-changed', { at: new Date().toISOString() });
    await this.accounts.setEmail(accountId, { email, emailKey });
    await this.accounts.settle(claim);
    await this.accounts.releaseOthers(accountId, emailKey);
    this.log.write('email-changed', { accountId });
    return { email };
  }

  private async accountOf({ accountId }: AccountActor): Promise<AccountDocument> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new ProblemError('access.signed-out');
    return account;
  }
}
