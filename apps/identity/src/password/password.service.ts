import { Injectable } from '@nestjs/common';
import { type AccountActor, type operations, type OutputOf, type ParsedInputOf, ProblemError } from '@simmer/contracts';
import type { Visitor } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { ApiTokenRepository } from '../api-token/api-token.repository';
import { AccountRepository } from '../account-model/account.repository';
import type { AccountDocument } from '../account-model/account.schema';
import { emailKeyOf } from '../account-model/account-view';
import { FirstProof } from '../email/first-proof.service';
import { MailService } from '../mail/mail.service';
import { MailLinkService } from '../mail-link/mail-link.service';
import { Factors } from '../factors/factors.service';
import { SecurityLog } from '../security-log';
import { SessionService } from '../session/session.service';
import { SignInLimits } from '../sign-in/sign-in-limits.service';
import { VoiceLinkService } from '../voice-link/voice-link.service';
import { PasswordHasher } from '../password-check/password-hasher';
import { checkPassword } from '../password-check/password-policy';

type Operations = typeof operations.identity.password;
type WaysIn = OutputOf<Operations['reset']>['waysIn'];

@Injectable()
export class PasswordService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly mails: MailService,
    private readonly links: MailLinkService,
    private readonly limits: SignInLimits,
    private readonly firstProof: FirstProof,
    private readonly factors: Factors,
    private readonly voice: VoiceLinkService,
    private readonly apiTokens: ApiTokenRepository,
    private readonly hasher: PasswordHasher,
    private readonly log: SecurityLog,
  ) {}

  /** One read and one record for any address, so that neither answer nor timing reveals which have an account: the mail job finds out. */
  async forgot(requestId: string, email: string, visitor?: Visitor): Promise<OutputOf<Operations['forgot']>> {
    const emailKey = emailKeyOf(email);
    await this.limits.count(emailKey, visitor, 'mail');
    const account = await this.accounts.findByEmail(emailKey);
    await this.mails.enqueue({
      id: `reset-password ${requestId}`,
      accountId: account?._id,
      to: account?.email ?? email,
      language: account?.language ?? visitor?.language ?? 'en',
      template: 'reset-password',
      params: {},
    });
    this.log.write('password-reset-asked-for', { accountId: account?._id ?? null, visitor });
    return { sentTo: email };
  }

  /**
   * Whoever has the link reads the mail of the account, so the address counts as shown to be theirs, and their browser as one of the account's:
   * strangers who used up the day's tries no longer keep them out.
   */
  reset(token: string, chosen: string, visitor?: Visitor): Promise<OutputOf<Operations['reset']>> {
    return this.links.use(token, ['reset-password'], async ({ _id: linkId, accountId, email }) => {
      const account = await this.accounts.find(accountId);
      // a mail to a former address does not open the account
      if (account?.emailKey !== emailKeyOf(email)) throw new ProblemError('identity.link-over');
      checkPassword(chosen, account);
      await this.firstProof.record(accountId, account.emailKey, null);
      const waysIn = await this.waysInOf(account);
      const verified = { ...account, emailVerifiedAt: account.emailVerifiedAt ?? new Date() };
      await this.replace(verified, chosen, { sessionsFrom: new Date(), requestId: linkId, waysIn });
      await this.limits.rememberDevice(account, visitor);
      await this.links.endOf(accountId, 'reset-password');
      await this.sessions.endAllOf(accountId);
      return { email, waysIn };
    });
  }

  async change(
    actor: AccountActor,
    { password: chosen, endOthers }: ParsedInputOf<Operations['change']>,
    visitor?: Visitor,
  ): Promise<OutputOf<Operations['change']>> {
    const account = await this.sessions.accountOf(actor);
    const changed = await this.replace(account, chosen, { sessionsFrom: endOthers ? new Date() : null, requestId: uuidv7() });
    const renewed = await this.sessions.renew(changed, actor, { visitor });
    if (endOthers) await this.sessions.endAllOf(account._id, renewed.sessionToken);
    return renewed;
  }

  /** What opens the account beside its password. */
  private async waysInOf(account: AccountDocument): Promise<WaysIn> {
    const [{ passkeys, authenticators }, apiTokens, voice] = await Promise.all([
      this.factors.securityOf(account),
      this.apiTokens.listLive(account._id, new Date()),
      this.voice.find(account._id),
    ]);
    const named = ({ name }: { name: string }): string => name;
    return {
      passkeys: passkeys.map(named),
      authenticators: authenticators.map(named),
      apiTokens: apiTokens.map(named),
      isVoiceLinked: Boolean(voice?.grantId),
    };
  }

  private async replace(
    account: AccountDocument,
    chosen: string,
    { sessionsFrom, requestId, waysIn }: { sessionsFrom: Date | null; requestId: string; waysIn?: WaysIn },
  ): Promise<AccountDocument> {
    checkPassword(chosen, account);
    const passwordHash = await this.hasher.hash(chosen);
    // mail first, then change: no password changes without its cook being notified
    await this.mails.notify(account, `password-changed ${requestId}`, 'password-changed', {
      at: new Date().toISOString(),
      ...(waysIn && { waysIn }),
    });
    const changed = await this.accounts.setPassword(account._id, passwordHash, { sessionsFrom });
    if (!changed) throw new ProblemError('access.signed-out');
    this.log.write('password-changed', { accountId: account._id });
    return changed;
  }
}
