import { Injectable, Module } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, profile, type PublicProfile } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { FakeService } from '@simmer/testing';

/** The cooks whom identity knows, by account. */
@Injectable()
export class KnownCooks extends Map<string, PublicProfile> {
  know(accountId: string, username: string): void {
    this.set(accountId, { accountId, username, about: `I am ${username}.`, picture: { kind: 'letters' }, revision: 1 });
  }
}

/** Another process that answers for identity, with what a spec says of cooks. */
@FakeService('identity')
class FakeIdentity {
  constructor(private readonly cooks: KnownCooks) {}

  @Handles(profile.find)
  async find({ username, accountId }: ParsedInputOf<typeof profile.find>): Promise<OutputOf<typeof profile.find>> {
    const found = [...this.cooks.values()].find((one) => one.accountId === accountId || one.username === username);
    return { profile: found ?? null };
  }

  @Handles(profile.findMany)
  async findMany({ accountIds }: ParsedInputOf<typeof profile.findMany>): Promise<OutputOf<typeof profile.findMany>> {
    return { profiles: accountIds.flatMap((id) => this.cooks.get(id) ?? []) };
  }
}

@Module({ controllers: [FakeIdentity], providers: [KnownCooks] })
export class FakeIdentityModule {
  static readonly keepsDocuments = false;
}
