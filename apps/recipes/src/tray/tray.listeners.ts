import { Injectable } from '@nestjs/common';
import { type PayloadOf, recipeDeleted, subscriptionChanged } from '@simmer/contracts';
import { On, Plans } from '@simmer/kit';
import { TrayService } from './tray.service';

/** Moves recipes up when there is room. A deletion does so at once; the event repeats it in case the service stopped in between. */
@Injectable()
export class TrayListeners {
  constructor(
    private readonly tray: TrayService,
    private readonly plans: Plans,
  ) {}

  @On(recipeDeleted, 'fill-place')
  async recipeDeleted({ ownerId, recipeId }: PayloadOf<typeof recipeDeleted>): Promise<void> {
    await this.tray.fillPlaceOf(ownerId, recipeId);
  }

  @On(subscriptionChanged, 'empty-tray')
  async planChanged(changed: PayloadOf<typeof subscriptionChanged>): Promise<void> {
    // whichever listener runs first: the limit is that of the new plan
    await this.plans.storePlan(changed);
    await this.tray.moveUp(changed.accountId);
  }
}
