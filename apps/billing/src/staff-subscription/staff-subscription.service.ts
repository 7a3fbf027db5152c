import { Injectable } from '@nestjs/common';
import { MAX_PAYMENTS_SHOWN, type OutputOf, type ParsedInputOf, type StaffSubscription, type staffSubscription } from '@simmer/contracts';
import { pageFrom } from '@simmer/kit';
import { forPeople, PaymentService } from '../payment/payment.service';
import type { PaymentDocument } from '../payment/payment.schema';
import { boughtAtOf, unclaimedEndsAt } from '../payment/standing';
import { PaymentProvider } from '../payment-provider/payment-provider';
import { SubscriptionService } from '../subscription/subscription.service';

/** What staff see and do about somebody's subscription. Payments are paid back on the payment service's own pages. */
@Injectable()
export class StaffSubscriptionService {
  constructor(
    private readonly subscriptions: SubscriptionService,
    private readonly payments: PaymentService,
    private readonly provider: PaymentProvider,
  ) {}

  async read(accountId: string): Promise<StaffSubscription> {
    const { plan, isPaid, isGranted, renewsAt, history } = await this.subscriptions.withHistory(accountId);
    const payments = (await this.payments.listOf(accountId)).toSorted((one, other) => Number(boughtAtOf(other)) - Number(boughtAtOf(one)));
    return {
      account_id: accountId,
      plan,
      isPaid,
      isGranted,
      renewsAt: renewsAt?.toISOString() ?? null,
      payments: payments.slice(0, MAX_PAYMENTS_SHOWN).map((one) => ({
        id: one._id,
        status: one.status,
        interval: one.interval,
        boughtAt: boughtAtOf(one).toISOString(),
        periodEnd: one.periodEnd.toISOString(),
        isCanceled: one.cancelAtPeriodEnd,
        url: this.urlOf(one),
      })),
      history: history
        .map((entry) => ({ ...entry, at: entry.at.toISOString(), renewsAt: entry.renewsAt?.toISOString() ?? null }))
        .toReversed(),
    };
  }

  async grant(accountId: string, reason: string): Promise<StaffSubscription> {
    await this.subscriptions.setGranted(accountId, true, reason);
    return this.read(accountId);
  }

  /** What is paid for first: while the payment service is away nothing is half ended. */
  async end(accountId: string, reason: string): Promise<StaffSubscription> {
    await forPeople(() => this.payments.endAllOf(accountId, reason));
    await this.subscriptions.end(accountId, reason);
    return this.read(accountId);
  }

  async listUnclaimed({
    limit,
    after,
  }: ParsedInputOf<typeof staffSubscription.listUnclaimed>): Promise<OutputOf<typeof staffSubscription.listUnclaimed>> {
    return pageFrom(await this.payments.listUnclaimed(limit + 1, after), {
      limit,
      cursor: ({ _id }) => _id,
      view: (one) => ({
        id: one._id,
        email: one.email ?? '',
        interval: one.interval,
        boughtAt: boughtAtOf(one).toISOString(),
        endsAt: unclaimedEndsAt(one).toISOString(),
        url: this.urlOf(one),
      }),
    });
  }

  private urlOf = ({ customerId }: PaymentDocument): string => this.provider.customerUrl(customerId);
}
