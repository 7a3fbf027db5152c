import { Module } from '@nestjs/common';
import { jobs, operations, type ParsedInputOf, ProblemError } from '@simmer/contracts';
import { bootService, Handles, isOutage, type RunningService } from '@simmer/kit';
import { cook, FakeService, isolatedEnvironment, randomFrom, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { BillingModule } from './billing.module';
import { STRIPE_FAULTS, type StripeEvent, StripeStandIn } from './spec/stripe-stand-in';
import { atOnce, deliveriesOf, type LifeStep, type PayingCook, SubscriptionLife } from './spec/subscription-life';

const { checkout, payment, subscription, webhook } = operations.billing;
const { mail } = operations.identity;

const LIVES = 12;
const ROUNDS = 5;
const SEED = 27;

const mails = new Set<string>();

@FakeService('identity')
class IdentityStandIn {
  @Handles(mail.send)
  async send({ id }: ParsedInputOf<typeof mail.send>) {
    mails.add(id);
    return { accepted: true as const };
  }
}
@Module({ controllers: [IdentityStandIn] })
class IdentityStandInModule {
  static readonly keepsDocuments = false;
}

let stripe: StripeStandIn;
let identity: RunningService;
let billing: ServiceUnderTest;
beforeAll(async () => {
  stripe = await StripeStandIn.start();
  const environment = isolatedEnvironment(stripe.settings);
  identity = await bootService('identity', IdentityStandInModule, environment);
  billing = await serviceUnderTest('billing', BillingModule, environment);
});
afterAll(async () => {
  await billing.close();
  await identity.stop();
  await stripe.stop();
});

function payingCook(): PayingCook {
  const actor = cook();
  return {
    accountId: actor.accountId,
    open: (input) => billing.call(checkout.create, input, actor),
    confirm: (session_id) => billing.call(checkout.confirm, { session_id }, actor),
    change: (input) => billing.call(payment.change, input, actor),
    cancel: (input) => billing.call(payment.cancel, input, actor),
    resume: (input) => billing.call(payment.resume, input, actor),
    isOutage: (error) => isOutage(error) || (error instanceof ProblemError && error.code === 'billing.service-away'),
    isDeclined: (error) => error instanceof ProblemError && error.code === 'billing.payment-failed',
  };
}

/** Also of an event that was taken before. */
const deliver = ({ body }: StripeEvent) =>
  billing.call(webhook.receive, { body: Buffer.from(body).toString('base64'), signature: stripe.signatureOf({ body }) }, null);

async function told({ accountId }: PayingCook): Promise<object> {
  const actor = cook(accountId);
  const { plan } = await billing.call(subscription.current, {}, actor);
  const { status, interval, periodEnd, isCanceled } = await billing.call(payment.current, {}, actor);
  return status === 'ended' ? { plan, status } : { plan, status, interval, periodEnd, isCanceled };
}

const expectedOf = (life: SubscriptionLife): object => {
  const { plan, status, ...rest } = life.expected();
  return status === 'ended' ? { plan, status } : { plan, status, ...rest };
};

describe('subscription lives at random', () => {
  it('end as the payment service knows them, with each mail once, however events get lost, come again and in any order, and whatever fails', async () => {
    const random = randomFrom(SEED);
    const lives = Array.from({ length: LIVES }, () => new SubscriptionLife(payingCook(), stripe, random));
    const due = new Set<string>();
    const steps = new Set<LifeStep>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      // one in five requests to the payment service goes wrong
      stripe.fault = () => (random() < 0.2 ? (STRIPE_FAULTS[Math.floor(random() * STRIPE_FAULTS.length)] ?? null) : null);
      await Promise.all(lives.map(async (life) => steps.add(await life.step())));
      await atOnce(
        deliveriesOf(
          lives.flatMap(({ events }) => events.splice(0)),
          random,
        ),
        10,
        deliver,
      );
      stripe.fault = () => null;
      await billing.settle();
      await billing.runJob(jobs.billing.reconcilePayments, {});
      await expect(Promise.all(lives.map(({ cook: one }) => told(one)))).resolves.toEqual(lives.map(expectedOf));
      for (const life of lives) {
        const letter = life.mailDue();
        if (letter) due.add(letter.id);
      }
      expect([...mails].toSorted()).toEqual([...due].toSorted());
    }
    expect(steps.size).toBeGreaterThan(4);
    expect(due.size).toBeGreaterThan(0);
    expect(stripe.faults.size).toBe(STRIPE_FAULTS.length);
  }, 180_000);
});
