import { Injectable } from '@nestjs/common';
import { type Account, type OutputOf, operations, type ParsedInputOf, ProblemError, type Role } from '@simmer/contracts';
import type { Visitor } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { PasswordHasher } from '../password/password-hasher';
import { checkPassword } from '../password/password-policy';
import { SessionService } from '../session/session.service';
import { AccountRepository } from './account.repository';
import type { AccountDocument, EmailClaimDocument } from './account.schema';
import { emailKeyOf, toAccount } from './account-view';

type Registration = ParsedInputOf<typeof operations.identity.account.register>;
type Claimed = Registration & { id: string; emailKey: string };
type StartedSession = OutputOf<typeof operations.identity.account.register>;

/** A registration that has not ended by then died on its way, and the address is free again. */
const REGISTERS_WITHIN_MS = 60_000;

@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Claims the address, writes the account, settles the claim. Dying in between leaves a claim that the same id resumes
   * at once and anybody else takes over after a minute; settling and taking over exclude each other.
   */
  async register({ id = uuidv7(), email, password, name }: Registration, visitor?: Visitor): Promise<StartedSession> {
    checkPassword(password, { email, name });
    const emailKey = emailKeyOf(email);
    const claim = await this.claim(emailKey, id);
    // the answer of a registration that ended was lost on its way: who knows the password is let in
    if (claim === 'settled') return this.sessions.start(email, password, visitor);
    const account = await this.write({ id, email, emailKey, name, password });
    if (!(await this.accounts.settle(emailKey, id))) {
      await this.accounts.discard(id, emailKey);
      throw new ProblemError('identity.email-taken');
    }
    return this.sessions.open(account, visitor);
  }

  async find(id: string): Promise<Account | null> {
    const account = await this.accounts.find(id);
    return account && toAccount(account);
  }

  async current(id: string): Promise<Account> {
    const account = await this.find(id);
    if (!account) throw new ProblemError('access.signed-out');
    return account;
  }

  async grantRole(email: string, role: Role): Promise<Account> {
    const found = await this.accounts.findByEmail(emailKeyOf(email));
    const account = found && (await this.accounts.setRole(found._id, role));
    if (!account) throw new ProblemError('request.not-found', 'There is no account with this e-mail address.');
    return toAccount(account);
  }

  private async claim(emailKey: string, accountId: string): Promise<'settled' | 'ours'> {
    if (await this.accounts.claim(emailKey, accountId)) return 'ours';
    const existing = await this.accounts.findClaim(emailKey);
    if (existing?.accountId === accountId) return existing.isSettled ? 'settled' : 'ours';
    const isTakenOver = existing && isDead(existing) && (await this.accounts.takeOver(existing, accountId));
    if (!isTakenOver) throw new ProblemError('identity.email-taken');
    return 'ours';
  }

  private async write({ id, email, emailKey, name, password }: Claimed): Promise<AccountDocument> {
    const known = await this.accounts.find(id);
    if (known) return this.resume(known, emailKey, password);
    const passwordHash = await this.hash(password, emailKey, id);
    const account: AccountDocument = { _id: id, email, emailKey, name, role: 'cook', passwordHash, createdAt: new Date() };
    if (await this.accounts.insert(account)) return account;
    // the same registration, sent twice at once
    return this.resume(await this.accounts.find(id), emailKey, password);
  }

  /** An account that was written before its registration could end: it must be the same person, who knows the password. */
  private async resume(known: AccountDocument | null, emailKey: string, password: string): Promise<AccountDocument> {
    if (known?.emailKey !== emailKey) {
      await this.accounts.release(emailKey, known?._id ?? '');
      throw ProblemError.field('/id', 'This id is already in use.');
    }
    if (!(await this.hasher.verify(known.passwordHash, password))) throw new ProblemError('identity.email-taken');
    return known;
  }

  private async hash(password: string, emailKey: string, id: string): Promise<string> {
    try {
      return await this.hasher.hash(password);
    } catch (error) {
      await this.accounts.release(emailKey, id);
      throw error;
    }
  }
}

const isDead = ({ isSettled, claimedAt }: EmailClaimDocument): boolean => !isSettled && claimedAt.getTime() < Date.now() - REGISTERS_WITHIN_MS;
