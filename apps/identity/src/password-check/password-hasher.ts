import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { ProblemError } from '@simmer/contracts';

/** OWASP's minimum for argon2id, which is the library's default variant: 19 MiB, two passes, one lane. About 25 ms of one core. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once would take the cores from everything else this machine does. */
const AT_ONCE = 2;
/** At most half a second in the queue; beyond that the caller is told to retry. */
const MAY_WAIT = 24;

/** Hashes and checks passwords, two at a time. Throws `service.unavailable` when too many are waiting. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private unusable: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, OPTIONS));
  }

  verify(passwordHash: string, password: string): Promise<boolean> {
    return this.inTurn(() => verify(passwordHash, password));
  }

  /** The same work without an account, so that timing does not reveal which addresses exist. */
  async verifyNothing(password: string): Promise<false> {
    this.unusable ??= hash('no account has this password', OPTIONS);
    await this.verify(await this.unusable, password);
    return false;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async turn(): Promise<void> {
    if (this.running < AT_ONCE) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= MAY_WAIT)
      throw new ProblemError('service.unavailable', 'Many people are signing in right now. Please try again in a moment.', {
        retryAfter: 2,
      });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
