import { Injectable } from '@nestjs/common';
import { jobs } from '@simmer/contracts';
import { type JobRun, Reconciliations, Runs } from '@simmer/kit';
import { CheckoutService } from '../checkout/checkout.service';
import { PaymentService } from '../payment/payment.service';

@Injectable()
export class MaintenanceJobs {
  constructor(
    private readonly reconciliations: Reconciliations,
    private readonly payments: PaymentService,
    private readonly checkouts: CheckoutService,
  ) {}

  /** Payments first: what time alone brings comes also while nobody answers. */
  @Runs(jobs.billing.reconcilePayments)
  async reconcilePayments(_: object, { signal }: JobRun): Promise<void> {
    await this.reconciliations.reconcile('payments', [this.payments.comparison(), this.checkouts.comparison()], { signal });
  }
}
