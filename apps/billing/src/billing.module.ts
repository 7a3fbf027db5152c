import { Module } from '@nestjs/common';
import { SubscriptionModule } from './subscription/subscription.module';

/** For specs of the whole product, in which nobody pays. */
export { SubscriptionService } from './subscription/subscription.service';

@Module({ imports: [SubscriptionModule] })
export class BillingModule {}
