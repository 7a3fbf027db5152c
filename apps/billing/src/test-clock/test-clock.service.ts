import { Injectable } from '@nestjs/common';
import { type Payment, ProblemError } from '@simmer/contracts';
import { PaymentService } from '../payment/payment.service';
import { PaymentProvider } from '../payment-provider/payment-provider';
import { TestProvider } from '../payment-provider/test-mode/test-provider';

/** The clock of the test mode, by which trials, renewals and failed payments can be seen at once. */
@Injectable()
export class TestClockService {
  constructor(
    private readonly payments: PaymentService,
    private readonly provider: PaymentProvider,
  ) {}

  /** Throws `request.not-found` outside the test mode, and for an account that has never paid. */
  async turn(accountId: string, days: number): Promise<Payment> {
    const payment = await this.payments.findCurrent(accountId);
    if (!(this.provider instanceof TestProvider) || !payment) throw new ProblemError('request.not-found');
    await this.provider.turnClock(payment._id, days);
    await this.payments.sync(payment._id);
    return this.payments.current(accountId);
  }
}
