import { Module } from '@nestjs/common';
import { CheckoutModule } from './checkout/checkout.module';
import { MaintenanceModule } from './maintenance/maintenance.module';
import { PaymentModule } from './payment/payment.module';
import { StaffSubscriptionModule } from './staff-subscription/staff-subscription.module';
import { SubscriptionModule } from './subscription/subscription.module';
import { TestClockModule } from './test-clock/test-clock.module';
import { TestPaymentsModule } from './test-payments/test-payments.module';
import { WebhookModule } from './webhook/webhook.module';

/** For specs of the whole product: premium without a payment, and payments without a browser. */
export { SubscriptionService } from './subscription/subscription.service';
export { PaymentProvider } from './payment-provider/payment-provider';
export type { TestProvider } from './payment-provider/test-mode/test-provider';

@Module({
  imports: [
    SubscriptionModule,
    PaymentModule,
    CheckoutModule,
    WebhookModule,
    StaffSubscriptionModule,
    TestClockModule,
    TestPaymentsModule,
    MaintenanceModule,
  ],
})
export class BillingModule {}
