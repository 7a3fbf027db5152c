import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SubscriptionHandlers } from './subscription/subscription.handlers';
import { subscriptionPersonalData } from './subscription/subscription.personal-data';
import { SubscriptionRepository } from './subscription/subscription.repository';
import { SUBSCRIPTION_MODEL, SubscriptionSchema } from './subscription/subscription.schema';
import { SubscriptionService } from './subscription/subscription.service';

/** For specs of the whole product, in which nobody pays. */
export { SubscriptionService };

@Module({
  imports: [MongooseModule.forFeature([{ name: SUBSCRIPTION_MODEL, schema: SubscriptionSchema }])],
  controllers: [SubscriptionHandlers],
  providers: [subscriptionPersonalData, SubscriptionService, SubscriptionRepository],
})
export class BillingModule {}
