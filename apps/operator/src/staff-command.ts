import { Logger } from '@nestjs/common';
import { operations } from '@simmer/contracts';
import { Bus, type EnvironmentVariables, ServiceConfig } from '@simmer/kit';

const USAGE = `usage: npm run staff -- list
       npm run staff -- grant <email>
       npm run staff -- revoke <email>
       npm run staff -- confirm <email>
       npm run staff -- log`;
const NEEDS_FACTOR = 'They can act as staff once they have turned two-step sign-in on, in their settings.';

const { account, staff } = operations.identity;

/** What a person at the machine decides about staff. Returns what to print. */
export async function runStaffCommand([command, email]: string[], variables: EnvironmentVariables): Promise<string[]> {
  // what is printed is the answer
  Logger.overrideLogger(false);
  const bus = new Bus('operator', ServiceConfig.parse(variables));
  try {
    if (command === 'list') return await list(bus);
    if (command === 'log') return await log(bus);
    if (command === 'grant' && email) {
      await bus.call(account.grantRole, { email, role: 'staff' }, { asService: true });
      const granted = (await bus.call(staff.list, {}, { asService: true })).items.find(
        (one) => one.email.toLowerCase() === email.toLowerCase(),
      );
      return [`${email} is staff now.`, ...(granted?.hasSecondFactor ? [] : [NEEDS_FACTOR])];
    }
    if (command === 'revoke' && email) {
      await bus.call(account.grantRole, { email, role: 'cook' }, { asService: true });
      return [`${email} is no staff any more.`];
    }
    if (command === 'confirm' && email) {
      await bus.call(account.confirmEmail, { email }, { asService: true });
      return [`${email} is confirmed now.`];
    }
    throw new Error(USAGE);
  } finally {
    await bus.onApplicationShutdown();
  }
}

async function list(bus: Bus): Promise<string[]> {
  const { items } = await bus.call(staff.list, {}, { asService: true });
  if (items.length === 0) return ['Nobody is staff.'];
  return items.map(
    ({ email, name, hasSecondFactor }) => `${email}  ${name || '-'}  ${hasSecondFactor ? 'two-step sign-in' : 'NO two-step sign-in yet'}`,
  );
}

async function log(bus: Bus): Promise<string[]> {
  const { items, total, isIntact } = await bus.call(staff.log, {}, { asService: true });
  const lines = items.map(
    ({ number, at, by, did, about, isGenuine }) => `${number}  ${at}  ${by}  ${did}  ${about}${isGenuine ? '' : '  NOT GENUINE'}`,
  );
  return [...lines, `${total} entries, ${isIntact ? 'all genuine' : 'NOT all genuine'}`];
}
