import { Injectable } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import { hashOf, type Visitor } from '@simmer/kit';
import type { AccountDocument } from '../account-model/account.schema';
import { type AttemptBudget, budgetsOf, type Tried } from './attempt-budgets';
import { DeviceRepository } from './device.repository';
import { SignInAttemptRepository } from './sign-in-attempt.repository';

const DEVICE_KNOWN_FOR_MS = 400 * 86_400_000;
const HOUR_SECONDS = 3_600;
const NO_MORE_TODAY =
  'There were too many tries to sign in to this account today. Use a browser that you have signed in with before, or try again tomorrow.';

/** A call from inside the house: a seed, or another service. */
const NOWHERE: Visitor = { source: 'nowhere', deviceToken: '', userAgent: '', language: 'en' };

/** A try that may be evaluated, because it has been counted. */
export interface CountedTry {
  /** How many more there may be for a while. */
  left(): Promise<number>;
  /** For a try that was right, or was never evaluated after all. */
  giveBack(): Promise<void>;
}

/** Limits password attempts and mail requests per address, whether it has an account or not. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly attempts: SignInAttemptRepository,
    private readonly devices: DeviceRepository,
  ) {}

  /**
   * Counts a try before it is evaluated. Throws `identity.too-many-attempts`, of mails `identity.too-many-mails`, of messages
   * `identity.too-many-messages`.
   */
  async count(emailKey: string, visitor: Visitor = NOWHERE, tried: Tried = 'password'): Promise<CountedTry> {
    const device = deviceIdOf(emailKey, visitor);
    const isKnownDevice = await this.devices.isKnown(device, new Date());
    const counted: AttemptBudget[] = [];
    const giveBack = async (): Promise<void> => {
      for (const { key } of counted) await this.attempts.refund(key);
    };
    for (const budget of budgetsOf(tried, emailKey, visitor.source, isKnownDevice ? device : undefined)) {
      const decision = await this.attempts.take(budget);
      if (!decision.isAllowed) {
        await giveBack();
        throw tooManyUntil(decision.until, tried);
      }
      counted.push(budget);
    }
    const left = async (): Promise<number> => Math.min(...(await Promise.all(counted.map((budget) => this.attempts.left(budget)))));
    return { left, giveBack };
  }

  /** Whether an account has been signed in to with this browser before. */
  isKnownDevice(emailKey: string, visitor: Visitor): Promise<boolean> {
    return this.devices.isKnown(deviceIdOf(emailKey, visitor), new Date());
  }

  /** After a sign-in that was right: this browser is the account's from now on. */
  async rememberDevice({ _id: accountId, emailKey }: Pick<AccountDocument, '_id' | 'emailKey'>, visitor: Visitor = NOWHERE): Promise<void> {
    if (visitor.deviceToken)
      await this.devices.remember(deviceIdOf(emailKey, visitor), accountId, new Date(Date.now() + DEVICE_KNOWN_FOR_MS));
  }
}

const deviceIdOf = (emailKey: string, { deviceToken }: Visitor): string => hashOf(`${deviceToken} ${emailKey}`);

function tooManyUntil(until: Date, tried: Tried): ProblemError {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1_000));
  if (tried === 'mail') return new ProblemError('identity.too-many-mails', undefined, { retryAfter });
  if (tried === 'message') return new ProblemError('identity.too-many-messages', undefined, { retryAfter });
  return new ProblemError('identity.too-many-attempts', retryAfter > HOUR_SECONDS ? NO_MORE_TODAY : undefined, { retryAfter });
}
