import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SubscriptionHandlers } from './subscription/subscription.handlers';
import { SubscriptionRepository } from './subscription/subscription.repository';
import { SUBSCRIPTION_MODEL, SubscriptionSchema } from './subscription/subscription.schema';
import { SubscriptionService } from './subscription/subscription.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: SUBSCRIPTION_MODEL, schema: SubscriptionSchema }])],
  controllers: [SubscriptionHandlers],
  providers: [SubscriptionService, SubscriptionRepository],
})
export class BillingModule {}
