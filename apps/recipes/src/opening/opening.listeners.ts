import { Injectable } from '@nestjs/common';
import { accountReclaimed, type PayloadOf } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { Openings } from './openings.service';

@Injectable()
export class OpeningListeners {
  constructor(private readonly openings: Openings) {}

  /** The owner of the address has proven it: links that the earlier holder opened end. */
  @On(accountReclaimed, 'end-openings')
  async accountReclaimed({ accountId }: PayloadOf<typeof accountReclaimed>): Promise<void> {
    await this.openings.endAllOf(accountId);
  }
}
