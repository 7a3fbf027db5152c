import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PaymentModule } from '../payment/payment.module';
import { CheckoutHandlers } from './checkout.handlers';
import { CheckoutListeners } from './checkout.listeners';
import { checkoutPersonalData } from './checkout.personal-data';
import { CheckoutRepository } from './checkout.repository';
import { CHECKOUT_MODEL, CheckoutSchema } from './checkout.schema';
import { CheckoutService } from './checkout.service';

@Module({
  imports: [PaymentModule, MongooseModule.forFeature([{ name: CHECKOUT_MODEL, schema: CheckoutSchema }])],
  controllers: [CheckoutHandlers],
  providers: [CheckoutService, CheckoutRepository, CheckoutListeners, checkoutPersonalData],
  exports: [PaymentModule, CheckoutService],
})
export class CheckoutModule {}
