import { Injectable } from '@nestjs/common';
import type { PayloadOf, shoppingListChanged } from '@simmer/contracts';
import { AccountRepository } from '../account-model/account.repository';
import { PushService } from './push.service';

/** Whoever writes a long list is told of once in this time. */
const ONCE_IN_MS = 15 * 60_000;

/** Tells the others of a household what one of them has put on a list. */
@Injectable()
export class ListPushService {
  constructor(
    private readonly pushes: PushService,
    private readonly accounts: AccountRepository,
  ) {}

  async notify({ listId, members, addedBy, added }: PayloadOf<typeof shoppingListChanged>): Promise<void> {
    if (addedBy === undefined || !added || members.length < 2) return;
    const who = (await this.accounts.find(addedBy))?.name ?? '';
    const time = Math.floor(Date.now() / ONCE_IN_MS);
    for (const accountId of members.filter((member) => member !== addedBy)) {
      await this.pushes.enqueue({
        id: `${accountId}:list ${listId} ${time}`,
        accountId,
        topic: 'shared-list',
        params: { who, count: added },
      });
    }
  }
}
