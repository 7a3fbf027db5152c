import { Inject, Injectable } from '@nestjs/common';
import {
  type BillingInterval,
  type InputOf,
  type Language,
  operations,
  type OutputOf,
  type Payment,
  type payment,
  ProblemError,
} from '@simmer/contracts';
import { Bus, type Comparison, isOutage, untilWritten } from '@simmer/kit';
import { BillingConfig } from '../billing.config';
import { type PaidSubscription, PaymentProvider } from '../payment-provider/payment-provider';
import type { PaidState } from '../subscription/subscription.schema';
import { SubscriptionService } from '../subscription/subscription.service';
import { PaymentRepository } from './payment.repository';
import type { PaymentDocument } from './payment.schema';
import { activeUntil, boughtAtOf, dunningDay, pausesAt, unclaimedEndsAt, unclaimedMailDay } from './standing';

const { identity } = operations;

/** As many as follow the same payment at the same moment may each be first once. */
const TRIES = 20;

/** Whose a payment is; settled once. */
interface Owner {
  accountId: string | null;
  /** Of whoever has no account yet. */
  email?: string | null;
  language?: Language;
}

/** What an address is compared by. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** What the payment service knows of subscriptions, and what follows from it for plans and mails. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly provider: PaymentProvider,
    private readonly subscriptions: SubscriptionService,
    private readonly bus: Bus,
    @Inject(BillingConfig.token) private readonly config: BillingConfig,
  ) {}

  /**
   * Reads a subscription again at the payment service, stores it, and does what follows from it. Whatever happens, this is how a state changes: what is
   * stored was read after what was stored before. Null for one that is none of ours: it needs an owner to become one.
   */
  async sync(id: string, owner?: Owner): Promise<PaymentDocument | null> {
    const synced = await this.readAgain(id, owner);
    if (synced) await this.follow(synced);
    return synced;
  }

  private readAgain(id: string, owner?: Owner): Promise<PaymentDocument | null> {
    return untilWritten<PaymentDocument | null>(
      async () => {
        const known = await this.payments.find(id);
        if (!known && !owner) return { written: null };
        const read = await this.provider.readSubscription(id);
        if (!read && !known) return { written: null };
        const next = { ...stateOf(read, known), ...boundTo(known, owner), _id: id, revision: known?.revision ?? 0 } as PaymentDocument;
        return (await this.payments.put(next)) ? { written: next } : null;
      },
      { tries: TRIES },
    );
  }

  /** Gives payments that were made with an address to the account that it was shown to belong to. */
  async bindTo(accountId: string, email: string): Promise<void> {
    for (const { _id } of await this.payments.listUnbound(emailKeyOf(email))) await this.sync(_id, { accountId });
  }

  find(id: string): Promise<PaymentDocument | null> {
    return this.payments.find(id);
  }

  listOf(accountId: string): Promise<PaymentDocument[]> {
    return this.payments.listOf(accountId);
  }

  /** By their ids. */
  listUnclaimed(limit: number, after?: string): Promise<PaymentDocument[]> {
    return this.payments.listUnclaimedAfter(limit, after);
  }

  /** The one that counts: one that goes on, or else the last. */
  async findCurrent(accountId: string): Promise<PaymentDocument | null> {
    const all = await this.payments.listOf(accountId);
    const order = (one: PaymentDocument): number => (one.status === 'ended' ? 0 : 1e15) + one.periodEnd.getTime();
    return all.toSorted((one, other) => order(other) - order(one))[0] ?? null;
  }

  async current(accountId: string): Promise<Payment> {
    return this.shown(await this.findCurrent(accountId));
  }

  async openPortal(accountId: string, { id: requestId }: InputOf<typeof payment.openPortal>): Promise<{ url: string }> {
    const found = await this.findCurrent(accountId);
    if (!found) throw new ProblemError('billing.not-subscribed');
    const order = { requestId, customerId: found.customerId, returnUrl: `${this.config.publicUrl}/app/settings#plan` };
    return forPeople(() => this.provider.createPortal(order));
  }

  async previewChange(accountId: string, interval: BillingInterval): Promise<OutputOf<typeof payment.previewChange>> {
    const { _id } = await this.openOne(accountId);
    const { amount, currency, at } = await forPeople(() => this.provider.previewChange(_id, interval));
    return { amount, currency, at: at.toISOString() };
  }

  change(accountId: string, { id, interval }: InputOf<typeof payment.change>): Promise<Payment> {
    return this.act(accountId, (subscriptionId) => this.provider.changeInterval(subscriptionId, interval, id));
  }

  cancel(accountId: string, { id }: InputOf<typeof payment.cancel>): Promise<Payment> {
    return this.act(accountId, (subscriptionId) => this.provider.cancelAtPeriodEnd(subscriptionId, id));
  }

  resume(accountId: string, { id }: InputOf<typeof payment.resume>): Promise<Payment> {
    return this.act(accountId, (subscriptionId) => this.provider.resume(subscriptionId, id));
  }

  async listInvoices(accountId: string): Promise<OutputOf<typeof payment.listInvoices>> {
    const found = await this.findCurrent(accountId);
    if (!found) return { invoices: [] };
    const invoices = await forPeople(() => this.provider.listInvoices(found.customerId));
    return { invoices: invoices.map((one) => ({ ...one, at: one.at.toISOString() })) };
  }

  /** Ends everything that an account pays for, at once; `reason` says why where staff do it. */
  async endAllOf(accountId: string, reason: string | null = null): Promise<void> {
    for (const { _id, status } of await this.payments.listOf(accountId)) {
      if (status === 'ended') continue;
      await this.provider.end(_id);
      await this.readAgain(_id);
    }
    await this.setPaid(accountId, reason);
  }

  /**
   * Every subscription that may still change, against the payment service. For those that are right it does what time alone brings: mails, and the end of
   * what nobody paid for. Without the payment service it goes by what is known.
   */
  comparison(): Comparison {
    return {
      idsAfter: (limit, after) => this.payments.openIdsAfter(limit, after),
      drifted: async (ids) => {
        const drifted: string[] = [];
        for (const known of await this.payments.findMany(ids)) {
          const read = await this.provider.readSubscription(known._id).catch((error: unknown) => {
            if (isOutage(error)) return 'away' as const;
            throw error;
          });
          if (read !== 'away' && isOther(known, read)) drifted.push(known._id);
          else await (known.accountId ? this.follow(known) : this.followUnclaimed(known));
        }
        return drifted;
      },
      mend: async (id) => (await this.sync(id)) !== null,
    };
  }

  private async act(accountId: string, act: (subscriptionId: string) => Promise<void>): Promise<Payment> {
    const { _id } = await this.openOne(accountId);
    return forPeople(async () => {
      await act(_id);
      return this.shown(await this.sync(_id));
    });
  }

  private async openOne(accountId: string): Promise<PaymentDocument> {
    const found = await this.findCurrent(accountId);
    if (!found || found.status === 'ended') throw new ProblemError('billing.not-subscribed');
    return found;
  }

  private async follow(known: PaymentDocument): Promise<void> {
    const { _id, accountId, status, periodStart } = known;
    if (!accountId) return;
    await this.endSecond(accountId);
    await this.setPaid(accountId);
    if (status !== 'past-due') return;
    const day = dunningDay(known, timeOf(known));
    const letter = { template: 'payment-failed', day, pausesAt: pausesAt(known).toISOString() } as const;
    const id = `payment-failed ${_id} ${periodStart.toISOString()} ${day}`;
    await this.bus.call(identity.mail.send, { id, accountId, letter }, { asService: true });
  }

  private setPaid(accountId: string, reason: string | null = null): Promise<void> {
    return this.subscriptions.setPaid(accountId, async () => paidBy(await this.payments.listOf(accountId)), reason);
  }

  /**
   * Of two that were paid for in two tabs, or before and after registering, the first one lives: the other is ended and paid back. Each is read again before that,
   * since the first may have ended long ago.
   */
  private async endSecond(accountId: string): Promise<void> {
    const known = liveOnes(await this.payments.listOf(accountId));
    if (known.length < 2) return;
    for (const { _id } of known) await this.readAgain(_id);
    for (const { _id } of liveOnes(await this.payments.listOf(accountId)).slice(1)) {
      await this.provider.refund(_id);
      await this.readAgain(_id);
    }
  }

  /** Whoever paid before they registered gets it with their account, also where that was first. Who never registers is written to; in the end it is paid back. */
  private async followUnclaimed(known: PaymentDocument): Promise<void> {
    const { _id, email, language, interval, status } = known;
    if (status === 'ended' || !email || !interval) return;
    const { accountId } = await this.bus.call(identity.email.findOwner, { email }, { asService: true });
    if (accountId) {
      await this.sync(_id, { accountId });
      return;
    }
    const now = timeOf(known);
    const endsAt = unclaimedEndsAt(known);
    if (now >= endsAt) {
      await this.provider.refund(_id);
      await this.readAgain(_id);
      return;
    }
    const day = unclaimedMailDay(known, now);
    if (day === null) return;
    const order = { id: `payment-unclaimed ${_id} ${day}`, email, language, interval, endsAt: endsAt.toISOString() };
    await this.bus.call(identity.mail.sendToPayer, order, { asService: true });
  }

  private shown(known: PaymentDocument | null): Payment {
    const { isTestMode } = this.provider;
    if (!known) {
      return { isTestMode, status: 'none', interval: null, periodEnd: null, trialEnd: null, isCanceled: false, failedAt: null };
    }
    return {
      isTestMode,
      status: known.status,
      interval: known.interval,
      periodEnd: known.periodEnd.toISOString(),
      trialEnd: known.trialEnd?.toISOString() ?? null,
      isCanceled: known.cancelAtPeriodEnd,
      failedAt: known.status === 'past-due' ? known.periodStart.toISOString() : null,
    };
  }
}

/** An outage in words for somebody who is about to pay. */
export async function forPeople<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isOutage(error)) throw new ProblemError('billing.service-away', undefined, { retryAfter: 5, cause: error });
    throw error;
  }
}

const timeOf = ({ clockAheadMs }: PaymentDocument): Date => new Date(Date.now() + clockAheadMs);

/** Those that go on, the first one first. */
const liveOnes = (payments: readonly PaymentDocument[]): PaymentDocument[] =>
  payments
    .filter(({ status }) => status !== 'ended' && status !== 'incomplete')
    .toSorted((one, other) => boughtAtOf(one).getTime() - boughtAtOf(other).getTime() || (one._id < other._id ? -1 : 1));

/** What several payments come to. */
function paidBy(payments: readonly PaymentDocument[]): PaidState {
  const active = payments.filter((one) => (activeUntil(one) ?? 0) > timeOf(one));
  const renewals = active.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd).map(({ periodEnd }) => periodEnd.getTime());
  return { isActive: active.length > 0, renewsAt: renewals.length > 0 ? new Date(Math.max(...renewals)) : null };
}

/** One that the payment service no longer knows has ended. */
function stateOf(read: PaidSubscription | null, known: PaymentDocument | null) {
  const readAt = new Date();
  if (!read) return { ...known, status: 'ended' as const, readAt };
  const { id: _, asOf, ...state } = read;
  return { ...state, clockAheadMs: clockAhead(asOf, readAt), readAt };
}

/** The clocks of two machines differ by some seconds, which mean nothing. */
const CLOCKS_DIFFER_MS = 60_000;

const clockAhead = (theirs: Date, ours: Date): number => {
  const ahead = theirs.getTime() - ours.getTime();
  return Math.abs(ahead) < CLOCKS_DIFFER_MS ? 0 : ahead;
};

function boundTo(
  known: PaymentDocument | null,
  owner: Owner | undefined,
): Pick<PaymentDocument, 'accountId' | 'email' | 'language' | 'boughtAt'> {
  const accountId = known?.accountId ?? owner?.accountId ?? null;
  const email = known?.email ?? (owner?.email ? emailKeyOf(owner.email) : null);
  const language = owner?.language ?? known?.language ?? 'en';
  return { accountId, email: accountId ? null : email, language, boughtAt: known ? boughtAtOf(known) : new Date() };
}

function isOther(known: PaymentDocument, read: PaidSubscription | null): boolean {
  if (!read) return known.status !== 'ended';
  // by a test clock that was turned, time alone may have ended what is paid for
  if (Math.abs(clockAhead(read.asOf, new Date()) - known.clockAheadMs) > CLOCKS_DIFFER_MS) return true;
  const form = ({ status, interval, periodEnd, cancelAtPeriodEnd, customerId }: Omit<PaidSubscription, 'id' | 'asOf'>): string =>
    JSON.stringify([status, interval, periodEnd, cancelAtPeriodEnd, customerId]);
  return form(known) !== form(read);
}
