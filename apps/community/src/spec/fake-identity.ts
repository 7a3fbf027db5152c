import { Injectable, Module } from '@nestjs/common';
import { mail, type OutputOf, type ParsedInputOf, profile, type PublicProfile } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { FakeService } from '@simmer/testing';

/** The cooks whom identity knows, by account. */
@Injectable()
export class KnownCooks extends Map<string, PublicProfile> {
  know(accountId: string, username: string, revision = 1): void {
    this.set(accountId, { accountId, username, about: `I am ${username}.`, picture: { kind: 'letters' }, revision });
  }
}

/** The letters that identity was given to send, by their ids. */
@Injectable()
export class SentLetters extends Map<string, ParsedInputOf<typeof mail.send>> {}

/** Another process that answers for identity, with what a spec says of cooks. */
@FakeService('identity')
class FakeIdentity {
  constructor(
    private readonly cooks: KnownCooks,
    private readonly letters: SentLetters,
  ) {}

  @Handles(profile.find)
  async find({ username, accountId }: ParsedInputOf<typeof profile.find>): Promise<OutputOf<typeof profile.find>> {
    const found = [...this.cooks.values()].find((one) => one.accountId === accountId || one.username === username);
    return { profile: found ?? null };
  }

  @Handles(mail.send)
  async send(sent: ParsedInputOf<typeof mail.send>): Promise<OutputOf<typeof mail.send>> {
    if (!this.letters.has(sent.id)) this.letters.set(sent.id, sent);
    return { accepted: true };
  }

  @Handles(profile.findMany)
  async findMany({ accountIds }: ParsedInputOf<typeof profile.findMany>): Promise<OutputOf<typeof profile.findMany>> {
    return { profiles: accountIds.flatMap((id) => this.cooks.get(id) ?? []) };
  }
}

@Module({ controllers: [FakeIdentity], providers: [KnownCooks, SentLetters] })
export class FakeIdentityModule {
  static readonly keepsDocuments = false;
}
