import { Injectable } from '@nestjs/common';
import { type AccountActor, type AccountSecurity, FACTOR_LIMITS, type OutputOf, operations, ProblemError } from '@simmer/contracts';
import type { Visitor } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import type { AccountDocument } from '../account-model/account.schema';
import { MailService } from '../mail/mail.service';
import { Secrets } from '../secrets';
import { SecurityLog } from '../security-log';
import { SessionService } from '../session/session.service';
import { SignInLimits } from '../sign-in/sign-in-limits.service';
import { Factors } from '../factors/factors.service';
import { FactorsRepository } from '../factors/factors.repository';
import type { Authenticator, FactorsDocument } from '../factors/factors.schema';
import { addressOf, newKey, stepOf } from '../factors/one-time-code';
import { newRecoveryCodes } from '../factors/recovery-codes';

type Operations = typeof operations.identity.secondFactor;
type StartedSession = OutputOf<Operations['enterCode']>;

/** How long an unconfirmed authenticator is kept. */
const CONFIRMED_WITHIN_MS = 60 * 60_000;
/** How long a repeated confirmation still succeeds: its first answer may have been lost. */
const ASKED_AGAIN_WITHIN_MS = 10 * 60_000;

interface ConfirmedAuthenticator {
  id: string;
  code: string;
  name: string;
}
type Recovery = NonNullable<FactorsDocument['recovery']>;

const isOn = ({ confirmedAt }: Authenticator): boolean => confirmedAt !== null;

/** The second step of signing in: authenticator apps, and codes on paper for when they are lost. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly codes: Factors,
    private readonly sessions: SessionService,
    private readonly limits: SignInLimits,
    private readonly secrets: Secrets,
    private readonly mails: MailService,
    private readonly log: SecurityLog,
  ) {}

  async read(actor: AccountActor): Promise<AccountSecurity> {
    return this.codes.securityOf(await this.sessions.accountOf(actor));
  }

  /** Sent again, it answers the same key. */
  async addAuthenticator(actor: AccountActor, id: string): Promise<OutputOf<Operations['addAuthenticator']>> {
    const account = await this.sessions.accountOf(actor);
    const fresh = { id, name: '', sealedKey: this.secrets.seal('authenticator', account._id, newKey()), lastStep: 0, lastUsedAt: null };
    await this.factors.change(account._id, ({ authenticators }) => {
      if (authenticators.some((one) => one.id === id)) return null;
      const current = authenticators.filter(
        ({ confirmedAt, addedAt }) => confirmedAt ?? addedAt.getTime() > Date.now() - CONFIRMED_WITHIN_MS,
      );
      if (current.length >= FACTOR_LIMITS.authenticators) throw new ProblemError('identity.too-many-factors');
      return { authenticators: [...current, { ...fresh, addedAt: new Date(), confirmedAt: null }] };
    });
    const added = (await this.factors.find(account._id)).authenticators.find((one) => one.id === id);
    // the key of a confirmed authenticator is never shown again
    if (!added || added.confirmedAt) throw new ProblemError('request.id-taken');
    const key = this.secrets.open('authenticator', account._id, added.sealedKey);
    return { id, key, address: addressOf(key, account.email) };
  }

  /** When the answer was lost, a later code gets it again, with new recovery codes. */
  async confirmAuthenticator(
    actor: AccountActor,
    { id, code, name }: ConfirmedAuthenticator,
    visitor?: Visitor,
  ): Promise<OutputOf<Operations['confirmAuthenticator']>> {
    const account = await this.sessions.accountOf(actor);
    const counted = await this.limits.count(account._id, visitor, 'code');
    const recoveryCodes = newRecoveryCodes();
    const newRecovery = this.recoveryOf(account._id, recoveryCodes);
    const turnOn = (factors: FactorsDocument) => this.turnedOn(factors, { id, code, name }, newRecovery);
    if (!turnOn(await this.factors.find(account._id))) throw new ProblemError('identity.wrong-code');
    // mail first, then activate: nothing opens an account without its cook having been notified
    await this.mails.notify(account, `second-factor-on ${id}`, 'second-factor-on', { name, at: new Date().toISOString() });
    const confirmed = await this.factors.change(account._id, turnOn);
    if (!confirmed) throw new ProblemError('identity.wrong-code');
    await counted.giveBack();
    this.log.write('second-factor-added', { accountId: account._id });
    const renewed = await this.sessions.renew(account, actor, { visitor, level: 'second-factor' });
    return { ...renewed, recoveryCodes: confirmed.recovery?.hashes === newRecovery.hashes ? recoveryCodes : null };
  }

  /** One that is not there is gone already. */
  async removeAuthenticator(actor: AccountActor, id: string, visitor?: Visitor): Promise<StartedSession> {
    const account = await this.sessions.accountOf(actor);
    const without = ({ authenticators, recovery }: FactorsDocument) => {
      const left = authenticators.filter((one) => one.id !== id);
      const isOver = !left.some(isOn);
      if (isOver && account.role === 'staff') throw new ProblemError('identity.staff-needs-factor');
      return { authenticators: left, recovery: isOver ? null : recovery };
    };
    const known = await this.factors.find(account._id);
    if (known.authenticators.some(isOn) && without(known).recovery === null)
      await this.mails.notify(account, `second-factor-off ${id}`, 'second-factor-off', { at: new Date().toISOString() });
    const changed = await this.factors.change(account._id, without);
    this.log.write('second-factor-removed', { accountId: account._id });
    return this.sessions.renew(account, actor, { visitor, ...(changed?.recovery === null && { level: 'password' }) });
  }

  async makeRecoveryCodes(actor: AccountActor): Promise<OutputOf<Operations['makeRecoveryCodes']>> {
    const { _id: accountId } = await this.sessions.accountOf(actor);
    const recoveryCodes = newRecoveryCodes();
    const made = await this.factors.change(
      accountId,
      ({ recovery }) => recovery && { recovery: this.recoveryOf(accountId, recoveryCodes) },
    );
    if (!made) throw new ProblemError('identity.factor-not-found');
    this.log.write('recovery-codes-made', { accountId });
    return { recoveryCodes };
  }

  /** The second step of a sign-in. */
  enterCode(actor: AccountActor, code: string, visitor?: Visitor): Promise<StartedSession> {
    return this.finish(actor, visitor, ({ _id }) => this.codes.useDigits(_id, code));
  }

  enterRecoveryCode(actor: AccountActor, code: string, visitor?: Visitor): Promise<StartedSession> {
    return this.finish(actor, visitor, async (account) => {
      const left = await this.codes.useRecoveryCode(account._id, code);
      if (left === null) return false;
      await this.mails.notify(account, `recovery-code-used ${uuidv7()}`, 'recovery-code-used', { left, at: new Date().toISOString() });
      return true;
    });
  }

  /** What an account has once these digits were entered; null for wrong ones. */
  private turnedOn({ _id, authenticators, recovery }: FactorsDocument, { id, code, name }: ConfirmedAuthenticator, newRecovery: Recovery) {
    const added = authenticators.find((one) => one.id === id);
    const { confirmedAt } = added ?? {};
    if (!added || (confirmedAt && confirmedAt.getTime() < Date.now() - ASKED_AGAIN_WITHIN_MS))
      throw new ProblemError('identity.factor-not-found');
    const step = stepOf(this.secrets.open('authenticator', _id, added.sealedKey), code);
    if (step === null || step <= added.lastStep) return null;
    const now = new Date();
    const on = { ...added, name, confirmedAt: confirmedAt ?? now, lastStep: step, lastUsedAt: now };
    const isSeen = recovery && !(confirmedAt && recovery.madeAt >= confirmedAt && recovery.hashes.length === recovery.made);
    return {
      authenticators: authenticators.map((one) => (one.id === id ? on : one)),
      recovery: isSeen ? recovery : { ...newRecovery, madeAt: now },
    };
  }

  private async finish(
    actor: AccountActor,
    visitor: Visitor | undefined,
    isRight: (account: AccountDocument) => Promise<boolean>,
  ): Promise<StartedSession> {
    if (actor.role === 'client' || actor.level !== 'half') throw new ProblemError('identity.signed-in-already');
    const account = await this.sessions.accountOf(actor);
    const counted = await this.limits.count(account._id, visitor, 'code');
    if (!(await isRight(account))) {
      this.log.write('sign-in-refused', { accountId: account._id, visitor });
      throw new ProblemError('identity.wrong-code', undefined, { params: { left: await counted.left() } });
    }
    await counted.giveBack();
    return this.sessions.renew(account, actor, { visitor, level: 'second-factor' });
  }

  private recoveryOf(accountId: string, codes: readonly string[]) {
    return { hashes: codes.map((code) => this.codes.hashOfCode(accountId, code)), made: codes.length, madeAt: new Date() };
  }
}
