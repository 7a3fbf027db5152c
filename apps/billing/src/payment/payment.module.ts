import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PaymentProviderModule } from '../payment-provider/payment-provider.module';
import { SubscriptionModule } from '../subscription/subscription.module';
import { PaymentHandlers } from './payment.handlers';
import { paymentPersonalData } from './payment.personal-data';
import { PaymentRepository } from './payment.repository';
import { PAYMENT_MODEL, PaymentSchema } from './payment.schema';
import { PaymentService } from './payment.service';
import { PlanService } from './plan.service';

@Module({
  imports: [PaymentProviderModule, SubscriptionModule, MongooseModule.forFeature([{ name: PAYMENT_MODEL, schema: PaymentSchema }])],
  controllers: [PaymentHandlers],
  providers: [PaymentService, PlanService, PaymentRepository, paymentPersonalData],
  exports: [PaymentProviderModule, SubscriptionModule, PaymentService],
})
export class PaymentModule {}
