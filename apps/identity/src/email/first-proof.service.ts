import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../account-model/account.repository';
import { ApiTokenRepository } from '../api-token/api-token.repository';
import { HouseholdMembersService } from '../household/household-members.service';
import { OAuthService } from '../oauth/oauth.service';
import { FactorsRepository } from '../factors/factors.repository';
import { SecurityLog } from '../security-log';
import { DeviceRepository } from '../sign-in/device.repository';

/**
 * The first proof of an address by somebody without a session of the account is a new owner: whoever registered with an address that is not
 * theirs must not have a way in, or a view of anything, when its owner comes. An account without a verified address cannot get any of it either
 * (`verifiedEmail` of an operation): this is the second line, and for what is there from before.
 */
@Injectable()
export class FirstProof {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: FactorsRepository,
    private readonly oauth: OAuthService,
    private readonly apiTokens: ApiTokenRepository,
    private readonly devices: DeviceRepository,
    private readonly members: HouseholdMembersService,
    private readonly log: SecurityLog,
  ) {}

  /** Notes that an address is shown to be its account's. `provenBy` is the account of the session that it was shown in; null without one. */
  async record(accountId: string, emailKey: string, provenBy: string | null): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (account?.emailKey !== emailKey || account.emailVerifiedAt) return;
    const isReclaimed = provenBy !== accountId;
    // before the address counts as verified: afterwards it is not repeated
    if (isReclaimed) await this.removeAttached(accountId);
    await this.accounts.setVerified(accountId, emailKey, { isReclaimed });
    if (isReclaimed) this.log.write('account-reclaimed', { accountId });
  }

  private async removeAttached(accountId: string): Promise<void> {
    await this.factors.change(accountId, ({ authenticators, passkeys }) =>
      authenticators.length + passkeys.length > 0 ? { authenticators: [], passkeys: [], recovery: null } : null,
    );
    await this.oauth.unlink({ accountId });
    await this.apiTokens.removeAllOf(accountId);
    await this.devices.removeAllOf(accountId);
    await this.members.endInvitation(accountId);
    await this.members.leave(accountId);
  }
}
