import { Injectable } from '@nestjs/common';
import { householdChanged, type PayloadOf } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { ShoppingListService } from '../shopping-list/shopping-list.service';
import { Households } from './households.service';

@Injectable()
export class HouseholdListeners {
  constructor(
    private readonly households: Households,
    private readonly lists: ShoppingListService,
  ) {}

  /** Whoever leaves takes along the lists that they began. */
  @On(householdChanged, 'keep-household')
  async householdChanged(changed: PayloadOf<typeof householdChanged>): Promise<void> {
    await this.households.keep(changed);
    await this.lists.handOver(changed.householdId);
  }
}
