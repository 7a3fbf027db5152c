import { Injectable } from '@nestjs/common';
import { CheckoutService } from '../checkout/checkout.service';
import { PaymentService } from '../payment/payment.service';
import { PaymentProvider } from '../payment-provider/payment-provider';
import { WebhookEventRepository } from './webhook-event.repository';

/** Events of the payment service. They come twice, late and in any order; each only says what is to be read again. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly events: WebhookEventRepository,
    private readonly provider: PaymentProvider,
    private readonly checkouts: CheckoutService,
    private readonly payments: PaymentService,
  ) {}

  /** Stores an event. Returns the id of one that is still to be followed. Throws `billing.webhook-refused` for what the payment service has not signed. */
  async receive(body: Buffer, signature: string): Promise<string | null> {
    const event = this.provider.readEvent(body, signature);
    if (!event.checkoutId && !event.subscriptionId) return null;
    const isNew = await this.events.insert(event);
    return isNew || (await this.events.findWaiting(event.id)) ? event.id : null;
  }

  async follow(eventId: string): Promise<void> {
    const event = await this.events.findWaiting(eventId);
    if (!event) return;
    if (event.checkoutId) await this.checkouts.follow(event.checkoutId);
    else if (event.subscriptionId) await this.payments.sync(event.subscriptionId);
    await this.events.setDone(eventId);
  }

  listForgotten(): Promise<string[]> {
    return this.events.listForgotten();
  }
}
