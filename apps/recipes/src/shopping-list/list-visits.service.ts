import { Injectable } from '@nestjs/common';
import { guestNameOf, LIST_LIMITS, LIST_VISIT_ENDS_AFTER_MS, type Shopper, shoppingListVisited } from '@simmer/contracts';
import { eventEntry, untilWritten } from '@simmer/kit';
import { Households } from '../household/households.service';
import { isOpen } from './guest-links';
import { ListVisitsRepository } from './list-visits.repository';
import type { ListVisit } from './list-visits.schema';
import type { ShoppingListDocument } from './shopping-list.schema';

/** Who looks at a list now, and when others last did. */
@Injectable()
export class ListVisitsService {
  constructor(
    private readonly visits: ListVisitsRepository,
    private readonly households: Households,
  ) {}

  /** Everybody with the list open gets an event when somebody comes or goes, not for each sign of life. */
  async visit(list: ShoppingListDocument, visit: Omit<ListVisit, 'at'>): Promise<{ people: Shopper[] }> {
    const [members, people] = await Promise.all([this.households.listMembers(list.ownerId), this.households.listPeople(list.ownerId)]);
    const visits = await untilWritten(async () => {
      const read = await this.visits.find(list._id);
      const now = Date.now();
      const others = read.visits.filter(({ tab }) => tab !== visit.tab);
      const next = [...others, { ...visit, at: new Date(now) }].slice(-LIST_LIMITS.visits);
      const isSame = sameSets(hereAmong(read.visits, now), hereAmong(next, now));
      const event = eventEntry(shoppingListVisited, {
        listId: list._id,
        ownerId: list.ownerId,
        members,
        links: list.links.filter((link) => isOpen(link, now)).map(({ id }) => id),
        revision: read.revision + 1,
      });
      return (await this.visits.replace(read, next, isSame ? [] : [event])) ? { written: next } : null;
    });
    const guests = [...new Set(visits.map(({ who }) => who))].flatMap((who) => {
      const name = guestNameOf(who);
      return name === undefined ? [] : [{ id: who, name }];
    });
    return { people: [...people, ...guests].map(({ id, name }) => shopperOf(id, name, visits)) };
  }
}

const isFresh = ({ isHere, at }: ListVisit, now: number): boolean => isHere && at.getTime() > now - LIST_VISIT_ENDS_AFTER_MS;

const hereAmong = (visits: readonly ListVisit[], now: number): Set<string> =>
  new Set(visits.filter((visit) => isFresh(visit, now)).map(({ who }) => who));

const sameSets = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((who) => other.has(who));

function shopperOf(who: string, name: string, visits: readonly ListVisit[]): Shopper {
  const own = visits.filter((visit) => visit.who === who);
  const last = Math.max(0, ...own.map(({ at }) => at.getTime()));
  return { who, name, isHere: own.some((visit) => isFresh(visit, Date.now())), seen_at: last === 0 ? null : new Date(last).toISOString() };
}
