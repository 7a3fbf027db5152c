import { Controller } from '@nestjs/common';
import { guestList, guestNamed, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { GuestListService } from './guest-list.service';
import { ListVisitsService } from './list-visits.service';
import { ShoppingListService } from './shopping-list.service';

type Input<K extends keyof typeof guestList> = ParsedInputOf<(typeof guestList)[K]>;
type Output<K extends keyof typeof guestList> = Promise<OutputOf<(typeof guestList)[K]>>;
type Guest = ContextOf<typeof guestList.sync>;

@Controller()
export class GuestListHandlers {
  constructor(
    private readonly guests: GuestListService,
    private readonly lists: ShoppingListService,
    private readonly visits: ListVisitsService,
  ) {}

  @Handles(guestList.resolve)
  async resolve({ token }: Input<'resolve'>): Output<'resolve'> {
    return { actor: await this.guests.actorOf(token) };
  }

  @Handles(guestList.read)
  read({ token }: Input<'read'>): Output<'read'> {
    return this.guests.read(token);
  }

  @Handles(guestList.sync)
  sync({ token: _, name, ...request }: Input<'sync'>, { actor }: Guest): Output<'sync'> {
    return this.lists.syncAsGuest(actor.linkId, name, request);
  }

  @Handles(guestList.visit)
  async visit({ token: _, name, ...visit }: Input<'visit'>, { actor }: Guest): Output<'visit'> {
    return this.visits.visit(await this.lists.readLinked(actor.linkId), { ...visit, who: guestNamed(name) });
  }
}
