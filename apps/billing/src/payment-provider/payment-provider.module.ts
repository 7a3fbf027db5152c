import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BillingConfig } from '../billing.config';
import { PaymentProvider } from './payment-provider';
import { StripeProvider } from './stripe-provider';
import { testModePersonalData } from './test-mode/test-mode.personal-data';
import { TestModeRepository } from './test-mode/test-mode.repository';
import { TEST_CHECKOUT_MODEL, TEST_CUSTOMER_MODEL, TestCheckoutSchema, TestCustomerSchema } from './test-mode/test-mode.schema';
import { TestProvider } from './test-mode/test-provider';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TEST_CUSTOMER_MODEL, schema: TestCustomerSchema },
      { name: TEST_CHECKOUT_MODEL, schema: TestCheckoutSchema },
    ]),
  ],
  providers: [
    BillingConfig.provider,
    TestModeRepository,
    testModePersonalData,
    {
      provide: PaymentProvider,
      inject: [BillingConfig.token, TestModeRepository],
      useFactory: (config: BillingConfig, stored: TestModeRepository) =>
        config.stripe ? new StripeProvider(config.stripe, config.webhookSecrets) : new TestProvider(stored, config),
    },
  ],
  exports: [BillingConfig.provider, PaymentProvider],
})
export class PaymentProviderModule {}
