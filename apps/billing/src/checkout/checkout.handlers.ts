import { Controller } from '@nestjs/common';
import { checkout, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { CheckoutService } from './checkout.service';

@Controller()
export class CheckoutHandlers {
  constructor(private readonly checkouts: CheckoutService) {}

  @Handles(checkout.create)
  create(input: ParsedInputOf<typeof checkout.create>, { actor }: ContextOf<typeof checkout.create>) {
    return this.checkouts.create(actor, input);
  }

  @Handles(checkout.confirm)
  confirm({ session_id: sessionId }: ParsedInputOf<typeof checkout.confirm>, { actor }: ContextOf<typeof checkout.confirm>) {
    return this.checkouts.confirm(actor.accountId, sessionId);
  }
}
