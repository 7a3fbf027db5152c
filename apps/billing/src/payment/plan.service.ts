import { Inject, Injectable } from '@nestjs/common';
import { BILLING_INTERVALS, type OutputOf, type plan } from '@simmer/contracts';
import { BillingConfig } from '../billing.config';
import { PaymentProvider } from '../payment-provider/payment-provider';

/** What premium costs, by the settings. */
@Injectable()
export class PlanService {
  constructor(
    private readonly provider: PaymentProvider,
    @Inject(BillingConfig.token) private readonly config: BillingConfig,
  ) {}

  list(): OutputOf<typeof plan.list> {
    const { amounts, currency, trialDays } = this.config;
    const prices = BILLING_INTERVALS.map((interval) => ({ interval, amount: amounts[interval], currency }));
    return { isTestMode: this.provider.isTestMode, trialDays, prices };
  }
}
