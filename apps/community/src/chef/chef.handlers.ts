import { Controller } from '@nestjs/common';
import { chef, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ChefService } from './chef.service';

type Input<K extends keyof typeof chef> = ParsedInputOf<(typeof chef)[K]>;
type Output<K extends keyof typeof chef> = Promise<OutputOf<(typeof chef)[K]>>;
type Cook = ContextOf<typeof chef.follow>;

@Controller()
export class ChefHandlers {
  constructor(private readonly chefs: ChefService) {}

  @Handles(chef.read)
  read({ username }: Input<'read'>, { actor }: ContextOf<typeof chef.read>): Output<'read'> {
    return this.chefs.read(actor?.accountId ?? null, username);
  }

  @Handles(chef.follow)
  follow({ username, follows }: Input<'follow'>, { actor }: Cook): Output<'follow'> {
    return this.chefs.follow(actor.accountId, username, follows);
  }

  @Handles(chef.mute)
  mute({ username, mutes }: Input<'mute'>, { actor }: Cook): Output<'mute'> {
    return this.chefs.mute(actor.accountId, username, mutes);
  }

  @Handles(chef.block)
  block({ username, blocks }: Input<'block'>, { actor }: Cook): Output<'block'> {
    return this.chefs.block(actor.accountId, username, blocks);
  }

  @Handles(chef.listFollowed)
  listFollowed({ limit, after }: Input<'listFollowed'>, { actor }: Cook): Output<'listFollowed'> {
    return this.chefs.listFollowed(actor.accountId, limit, after);
  }
}
