import { Controller } from '@nestjs/common';
import { type PayloadOf, shoppingListChanged } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { ListPushService } from './list-push.service';

@Controller()
export class PushListeners {
  constructor(private readonly lists: ListPushService) {}

  @On(shoppingListChanged, 'push-shared-list')
  listChanged(changed: PayloadOf<typeof shoppingListChanged>): Promise<void> {
    return this.lists.notify(changed);
  }
}
