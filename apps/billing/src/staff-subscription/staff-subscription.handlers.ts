import { Controller } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, staffSubscription } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { StaffSubscriptionService } from './staff-subscription.service';

type Input<K extends keyof typeof staffSubscription> = ParsedInputOf<(typeof staffSubscription)[K]>;
type Output<K extends keyof typeof staffSubscription> = Promise<OutputOf<(typeof staffSubscription)[K]>>;

@Controller()
export class StaffSubscriptionHandlers {
  constructor(private readonly subscriptions: StaffSubscriptionService) {}

  @Handles(staffSubscription.read)
  read({ accountId }: Input<'read'>): Output<'read'> {
    return this.subscriptions.read(accountId);
  }

  @Handles(staffSubscription.grant)
  grant({ accountId, reason }: Input<'grant'>): Output<'grant'> {
    return this.subscriptions.grant(accountId, reason);
  }

  @Handles(staffSubscription.end)
  end({ accountId, reason }: Input<'end'>): Output<'end'> {
    return this.subscriptions.end(accountId, reason);
  }

  @Handles(staffSubscription.listUnclaimed)
  listUnclaimed(input: Input<'listUnclaimed'>): Output<'listUnclaimed'> {
    return this.subscriptions.listUnclaimed(input);
  }
}
