import { Injectable } from '@nestjs/common';
import { emailVerified, type PayloadOf } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { CheckoutService } from './checkout.service';

@Injectable()
export class CheckoutListeners {
  constructor(private readonly checkouts: CheckoutService) {}

  @On(emailVerified, 'bind-payments')
  async emailVerified({ accountId }: PayloadOf<typeof emailVerified>): Promise<void> {
    await this.checkouts.bindToOwner(accountId);
  }
}
