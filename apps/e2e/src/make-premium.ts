import type { World } from '@simmer/world';
import { PaymentProvider, SubscriptionService, type TestProvider } from '@svc/billing';

const setPlan = (world: World, accountId: string, isActive: boolean): Promise<void> =>
  world.services.billing.app.get(SubscriptionService).setGranted(accountId, isActive);

/** Puts a new account on the premium plan, as a payment would. */
export const makePremium = (world: World, accountId: string): Promise<void> => setPlan(world, accountId, true);

/** Ends an account's premium plan and waits until every service knows. */
export async function endPremium(world: World, accountId: string): Promise<void> {
  await setPlan(world, accountId, false);
  await world.settle();
}

/** The payment service of the test mode, for what happens on its pages. */
export const testPaymentsOf = (world: World): TestProvider =>
  world.services.billing.app.get<PaymentProvider, TestProvider>(PaymentProvider);
