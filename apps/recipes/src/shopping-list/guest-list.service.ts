import { Injectable } from '@nestjs/common';
import { type Actor, type guestList, type OutputOf, ProblemError } from '@simmer/contracts';
import { hashOf } from '@simmer/kit';
import { Households } from '../household/households.service';
import type { EndsOpenings } from '../household/ends-openings';
import { isOpen } from './guest-links';
import { ShoppingListRepository } from './shopping-list.repository';
import { ShoppingListService } from './shopping-list.service';

/** What guest links open. */
@Injectable()
export class GuestListService implements EndsOpenings {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly shoppingLists: ShoppingListService,
    private readonly households: Households,
  ) {}

  /** Null for a token that is unknown or over. */
  async actorOf(token: string): Promise<Actor | null> {
    const { list, link } = (await this.find(token)) ?? {};
    return list && link && (await this.shoppingLists.isOpened(list, link)) ? { role: 'guest', accountId: null, linkId: link.id } : null;
  }

  /** Throws `recipes.guest-link-unknown`. */
  async read(token: string): Promise<OutputOf<typeof guestList.read>> {
    const found = await this.find(token);
    if (!found) throw new ProblemError('recipes.guest-link-unknown');
    const { list, link } = found;
    const expires_at = link.expiresAt.toISOString();
    if (!(await this.shoppingLists.isOpened(list, link)))
      return { state: isOpen(link, Date.now()) || link.endedAt ? 'ended' : 'expired', expires_at, list: null };
    const people = await this.households.listPeople(list.ownerId);
    const shared_by = people.find(({ id }) => id === link.madeBy)?.name ?? '';
    return { state: 'open', expires_at, list: { id: list._id, linkId: link.id, name: list.name, shared_by } };
  }

  async endOutside(householdId: string, members: readonly string[]): Promise<void> {
    const entitled = [...members, householdId];
    for (const { _id } of await this.lists.listLinkedByOthers(householdId, entitled))
      await this.shoppingLists.endLinks(_id, ({ madeBy }) => !entitled.includes(madeBy));
  }

  async endAllOf(accountId: string): Promise<void> {
    for (const { _id } of await this.lists.listLinkedBy(accountId))
      await this.shoppingLists.endLinks(_id, ({ madeBy }) => madeBy === accountId);
  }

  private async find(token: string) {
    const hash = hashOf(token);
    const list = await this.lists.findLinked({ hash });
    const link = list?.links.find((one) => one.hash === hash);
    return list && link && { list, link };
  }
}
