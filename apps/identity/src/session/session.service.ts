import { Injectable } from '@nestjs/common';
import { type OutputOf, operations, ProblemError } from '@simmer/contracts';
import { AccountRepository } from '../account/account.repository';
import type { AccountDocument } from '../account/account.schema';
import { emailKeyOf, toAccount } from '../account/account-view';
import { PasswordHasher } from '../password/password-hasher';
import { expiryOf, isDueForTouch } from './session-lifetime';
import { SessionRepository } from './session.repository';
import { newSessionToken, sessionIdOf } from './session-token';
import { SignInAttemptRepository } from './sign-in-attempt.repository';

type StartedSession = OutputOf<typeof operations.identity.session.start>;
type ResolvedSession = OutputOf<typeof operations.identity.session.resolve>['session'];

@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly attempts: SignInAttemptRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Signs in. An address without an account gets the same answer after the same work. */
  async start(email: string, password: string): Promise<StartedSession> {
    const emailKey = emailKeyOf(email);
    await this.takeAttempt(emailKey);
    const account = await this.accounts.findByEmail(emailKey);
    const isRight = await this.isRight(emailKey, account, password);
    if (!account || !isRight) throw new ProblemError('identity.wrong-credentials');
    await this.attempts.giveBack(emailKey);
    return this.open(account);
  }

  /** A new session for somebody who has shown who they are. The token leaves here and is kept nowhere. */
  async open(account: AccountDocument): Promise<StartedSession> {
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

  private async takeAttempt(emailKey: string): Promise<void> {
    const decision = await this.attempts.take(emailKey);
    if (decision.isAllowed) return;
    const retryAfter = Math.ceil((decision.until.getTime() - Date.now()) / 1_000);
    throw new ProblemError('identity.too-many-attempts', undefined, { retryAfter: Math.max(1, retryAfter) });
  }

  private async isRight(emailKey: string, account: AccountDocument | null, password: string): Promise<boolean> {
    try {
      return await (account ? this.hasher.verify(account.passwordHash, password) : this.hasher.verifyNothing(password));
    } catch (error) {
      await this.attempts.giveBack(emailKey);
      throw error;
    }
  }
}
