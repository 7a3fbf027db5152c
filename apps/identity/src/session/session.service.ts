import { Injectable } from '@nestjs/common';
import { type OutputOf, operations, ProblemError } from '@simmer/contracts';
import type { Visitor } from '@simmer/kit';
import { AccountRepository } from '../account/account.repository';
import type { AccountDocument } from '../account/account.schema';
import { emailKeyOf, toAccount } from '../account/account-view';
import { PasswordHasher } from '../password/password-hasher';
import { type CountedTry, SignInLimits } from '../sign-in/sign-in-limits.service';
import { expiryOf, isDueForTouch } from './session-lifetime';
import { SessionRepository } from './session.repository';
import { newSessionToken, sessionIdOf } from './session-token';

type StartedSession = OutputOf<typeof operations.identity.session.start>;
type ResolvedSession = OutputOf<typeof operations.identity.session.resolve>['session'];

@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly limits: SignInLimits,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Signs in. An address without an account gets the same answer after the same work. */
  async start(email: string, password: string, visitor?: Visitor): Promise<StartedSession> {
    const emailKey = emailKeyOf(email);
    const counted = await this.limits.count(emailKey, visitor);
    const account = await this.accounts.findByEmail(emailKey);
    const isRight = await this.isRight(account, password, counted);
    if (!account || !isRight) throw new ProblemError('identity.wrong-credentials');
    await counted.giveBack();
    return this.open(account, visitor);
  }

  /** A new session for somebody who has shown who they are. The token leaves here and is kept nowhere. */
  async open(account: AccountDocument, visitor?: Visitor): Promise<StartedSession> {
    const sessionToken = newSessionToken();
    const now = new Date();
    await this.sessions.insert({
      _id: sessionIdOf(sessionToken),
      accountId: account._id,
      startedAt: now,
      lastUsedAt: now,
      expiresAt: expiryOf(now, now),
      endedAt: null,
      revision: 1,
    });
    await this.limits.rememberDevice(account.emailKey, visitor);
    return { account: toAccount(account), sessionToken };
  }

  /** Whose session a token stands for; null when it is unknown, has ended or has run out. */
  async resolve(sessionToken: string): Promise<ResolvedSession> {
    const now = new Date();
    const session = await this.sessions.findLive(sessionIdOf(sessionToken), now);
    // the role is the account's of now, not the one of sign-in
    const account = session && (await this.accounts.find(session.accountId));
    if (!account) return null;
    const touched = isDueForTouch(session.lastUsedAt, now) ? expiryOf(session.startedAt, now) : null;
    if (touched) await this.sessions.touch(session, now, touched);
    return { id: session._id, accountId: account._id, role: account.role, expiresAt: (touched ?? session.expiresAt).toISOString() };
  }

  async end(accountId: string, sessionId: string | undefined): Promise<void> {
    if (!sessionId) throw new ProblemError('access.signed-out');
    await this.sessions.end(sessionId, accountId);
  }

  private async isRight(account: AccountDocument | null, password: string, counted: CountedTry): Promise<boolean> {
    try {
      return await (account ? this.hasher.verify(account.passwordHash, password) : this.hasher.verifyNothing(password));
    } catch (error) {
      await counted.giveBack();
      throw error;
    }
  }
}
