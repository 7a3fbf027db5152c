import { Controller } from '@nestjs/common';
import { operations, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ProfileService } from './profile.service';

const { profile } = operations.identity;

@Controller()
export class ProfileHandlers {
  constructor(private readonly profiles: ProfileService) {}

  @Handles(profile.read)
  read(_: unknown, { actor }: ContextOf<typeof profile.read>) {
    return this.profiles.read(actor.accountId);
  }

  @Handles(profile.change)
  change(input: ParsedInputOf<typeof profile.change>, { actor }: ContextOf<typeof profile.change>) {
    return this.profiles.change(actor.accountId, input);
  }

  @Handles(profile.checkUsername)
  async checkUsername(
    { username }: ParsedInputOf<typeof profile.checkUsername>,
    { actor }: ContextOf<typeof profile.checkUsername>,
  ): Promise<OutputOf<typeof profile.checkUsername>> {
    return { username, ...(await this.profiles.check(actor.accountId, username)) };
  }

  @Handles(profile.find)
  async find(input: ParsedInputOf<typeof profile.find>): Promise<OutputOf<typeof profile.find>> {
    return { profile: await this.profiles.find(input) };
  }

  @Handles(profile.findMany)
  async findMany({ accountIds }: ParsedInputOf<typeof profile.findMany>): Promise<OutputOf<typeof profile.findMany>> {
    return { profiles: await this.profiles.findMany(accountIds) };
  }
}
