import { Module } from '@nestjs/common';
import { PaymentModule } from '../payment/payment.module';
import { StaffSubscriptionHandlers } from './staff-subscription.handlers';
import { StaffSubscriptionService } from './staff-subscription.service';

@Module({ imports: [PaymentModule], controllers: [StaffSubscriptionHandlers], providers: [StaffSubscriptionService] })
export class StaffSubscriptionModule {}
