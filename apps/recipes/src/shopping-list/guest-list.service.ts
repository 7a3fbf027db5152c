import { Injectable } from '@nestjs/common';
import { type Actor, type guestList, type OutputOf, ProblemError } from '@simmer/contracts';
import { hashOf } from '@simmer/kit';
import { Households } from '../household/households.service';
import { isOpen } from './guest-links';
import { ShoppingListRepository } from './shopping-list.repository';

/** What guest links open. */
@Injectable()
export class GuestListService {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly households: Households,
  ) {}

  /** Null for a token that is unknown or over. */
  async actorOf(token: string): Promise<Actor | null> {
    const { link } = (await this.find(token)) ?? {};
    return link && isOpen(link, Date.now()) ? { role: 'guest', accountId: null, linkId: link.id } : null;
  }

  /** Throws `recipes.guest-link-unknown`. */
  async read(token: string): Promise<OutputOf<typeof guestList.read>> {
    const found = await this.find(token);
    if (!found) throw new ProblemError('recipes.guest-link-unknown');
    const { list, link } = found;
    const expires_at = link.expiresAt.toISOString();
    if (!isOpen(link, Date.now())) return { state: link.endedAt ? 'ended' : 'expired', expires_at, list: null };
    const people = await this.households.peopleOf(list.ownerId);
    const shared_by = people.find(({ id }) => id === link.madeBy)?.name ?? '';
    return { state: 'open', expires_at, list: { id: list._id, linkId: link.id, name: list.name, shared_by } };
  }

  private async find(token: string) {
    const hash = hashOf(token);
    const list = await this.lists.findLinked({ hash });
    const link = list?.links.find((one) => one.hash === hash);
    return list && link && { list, link };
  }
}
