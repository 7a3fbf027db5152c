import { Inject, Injectable } from '@nestjs/common';
import { type PayloadOf, subscriptionChanged } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { LibraryService } from './library.service';

@Injectable()
export class LibraryListeners {
  constructor(@Inject(LibraryService) private readonly library: LibraryService) {}

  @On(subscriptionChanged)
  async copyLimit({ accountId }: PayloadOf<typeof subscriptionChanged>): Promise<void> {
    await this.library.copyLimit(accountId);
  }
}
