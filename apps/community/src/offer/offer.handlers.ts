import { Controller } from '@nestjs/common';
import { offer, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { OfferService } from './offer.service';

type Input<K extends keyof typeof offer> = ParsedInputOf<(typeof offer)[K]>;
type Output<K extends keyof typeof offer> = Promise<OutputOf<(typeof offer)[K]>>;
type Cook = ContextOf<typeof offer.put>;

@Controller()
export class OfferHandlers {
  constructor(private readonly offers: OfferService) {}

  @Handles(offer.put)
  put(input: Input<'put'>, { actor }: Cook): Output<'put'> {
    return this.offers.put(actor.accountId, input);
  }

  @Handles(offer.read)
  async read({ id }: Input<'read'>, { actor }: Cook): Output<'read'> {
    return { offer: await this.offers.read(actor.accountId, id) };
  }

  @Handles(offer.withdraw)
  async withdraw({ id }: Input<'withdraw'>, { actor }: Cook): Output<'withdraw'> {
    return { offer: await this.offers.withdraw(actor.accountId, id) };
  }

  @Handles(offer.list)
  list({ id }: Input<'list'>, { actor }: Cook): Output<'list'> {
    return this.offers.list(actor.accountId, id);
  }

  @Handles(offer.answer)
  answer(input: Input<'answer'>, { actor }: Cook): Output<'answer'> {
    return this.offers.answer(actor.accountId, input);
  }
}
