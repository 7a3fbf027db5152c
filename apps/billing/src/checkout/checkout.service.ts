import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  type checkout,
  operations,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  type Subscription,
} from '@simmer/contracts';
import { Bus, type Comparison, insertOnce } from '@simmer/kit';
import { BillingConfig } from '../billing.config';
import { emailKeyOf, forPeople, PaymentService } from '../payment/payment.service';
import { type CheckoutSession, PaymentProvider } from '../payment-provider/payment-provider';
import { SubscriptionService } from '../subscription/subscription.service';
import { CheckoutRepository } from './checkout.repository';
import { type CheckoutDocument, VISITOR } from './checkout.schema';

const { email } = operations.identity;

/** The payment service tells of a checkout for three days at most, and one is open for a day. */
const KEPT_MS = 7 * 86_400_000;

/** How premium is bought, and whose what was bought is. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: PaymentService,
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionService,
    private readonly bus: Bus,
    @Inject(BillingConfig.token) private readonly config: BillingConfig,
  ) {}

  async create(
    actor: Actor | null,
    { id, interval, email: given, language = 'en' }: ParsedInputOf<typeof checkout.create>,
  ): Promise<OutputOf<typeof checkout.create>> {
    const accountId = actor?.accountId ?? null;
    const opened = accountId ? await this.checkouts.find(id, accountId) : null;
    // the same again is the same checkout, also when it is paid by now
    if (opened?.session && opened.interval === interval) return { session_id: opened.session.id, url: opened.session.url };
    const before = accountId ? await this.payments.findCurrent(accountId) : null;
    if (before && before.status !== 'ended' && before.status !== 'incomplete') throw new ProblemError('billing.subscribed-already');
    const stored = await insertOnce(
      this.checkouts,
      newCheckout({ id, accountId, interval, email: given, language }),
      (one) => one.interval === interval,
    );
    const session = stored.session ?? (await this.open(stored, accountId, before));
    return { session_id: session.id, url: session.url };
  }

  /**
   * Whoever comes back from a checkout gets what it brought, by how things stand at the payment service now. A checkout of a signed-in cook is theirs; any
   * other belongs to whose verified address it was paid with. To everybody else it is as if there were none.
   */
  async confirm(accountId: string, sessionId: string): Promise<Subscription> {
    return forPeople(async () => {
      const session = await this.provider.readCheckout(sessionId);
      if (!session || !(await this.isOf(session, accountId))) throw new ProblemError('billing.checkout-not-yours');
      await this.settle(session, accountId);
      return this.subscriptions.current(accountId);
    });
  }

  /** Stores what a checkout brought, if it has brought something yet. */
  async follow(sessionId: string): Promise<void> {
    const session = await this.provider.readCheckout(sessionId);
    if (session) await this.settle(session, session.accountId);
  }

  /** Gives an account what was paid for with the address that is shown to be its own. */
  async bindToOwner(accountId: string): Promise<void> {
    const { email: verified } = await this.bus.call(email.readVerified, { accountId }, { asService: true });
    if (verified) await this.payments.bindTo(accountId, verified);
  }

  /** Checkouts of which nobody told us, and whose cook has not come back. */
  comparison(): Comparison {
    return {
      idsAfter: (limit, after) => this.checkouts.openSessionsAfter(limit, after),
      drifted: async (ids) => {
        const drifted: string[] = [];
        for (const id of ids) {
          const session = await this.provider.readCheckout(id);
          if (session?.status === 'complete') drifted.push(id);
          else if (session?.status !== 'open') await this.checkouts.setSettled(id);
        }
        return drifted;
      },
      mend: async (id) => {
        await this.follow(id);
        return true;
      },
    };
  }

  private async open({ _id, interval, email: given }: CheckoutDocument, accountId: string | null, before: { customerId: string } | null) {
    const session = await forPeople(async () => {
      // of two tabs the last one counts
      if (accountId) for (const other of await this.checkouts.openSessionsOf(accountId)) await this.provider.closeCheckout(other);
      return this.provider.createCheckout({
        requestId: _id,
        accountId,
        email: given,
        customerId: before?.customerId ?? null,
        interval,
        // once for each cook
        trialDays: before ? 0 : this.config.trialDays,
        successUrl:
          this.config.publicUrl +
          (accountId ? `/app/recipes?${SESSION_PARAM}` : `/signup?${SESSION_PARAM}&${signUpParams(interval, given)}`),
        cancelUrl: `${this.config.publicUrl}/plans?checkout=canceled`,
      });
    });
    await this.checkouts.setSession(_id, session);
    return session;
  }

  private async isOf(session: CheckoutSession, accountId: string): Promise<boolean> {
    if (session.accountId) return session.accountId === accountId;
    const payment = session.subscriptionId ? await this.payments.find(session.subscriptionId) : null;
    if (payment?.accountId) return payment.accountId === accountId;
    const { email: verified } = await this.bus.call(email.readVerified, { accountId }, { asService: true });
    return verified !== null && session.email !== null && emailKeyOf(verified) === emailKeyOf(session.email);
  }

  private async settle({ id, status, subscriptionId, email: paidWith }: CheckoutSession, accountId: string | null): Promise<void> {
    if (status !== 'complete' || !subscriptionId) return;
    const language = (await this.checkouts.findBySession(id))?.language;
    const payment = await this.payments.sync(subscriptionId, { accountId, email: paidWith, ...(language && { language }) });
    await this.checkouts.setSettled(id);
    // another one with the same address was faster
    if (accountId && payment?.accountId !== accountId) throw new ProblemError('billing.checkout-not-yours');
  }
}

/** The provider writes the id in. */
const SESSION_PARAM = 'session_id={CHECKOUT_SESSION_ID}';

/** For the sign-up page: whoever typed another address there would not get what they have paid for. */
const signUpParams = (plan: CheckoutDocument['interval'], paidWith: string | null): string =>
  new URLSearchParams({ ...(paidWith && { email: paidWith }), plan }).toString();

interface NewCheckout extends Pick<CheckoutDocument, 'interval' | 'language'> {
  id: string;
  accountId: string | null;
  email: string | undefined;
}

function newCheckout({ id, accountId, interval, email, language }: NewCheckout): CheckoutDocument {
  const createdAt = new Date();
  return {
    _id: id,
    language,
    ownerId: accountId ?? VISITOR,
    interval,
    email: accountId ? null : (email ?? null),
    session: null,
    isSettled: false,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + KEPT_MS),
  };
}
