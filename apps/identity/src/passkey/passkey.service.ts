import { Inject, Injectable } from '@nestjs/common';
import {
  type AccountActor,
  type AccountSecurity,
  FACTOR_LIMITS,
  type OutputOf,
  operations,
  PRODUCT_NAME,
  ProblemError,
} from '@simmer/contracts';
import type { Visitor } from '@simmer/kit';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { v7 as uuidv7 } from 'uuid';
import { AccountRepository } from '../account-model/account.repository';
import type { AccountDocument } from '../account-model/account.schema';
import { IdentityConfig } from '../identity.config';
import { MailService } from '../mail/mail.service';
import { Factors } from '../factors/factors.service';
import { FactorsRepository } from '../factors/factors.repository';
import type { Passkey } from '../factors/factors.schema';
import { SecurityLog } from '../security-log';
import { SessionService } from '../session/session.service';
import { ChallengeRepository } from '../factors/challenge.repository';

type Operations = typeof operations.identity.passkey;
type StartedSession = OutputOf<Operations['signIn']>;
type Challenge = OutputOf<Operations['startSignIn']>;

/** What a browser answered, not looked at yet. */
interface Answer {
  challengeId: string;
  response: Record<string, unknown>;
}

const ANSWERED_WITHIN_MS = 5 * 60_000;

/** Passkeys: something that the cook has, unlocked by something that they are or know, so both steps in one. */
@Injectable()
export class PasskeyService {
  private readonly site: { origin: string; id: string };

  constructor(
    private readonly challenges: ChallengeRepository,
    private readonly factors: FactorsRepository,
    private readonly security: Factors,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly mails: MailService,
    private readonly log: SecurityLog,
    @Inject(IdentityConfig.token) { PUBLIC_URL }: IdentityConfig,
  ) {
    this.site = { origin: PUBLIC_URL, id: new URL(PUBLIC_URL).hostname };
  }

  /** The browser offers the passkeys that it has for us, so that nothing about any account is revealed. */
  async startSignIn(): Promise<Challenge> {
    const options = await generateAuthenticationOptions({ rpID: this.site.id, userVerification: 'required', timeout: ANSWERED_WITHIN_MS });
    return this.storeChallenge('show', options, null);
  }

  async signIn(answer: Answer, visitor?: Visitor): Promise<StartedSession> {
    const account = await this.accountShownBy(answer);
    return this.sessions.open(account, visitor, 'second-factor');
  }

  /** Throws `identity.passkey-refused` for a passkey of another account. */
  async confirm(actor: AccountActor, answer: Answer, visitor?: Visitor): Promise<StartedSession> {
    const account = await this.accountShownBy(answer);
    if (account._id !== actor.accountId) throw new ProblemError('identity.passkey-refused');
    return this.sessions.renew(account, actor, { visitor, level: 'second-factor' });
  }

  async startAdding(actor: AccountActor): Promise<Challenge> {
    const account = await this.sessions.accountOf(actor);
    const { passkeys } = await this.factors.find(account._id);
    if (passkeys.length >= FACTOR_LIMITS.passkeys) throw new ProblemError('identity.too-many-factors');
    const options = await generateRegistrationOptions({
      rpName: PRODUCT_NAME,
      rpID: this.site.id,
      userName: account.email,
      userDisplayName: account.name || account.email,
      userID: new TextEncoder().encode(account._id),
      attestationType: 'none',
      timeout: ANSWERED_WITHIN_MS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: passkeys.map(({ id }) => ({ id })),
    });
    return this.storeChallenge('add', options, account._id);
  }

  async add(actor: AccountActor, { name, ...answer }: Answer & { name: string }, visitor?: Visitor): Promise<StartedSession> {
    const account = await this.sessions.accountOf(actor);
    const added = await this.madeBy(answer, account._id, name);
    // mail first, then activate: nothing opens an account without its cook having been notified
    await this.mails.notify(account, `passkey-added ${answer.challengeId}`, 'passkey-added', { name, at: new Date().toISOString() });
    await this.factors.change(account._id, ({ passkeys }) => {
      if (passkeys.length >= FACTOR_LIMITS.passkeys) throw new ProblemError('identity.too-many-factors');
      return passkeys.some(({ id }) => id === added.id) ? null : { passkeys: [...passkeys, added] };
    });
    this.log.write('passkey-added', { accountId: account._id });
    return this.sessions.renew(account, actor, { visitor });
  }

  async rename(actor: AccountActor, id: string, name: string): Promise<AccountSecurity> {
    const account = await this.sessions.accountOf(actor);
    const renamed = await this.factors.change(account._id, ({ passkeys }) =>
      passkeys.some((one) => one.id === id) ? { passkeys: passkeys.map((one) => (one.id === id ? { ...one, name } : one)) } : null,
    );
    if (!renamed) throw new ProblemError('request.not-found');
    return this.security.securityOf(account);
  }

  /** One that is not there is gone already. */
  async remove(actor: AccountActor, id: string): Promise<AccountSecurity> {
    const account = await this.sessions.accountOf(actor);
    await this.factors.change(account._id, ({ passkeys }) => ({ passkeys: passkeys.filter((one) => one.id !== id) }));
    this.log.write('passkey-removed', { accountId: account._id });
    return this.security.securityOf(account);
  }

  private async storeChallenge(purpose: 'show' | 'add', options: { challenge: string }, accountId: string | null): Promise<Challenge> {
    const challengeId = uuidv7();
    const expiresAt = new Date(Date.now() + ANSWERED_WITHIN_MS);
    await this.challenges.insert({ _id: challengeId, purpose, challenge: options.challenge, accountId, expiresAt });
    return { challengeId, options: { ...options } };
  }

  /** Whose passkey this is. Throws `identity.passkey-refused`. */
  private async accountShownBy({ challengeId, response }: Answer): Promise<AccountDocument> {
    const challenge = await this.challenges.take(challengeId, 'show', null);
    const accountId = ownerNamedIn(response);
    const account = accountId ? await this.accounts.find(accountId) : null;
    const passkey = account && (await this.factors.find(account._id)).passkeys.find(({ id }) => id === response['id']);
    if (!challenge || !passkey) throw new ProblemError('identity.passkey-refused');
    const counter = await this.checked(response, challenge.challenge, passkey);
    await this.factors.change(account._id, ({ passkeys }) => ({
      passkeys: passkeys.map((one) => (one.id === passkey.id ? { ...one, counter, lastUsedAt: new Date() } : one)),
    }));
    return account;
  }

  /** The counter that the passkey says. Throws `identity.passkey-refused`. */
  private async checked(response: Record<string, unknown>, challenge: string, { id, publicKey, counter }: Passkey): Promise<number> {
    const { verified, authenticationInfo } = await refusing(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.id,
        credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      }),
    );
    if (!verified) throw new ProblemError('identity.passkey-refused');
    return authenticationInfo.newCounter;
  }

  private async madeBy({ challengeId, response }: Answer, accountId: string, name: string): Promise<Passkey> {
    const challenge = await this.challenges.take(challengeId, 'add', accountId);
    if (!challenge) throw new ProblemError('identity.passkey-refused');
    const { verified, registrationInfo } = await refusing(() =>
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge.challenge,
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.id,
      }),
    );
    if (!verified) throw new ProblemError('identity.passkey-refused');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: [...transports],
      addedAt: new Date(),
      lastUsedAt: null,
    };
  }
}

/** The browser returns the account that a passkey was made for. */
function ownerNamedIn({ response }: Record<string, unknown>): string | undefined {
  const handle = (response as { userHandle?: unknown } | undefined)?.userHandle;
  return typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString() : undefined;
}

/** The library throws for whatever is not right in an answer. */
async function refusing<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw new ProblemError('identity.passkey-refused', undefined, { cause: error });
  }
}
