import { operations, type StaffRole } from '@simmer/contracts';
import { Bus, type EnvironmentVariables, ServiceConfig } from '@simmer/kit';

async function asOperator(environment: EnvironmentVariables, act: (bus: Bus) => Promise<unknown>): Promise<void> {
  const bus = new Bus('operator', ServiceConfig.parse(environment));
  try {
    await act(bus);
  } finally {
    await bus.onApplicationShutdown();
  }
}

export const grantPremium = (environment: EnvironmentVariables, accountId: string): Promise<void> =>
  asOperator(environment, (bus) => bus.call(operations.billing.subscription.grant, { accountId, isActive: true }, { asService: true }));

export const confirmEmails = (environment: EnvironmentVariables, emails: readonly string[]): Promise<void> =>
  asOperator(environment, async (bus) => {
    for (const email of emails) await bus.call(operations.identity.account.confirmEmail, { email }, { asService: true });
  });

export const setStaffRoles = (environment: EnvironmentVariables, email: string, roles: StaffRole[]): Promise<void> =>
  asOperator(environment, (bus) => bus.call(operations.identity.account.setStaffRoles, { email, roles }, { asService: true }));
