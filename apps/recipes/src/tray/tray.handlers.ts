import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, tray } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { TrayService } from './tray.service';

type Input<K extends keyof typeof tray> = ParsedInputOf<(typeof tray)[K]>;
type Output<K extends keyof typeof tray> = Promise<OutputOf<(typeof tray)[K]>>;
type Cook = ContextOf<typeof tray.list>;

@Controller()
export class TrayHandlers {
  constructor(private readonly tray: TrayService) {}

  @Handles(tray.list)
  list({ limit, after }: Input<'list'>, { actor }: Cook): Output<'list'> {
    return this.tray.list(actor.accountId, limit, after);
  }

  @Handles(tray.longestUnused)
  longestUnused({ limit }: Input<'longestUnused'>, { actor }: Cook): Output<'longestUnused'> {
    return this.tray.longestUnused(actor.accountId, limit);
  }

  @Handles(tray.moveFirst)
  async moveFirst({ id }: Input<'moveFirst'>, { actor }: Cook): Output<'moveFirst'> {
    await this.tray.moveFirst(actor.accountId, id);
    return { id };
  }
}
