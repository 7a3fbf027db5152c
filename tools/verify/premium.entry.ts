import { operations } from '@simmer/contracts';
import { Bus, type EnvironmentVariables, ServiceConfig } from '@simmer/kit';

export async function grantPremium(environment: EnvironmentVariables, accountId: string): Promise<void> {
  const bus = new Bus('operator', ServiceConfig.parse(environment));
  try {
    await bus.call(operations.billing.subscription.grant, { accountId, isActive: true }, { asService: true });
  } finally {
    await bus.onApplicationShutdown();
  }
}
