import { STAFF_ROLES } from '@simmer/contracts';
import { bootService, type EnvironmentVariables, Mongo, type RunningService } from '@simmer/kit';
import { waitUntil } from '@simmer/testing';
import { BillingModule } from '@svc/billing';
import { IdentityModule } from '@svc/identity';
import { SubscriptionService } from '../../apps/billing/src/subscription/subscription.service';
import { AccountService } from '../../apps/identity/src/account/account.service';

export type Promotions = Awaited<ReturnType<typeof promotions>>;

/** What no route of the product does for whoever asks, done by one more process of the services that may. */
export async function promotions(environment: EnvironmentVariables) {
  const [identity, billing] = await Promise.all([
    bootService('identity', IdentityModule, environment),
    bootService('billing', BillingModule, environment),
  ]);
  await Promise.all([identity, billing].map(untilReady));
  return {
    makePremium: (accountId: string) => billing.app.get(SubscriptionService).setGranted(accountId, true),
    confirmEmail: (email: string) => identity.app.get(AccountService).confirmEmail(email),
    makeStaff: (email: string) => identity.app.get(AccountService).setStaffRoles(email, STAFF_ROLES),
    close: () => Promise.all([identity.stop(), billing.stop()]),
  };
}

const untilReady = ({ name, app }: RunningService): Promise<void> =>
  waitUntil(
    () =>
      app
        .get(Mongo)
        .isReady()
        .catch(() => false),
    `${name} to be ready`,
  );
