import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, testCheckout, testPortal } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { TestPaymentsService } from './test-payments.service';

type CheckoutInput<K extends keyof typeof testCheckout> = ParsedInputOf<(typeof testCheckout)[K]>;
type PortalInput<K extends keyof typeof testPortal> = ParsedInputOf<(typeof testPortal)[K]>;

@Controller()
export class TestPaymentsHandlers {
  constructor(private readonly pages: TestPaymentsService) {}

  @Handles(testCheckout.show)
  show({ session_id: id, refusal }: CheckoutInput<'show'>): Promise<OutputOf<typeof testCheckout.show>> {
    return this.pages.checkout(id, { refusal });
  }

  @Handles(testCheckout.pay)
  pay({ session_id: id, ...input }: CheckoutInput<'pay'>) {
    return this.pages.pay(id, input);
  }

  @Handles(testCheckout.showAuthentication)
  showAuthentication({ session_id: id, card }: CheckoutInput<'showAuthentication'>): Promise<OutputOf<typeof testCheckout.show>> {
    return this.pages.checkout(id, { card });
  }

  @Handles(testCheckout.authenticate)
  authenticate({ session_id: id, ...input }: CheckoutInput<'authenticate'>) {
    return this.pages.authenticate(id, input);
  }

  @Handles(testPortal.show)
  showPortal({ customer_id: id, done }: PortalInput<'show'>): Promise<OutputOf<typeof testPortal.show>> {
    return this.pages.portal(id, done ?? null);
  }

  @Handles(testPortal.changeCard)
  changeCard({ customer_id: id, card }: PortalInput<'changeCard'>) {
    return this.pages.changeCard(id, card);
  }

  @Handles(testPortal.cancel)
  cancel({ customer_id: id }: PortalInput<'cancel'>) {
    return this.pages.cancel(id);
  }

  @Handles(testPortal.resume)
  resume({ customer_id: id }: PortalInput<'resume'>) {
    return this.pages.resume(id);
  }
}
