import { Module } from '@nestjs/common';
import { SubscriptionModule } from './subscription/subscription.module';

/** For specs of the whole product, without payments. */
export { SubscriptionService } from './subscription/subscription.service';

@Module({ imports: [SubscriptionModule] })
export class BillingModule {}
