import { Inject, Injectable } from '@nestjs/common';
import { type Logger, LOGGER, type Visitor } from '@simmer/kit';

type SecurityEvent =
  | 'registered'
  | 'signed-in'
  | 'signed-in-by-half'
  | 'sign-in-refused'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'email-verified'
  | 'email-changed'
  | 'password-reset-asked-for'
  | 'password-changed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-codes-made'
  | 'passkey-added'
  | 'passkey-removed'
  | 'api-token-created'
  | 'api-token-revoked'
  | 'account-reclaimed'
  | 'account-deleted'
  | 'staff-roles-set'
  | 'voice-linked'
  | 'voice-unlinked'
  | 'voice-request-refused';

interface About {
  /** Null for an address without an account. E-mail addresses are never logged. */
  accountId: string | null;
  visitor?: Visitor | undefined;
  staffRoles?: readonly string[];
  reason?: string;
}

/** One line for everything that decides who gets in, so that it can be reconstructed what happened to an account. */
@Injectable()
export class SecurityLog {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  write(security: SecurityEvent, { visitor, ...about }: About): void {
    this.logger.info({ security, ...about, ...(visitor && { source: visitor.source }) }, security);
  }
}
