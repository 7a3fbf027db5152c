import { Injectable } from '@nestjs/common';
import { type PayloadOf, recipeDeleted, subscriptionChanged } from '@simmer/contracts';
import { On, Plans } from '@simmer/kit';
import { TrayService } from './tray.service';

/** What makes room. A deletion fills its place at once; heard of here again, no place stays empty when the service ended in between. */
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
    // whichever listener hears first: the room is that of the new plan
    await this.plans.keepPlan(changed);
    await this.tray.moveUp(changed.accountId);
  }
}
