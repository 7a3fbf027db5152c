import { Injectable } from '@nestjs/common';
import {
  type AccountActor,
  type Level,
  operations,
  type OutputOf,
  ProblemError,
  sessionIdOf,
  type SignedInDevice,
} from '@simmer/contracts';
import { hashOf, newSecretToken, type Visitor } from '@simmer/kit';
import { AccountRepository } from '../account-model/account.repository';
import type { AccountDocument } from '../account-model/account.schema';
import { emailKeyOf, toAccount } from '../account-model/account-view';
import { MailService } from '../mail/mail.service';
import { PasswordHasher } from '../password-check/password-hasher';
import { Factors } from '../factors/factors.service';
import { SecurityLog } from '../security-log';
import { type CountedTry, SignInLimits } from '../sign-in/sign-in-limits.service';
import { browserOf } from './browser';
import { expiryOf, halfExpiryOf, isDueForTouch } from './session-lifetime';
import { SessionRepository } from './session.repository';
import type { SessionDocument } from './session.schema';

type StartedSession = OutputOf<typeof operations.identity.session.start>;
type FullSession = OutputOf<typeof operations.identity.session.confirm>;
type ResolvedSession = OutputOf<typeof operations.identity.session.resolve>['session'];

@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly limits: SignInLimits,
    private readonly hasher: PasswordHasher,
    private readonly factors: Factors,
    private readonly mails: MailService,
    private readonly log: SecurityLog,
  ) {}

  /** Signs in. An address without an account gets the same answer after the same work. */
  async start(email: string, password: string, visitor?: Visitor): Promise<StartedSession> {
    const emailKey = emailKeyOf(email);
    const counted = await this.limits.count(emailKey, visitor);
    const account = await this.accounts.findByEmail(emailKey);
    const isRight = await this.isRight(account, password, counted);
    if (!account || !isRight) {
      this.log.write('sign-in-refused', { accountId: account?._id ?? null, visitor });
      throw new ProblemError('identity.wrong-credentials');
    }
    await counted.giveBack();
    const pending = await this.factors.pendingFor(account);
    if (!pending) return { ...(await this.open(account, visitor)), pending };
    const { sessionToken } = await this.open(account, visitor, 'half');
    return { account: null, pending, sessionToken };
  }

  /**
   * Signs in again to the account that is signed in, with all that it takes, so that what asks for that is open. Throws
   * `identity.wrong-password`, `identity.code-needed` and `identity.wrong-code`.
   */
  async confirm(actor: AccountActor, { password, code }: { password: string; code?: string }, visitor?: Visitor): Promise<FullSession> {
    const account = await this.accountOf(actor);
    const counted = await this.limits.count(account.emailKey, visitor);
    if (!(await this.isRight(account, password, counted))) {
      this.log.write('sign-in-refused', { accountId: account._id, visitor });
      throw new ProblemError('identity.wrong-password');
    }
    await counted.giveBack();
    const isTwoStep = (await this.factors.pendingFor(account)) !== null;
    if (isTwoStep) await this.checkCode(account, code, visitor);
    return this.renew(account, actor, { visitor, ...(isTwoStep && { level: 'second-factor' }) });
  }

  /** Opens a session for an authenticated cook and ends this browser's earlier one. Only the hash of the token is stored. */
  async open(account: AccountDocument, visitor?: Visitor, level: Level = 'password'): Promise<FullSession> {
    const sessionToken = newSecretToken();
    const sessionId = hashOf(sessionToken);
    const deviceId = visitor?.deviceToken ? hashOf(visitor.deviceToken) : null;
    const now = new Date();
    await this.sessions.insert({
      _id: sessionId,
      accountId: account._id,
      level,
      authenticatedAt: now,
      browser: browserOf(visitor?.userAgent),
      startedAt: now,
      lastUsedAt: now,
      expiresAt: level === 'half' ? halfExpiryOf(now) : expiryOf(now, now),
      endedAt: null,
      revision: 1,
      deviceId,
    });
    if (deviceId) await this.sessions.endOthersOf(deviceId, sessionId);
    this.log.write(level === 'half' ? 'signed-in-by-half' : 'signed-in', { accountId: account._id, visitor });
    if (level !== 'half' && visitor) await this.rememberBrowser(account, sessionId, visitor);
    return { account: toAccount(account), sessionToken };
  }

  /** A session under a new secret in the place of the actor's own, whenever it may do more, or others may do less, than before. */
  async renew(
    account: AccountDocument,
    actor: AccountActor,
    { visitor, level = levelOf(actor) }: { visitor?: Visitor | undefined; level?: Level },
  ): Promise<FullSession> {
    const started = await this.open(account, visitor, level);
    const before = sessionIdOf(actor);
    if (before) await this.sessions.end(before, account._id);
    return started;
  }

  /** Where an account is signed in. */
  async list(actor: AccountActor): Promise<SignedInDevice[]> {
    const account = await this.accountOf(actor);
    const live = await this.sessions.listLive(account._id, new Date());
    const here = sessionIdOf(actor);
    return live.filter((session) => !isFromBefore(session, account)).map((session) => toDevice(session, here));
  }

  /** Ends every session of an account but the actor's own. */
  async endOthers(actor: AccountActor): Promise<void> {
    await this.sessions.endAllOf(actor.accountId, sessionIdOf(actor));
    this.log.write('signed-out-everywhere', { accountId: actor.accountId });
  }

  /** Ends every session of an account but for one. */
  async endAllOf(accountId: string, except?: string): Promise<void> {
    await this.sessions.endAllOf(accountId, except && hashOf(except));
    this.log.write('signed-out-everywhere', { accountId });
  }

  /** Whose session a token stands for; null when it is unknown, has ended or has run out. */
  async resolve(sessionToken: string): Promise<ResolvedSession> {
    const now = new Date();
    const session = await this.sessions.findLive(hashOf(sessionToken), now);
    // the role is the account's of now, not the one of sign-in
    const account = session && (await this.accounts.find(session.accountId));
    if (!account || isFromBefore(session, account)) return null;
    const touched = isDueForTouch(session.lastUsedAt, now) ? expiryOf(session.startedAt, now) : null;
    if (touched) await this.sessions.touch(session, now, touched);
    return {
      id: session._id,
      accountId: account._id,
      role: account.role,
      staffRoles: account.staffRoles,
      level: session.level,
      authenticatedAt: (session.authenticatedAt ?? session.startedAt).toISOString(),
      expiresAt: (touched ?? session.expiresAt).toISOString(),
    };
  }

  /** The ids of the sessions in which an account is signed in now. */
  async liveIdsOf(accountId: string, now: Date): Promise<Set<string>> {
    return new Set((await this.sessions.listLive(accountId, now)).map(({ _id }) => _id));
  }

  async end(accountId: string, sessionId: string | undefined): Promise<void> {
    if (!sessionId) throw new ProblemError('access.signed-out');
    await this.sessions.end(sessionId, accountId);
    this.log.write('signed-out', { accountId });
  }

  /** The signed-in account. */
  async accountOf({ accountId }: AccountActor): Promise<AccountDocument> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new ProblemError('access.signed-out');
    return account;
  }

  /** Remembers this browser for the account; the cook is notified of a new one. */
  private async rememberBrowser(account: AccountDocument, sessionId: string, visitor: Visitor): Promise<void> {
    const isKnown = await this.limits.isKnownDevice(account.emailKey, visitor);
    await this.limits.rememberDevice(account, visitor);
    if (isKnown) return;
    const { name: browser, system } = browserOf(visitor.userAgent);
    const params = { browser: browser || visitor.userAgent, system, at: new Date().toISOString() };
    await this.mails.notify(account, `new-sign-in ${sessionId}`, 'new-sign-in', params);
  }

  private async checkCode({ _id }: AccountDocument, code: string | undefined, visitor?: Visitor): Promise<void> {
    if (!code) throw new ProblemError('identity.code-needed');
    const counted = await this.limits.count(_id, visitor, 'code');
    if (!(await this.factors.useCode(_id, code)))
      throw new ProblemError('identity.wrong-code', undefined, { params: { left: await counted.left() } });
    await counted.giveBack();
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

/** Whether everything was signed out after this session began. */
const isFromBefore = ({ startedAt }: SessionDocument, { sessionsFrom }: AccountDocument): boolean =>
  sessionsFrom !== null && startedAt < sessionsFrom;

const levelOf = (actor: AccountActor): Level => (actor.role === 'client' ? 'password' : (actor.level ?? 'password'));

const toDevice = ({ _id, browser, startedAt, lastUsedAt }: SessionDocument, here: string | undefined): SignedInDevice => ({
  id: _id,
  browser: browser.name,
  system: browser.system,
  kind: browser.kind,
  startedAt: startedAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  isThisOne: _id === here,
});
