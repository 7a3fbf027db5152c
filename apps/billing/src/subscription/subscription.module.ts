import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SubscriptionHandlers } from './subscription.handlers';
import { subscriptionPersonalData } from './subscription.personal-data';
import { SubscriptionRepository } from './subscription.repository';
import { SUBSCRIPTION_MODEL, SubscriptionSchema } from './subscription.schema';
import { SubscriptionService } from './subscription.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: SUBSCRIPTION_MODEL, schema: SubscriptionSchema }])],
  controllers: [SubscriptionHandlers],
  providers: [SubscriptionService, SubscriptionRepository, subscriptionPersonalData],
  exports: [SubscriptionService],
})
export class SubscriptionModule {}
