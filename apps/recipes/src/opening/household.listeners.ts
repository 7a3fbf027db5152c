import { Injectable } from '@nestjs/common';
import { householdChanged, type PayloadOf } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { Openings } from './openings.service';
import { ShoppingListService } from '../shopping-list/shopping-list.service';
import { Households } from '../household/households.service';

@Injectable()
export class HouseholdListeners {
  constructor(
    private readonly households: Households,
    private readonly lists: ShoppingListService,
    private readonly openings: Openings,
  ) {}

  /** Whoever leaves takes along the lists that they began, and what they opened for others ends. */
  @On(householdChanged, 'keep-household')
  async householdChanged(changed: PayloadOf<typeof householdChanged>): Promise<void> {
    await this.households.store(changed);
    await this.lists.handOver(changed.householdId);
    await this.openings.endOutside(changed.householdId);
  }
}
