import { Injectable } from '@nestjs/common';
import type { AccountSecurity, PendingSignIn } from '@simmer/contracts';
import type { AccountDocument } from '../account-model/account.schema';
import { Secrets } from '../secrets';
import { FactorsRepository } from './factors.repository';
import type { Authenticator, FactorsDocument } from './factors.schema';
import { stepOf } from './one-time-code';
import { bareCode } from './recovery-codes';

const SIX_DIGITS = /^\d{6}$/;
const RECOVERY_CODE = 'recovery code';

/** Checks second factors. Each code works once, also when it is sent several times at once. */
@Injectable()
export class Factors {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly secrets: Secrets,
  ) {}

  /** How an account's sign-in goes on after the password; null when it ends there. */
  async pendingFor({ _id, email, name }: AccountDocument): Promise<PendingSignIn | null> {
    const { authenticators, passkeys, recovery } = await this.factors.find(_id);
    if (!authenticators.some(isOn)) return null;
    return {
      email,
      name,
      methods: [
        'authenticator',
        ...(passkeys.length > 0 ? (['passkey'] as const) : []),
        ...(recovery && recovery.hashes.length > 0 ? (['recovery-code'] as const) : []),
      ],
    };
  }

  async securityOf({ _id, passwordChangedAt }: AccountDocument): Promise<AccountSecurity> {
    const { authenticators, passkeys, recovery } = await this.factors.find(_id);
    return {
      passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
      authenticators: authenticators.filter(isOn).map(toUsed),
      passkeys: passkeys.map(toUsed),
      recoveryCodes: recovery && { left: recovery.hashes.length, made: recovery.made, madeAt: recovery.madeAt.toISOString() },
    };
  }

  /** Uses the digits of one of an account's authenticators up. False when they are not right, or were used. */
  async useDigits(accountId: string, code: string): Promise<boolean> {
    const used = await this.factors.change(accountId, (factors) => {
      const found = this.useAuthenticator(factors, code);
      return found && { authenticators: factors.authenticators.map((one) => (one.id === found.id ? found : one)) };
    });
    return used !== null;
  }

  /** Uses a recovery code up; how many are left then, or null when it is not right. */
  async useRecoveryCode(accountId: string, typed: string): Promise<number | null> {
    const hashes = this.secrets.tokens(RECOVERY_CODE, `${accountId} ${bareCode(typed)}`);
    const used = await this.factors.change(accountId, ({ recovery }) =>
      recovery?.hashes.some((one) => hashes.includes(one))
        ? { recovery: { ...recovery, hashes: recovery.hashes.filter((one) => !hashes.includes(one)) } }
        : null,
    );
    return used?.recovery?.hashes.length ?? null;
  }

  /** Either of the two. */
  async useCode(accountId: string, typed: string): Promise<boolean> {
    const digits = typed.replaceAll(/\s/g, '');
    if (SIX_DIGITS.test(digits)) return this.useDigits(accountId, digits);
    return (await this.useRecoveryCode(accountId, typed)) !== null;
  }

  /** Seals what authenticators share with their apps under the newest secret, for the nightly job. How many that were. */
  async renewSeals(signal: AbortSignal): Promise<number> {
    let changed = 0;
    for await (const { _id } of this.factors.withAuthenticators()) {
      if (signal.aborted) break;
      const done = await this.factors.change(_id, ({ authenticators }) => {
        const anew = authenticators.map((one) => ({
          ...one,
          sealedKey: this.secrets.resealed('authenticator', _id, one.sealedKey) ?? one.sealedKey,
        }));
        return anew.some(({ sealedKey }, at) => sealedKey !== authenticators[at]?.sealedKey) ? { authenticators: anew } : null;
      });
      if (done) changed += 1;
    }
    return changed;
  }

  hashOfCode(accountId: string, code: string): string {
    return this.secrets.token(RECOVERY_CODE, `${accountId} ${bareCode(code)}`);
  }

  /** The authenticator that these digits belong to, with their use recorded. */
  private useAuthenticator({ _id, authenticators }: FactorsDocument, code: string): Authenticator | null {
    for (const one of authenticators.filter(isOn)) {
      const step = stepOf(this.secrets.open('authenticator', _id, one.sealedKey), code);
      if (step !== null && step > one.lastStep) return { ...one, lastStep: step, lastUsedAt: new Date() };
    }
    return null;
  }
}

const isOn = ({ confirmedAt }: Authenticator): boolean => confirmedAt !== null;

const toUsed = ({ id, name, addedAt, lastUsedAt }: Pick<Authenticator, 'id' | 'name' | 'addedAt' | 'lastUsedAt'>) => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
