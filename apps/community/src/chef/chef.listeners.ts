import { Injectable } from '@nestjs/common';
import { type PayloadOf, profileChanged } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { CookService } from './cook.service';

@Injectable()
export class ChefListeners {
  constructor(private readonly cooks: CookService) {}

  @On(profileChanged, 'follow-profile')
  async followProfile({ accountId, revision }: PayloadOf<typeof profileChanged>): Promise<void> {
    await this.cooks.follow(accountId, revision);
  }
}
