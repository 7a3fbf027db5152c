import { Injectable } from '@nestjs/common';
import { type Account, type Actor, type OutputOf, operations, type ParsedInputOf, ProblemError, type StaffRole } from '@simmer/contracts';
import type { Visitor } from '@simmer/kit';
import type { Language } from '@simmer/messages';
import { v7 as uuidv7 } from 'uuid';
import { AuditLog } from '../audit-log/audit-log.service';
import { PasswordHasher } from '../password-check/password-hasher';
import { MailService } from '../mail/mail.service';
import { checkPassword } from '../password-check/password-policy';
import { Factors } from '../factors/factors.service';
import { SecurityLog } from '../security-log';
import { SessionService } from '../session/session.service';
import { AccountRepository } from '../account-model/account.repository';
import type { AccountDocument, EmailClaimDocument } from '../account-model/account.schema';
import { emailKeyOf, toAccount } from '../account-model/account-view';
import { EmailClaims } from '../account-model/email-claims.service';

type Registration = ParsedInputOf<typeof operations.identity.account.register>;
type StartedSession = OutputOf<typeof operations.identity.account.register>;

@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly claims: EmailClaims,
    private readonly sessions: SessionService,
    private readonly hasher: PasswordHasher,
    private readonly factors: Factors,
    private readonly mails: MailService,
    private readonly log: SecurityLog,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Claims the address, writes the account, settles the claim. Dying in between leaves a claim that the same request resumes
   * at once and anybody else takes over after a minute; settling and taking over exclude each other.
   */
  async register(registration: Registration, visitor?: Visitor): Promise<StartedSession> {
    const { email, password, name } = registration;
    checkPassword(password, { email, name });
    const claim = await this.claims.take(emailKeyOf(email), { requestId: registration.requestId ?? uuidv7(), accountId: uuidv7() });
    // the answer of a registration that ended was lost on its way: who knows the password is let in
    if (claim.isSettled) return this.signInAgain(registration, visitor);
    const account = await this.write(claim, registration, visitor?.language);
    // before the account is real, so that none is without its mail; it is sent afterwards
    await this.mails.store({
      id: `verify-email ${account._id}`,
      accountId: account._id,
      to: email,
      language: account.language,
      template: 'verify-email',
      params: {},
    });
    if (!(await this.accounts.settle(claim))) {
      await this.accounts.remove(account._id);
      throw new ProblemError('identity.email-taken');
    }
    await this.mails.startSending(account._id);
    this.log.write('registered', { accountId: account._id, visitor });
    return this.sessions.open(account, visitor);
  }

  async find(id: string): Promise<Account | null> {
    const account = await this.accounts.find(id);
    return account && toAccount(account);
  }

  /** The signed-in account; null for a visitor. After the first factor alone, says which second factors there are. */
  async findCurrent(actor: Actor | null): Promise<OutputOf<typeof operations.identity.session.current>> {
    const isCook = actor?.role === 'cook' || actor?.role === 'staff';
    const found = isCook ? await this.accounts.find(actor.accountId) : null;
    if (!found || !isCook || actor.level !== 'half') return { account: found && toAccount(found), pending: null };
    return { account: null, pending: await this.factors.pendingFor(found) };
  }

  async current(id: string): Promise<Account> {
    const account = await this.find(id);
    if (!account) throw new ProblemError('access.signed-out');
    return account;
  }

  /** Decided by an operator at the machine, so the address counts as proven and nothing is removed from the account. */
  async findByEmail(email: string): Promise<{ account_id: string }> {
    const found = await this.accounts.findByEmail(emailKeyOf(email));
    if (!found) throw new ProblemError('request.not-found', 'There’s no account with this email address.');
    return { account_id: found._id };
  }

  async confirmEmail(email: string): Promise<Account> {
    const found = await this.accounts.findByEmail(emailKeyOf(email));
    if (!found) throw new ProblemError('request.not-found', 'There’s no account with this email address.');
    await this.auditLog.add(null, 'identity.account.confirm-email', found._id);
    await this.accounts.setVerified(found._id, found.emailKey, { isReclaimed: false });
    return this.current(found._id);
  }

  async setStaffRoles(email: string, roles: readonly StaffRole[]): Promise<Account> {
    const found = await this.accounts.findByEmail(emailKeyOf(email));
    if (!found) throw new ProblemError('request.not-found', 'There’s no account with this email address.');
    await this.auditLog.add(null, 'identity.account.set-staff-roles', `${roles.join(', ') || 'none'}: ${found._id}`);
    const account = await this.accounts.setStaffRoles(found._id, [...new Set(roles)]);
    if (!account) throw new ProblemError('request.not-found', 'There’s no account with this email address.');
    this.log.write('staff-roles-set', { accountId: account._id, staffRoles: account.staffRoles });
    return toAccount(account);
  }

  private async signInAgain({ email, password }: Registration, visitor?: Visitor): Promise<StartedSession> {
    const { account, sessionToken } = await this.sessions.start(email, password, visitor).catch((problem: unknown) => {
      // another registration or another password: the address is taken
      if (problem instanceof ProblemError && problem.code === 'identity.wrong-credentials') throw new ProblemError('identity.email-taken');
      throw problem;
    });
    // it has a second factor by now, so it is no registration that is still under way
    if (!account) throw new ProblemError('identity.email-taken');
    return { account, sessionToken };
  }

  private async write(
    claim: EmailClaimDocument,
    { email, name, password }: Registration,
    language: Language = 'en',
  ): Promise<AccountDocument> {
    const { _id: emailKey, accountId } = claim;
    const known = await this.accounts.find(accountId);
    if (known) return this.resume(known, password);
    const passwordHash = await this.hash(password, claim);
    const now = new Date();
    const account: AccountDocument = {
      _id: accountId,
      email,
      emailKey,
      name,
      role: 'cook',
      staffRoles: [],
      passwordHash,
      passwordChangedAt: null,
      emailVerifiedAt: null,
      language,
      sessionsFrom: null,
      createdAt: now,
      isGoing: false,
      acceptedTermsAt: now,
    };
    if (await this.accounts.insert(account)) return account;
    // the same registration, sent twice at once
    return this.resume((await this.accounts.find(accountId)) ?? account, password);
  }

  /** An account that was written before its registration could end: it must be the same person, who knows the password. */
  private async resume(known: AccountDocument, password: string): Promise<AccountDocument> {
    if (!(await this.hasher.verify(known.passwordHash, password))) throw new ProblemError('identity.email-taken');
    return known;
  }

  private async hash(password: string, claim: EmailClaimDocument): Promise<string> {
    try {
      return await this.hasher.hash(password);
    } catch (error) {
      await this.accounts.release(claim);
      throw error;
    }
  }
}
