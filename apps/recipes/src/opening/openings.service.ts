import { Injectable } from '@nestjs/common';
import type { OpeningOf } from '@simmer/contracts';
import { Households } from '../household/households.service';
import { MealPlanFeedService } from '../meal-plan-feed/meal-plan-feed.service';
import { ShareLinkService } from '../share-link/share-link.service';
import { GuestListService } from '../shopping-list/guest-list.service';
import type { EndsOpenings } from '../household/ends-openings';

/** What somebody opened ends with their right to it: every kind that the contracts name, or this does not compile. */
@Injectable()
export class Openings {
  private readonly kinds: Readonly<Record<OpeningOf<'recipes'>, EndsOpenings>>;

  constructor(
    private readonly households: Households,
    guests: GuestListService,
    shareLinks: ShareLinkService,
    feeds: MealPlanFeedService,
  ) {
    this.kinds = { 'guest-link': guests, 'share-link': shareLinks, 'calendar-feed': feeds };
  }

  /** Ends the links and feeds of a household that former members opened. */
  async endOutside(householdId: string): Promise<void> {
    const members = await this.households.listMembers(householdId);
    for (const kind of Object.values(this.kinds)) await kind.endOutside(householdId, members);
  }

  /** Ends all that an account has opened. */
  async endAllOf(accountId: string): Promise<void> {
    for (const kind of Object.values(this.kinds)) await kind.endAllOf(accountId);
  }
}
