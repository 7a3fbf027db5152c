import { Controller } from '@nestjs/common';
import { type ParsedInputOf, subscription } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { SubscriptionService } from './subscription.service';

@Controller()
export class SubscriptionHandlers {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Handles(subscription.current)
  current(_: unknown, { actor }: ContextOf<typeof subscription.current>) {
    return this.subscriptions.current(actor.accountId);
  }

  @Handles(subscription.lookUp)
  lookUp({ accountId }: ParsedInputOf<typeof subscription.lookUp>) {
    return this.subscriptions.lookUp(accountId);
  }

  @Handles(subscription.grant)
  async grant({ accountId, isActive }: ParsedInputOf<typeof subscription.grant>) {
    await this.subscriptions.setGranted(accountId, isActive);
    return this.subscriptions.current(accountId);
  }

  @Handles(subscription.lookUpMany)
  lookUpMany({ accountIds }: ParsedInputOf<typeof subscription.lookUpMany>) {
    return this.subscriptions.lookUpMany(accountIds);
  }
}
