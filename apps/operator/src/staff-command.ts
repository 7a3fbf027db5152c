import { Logger } from '@nestjs/common';
import { type AuditLogCheck, MAX_PAGE_SIZE, operations, STAFF_ROLES, type StaffRole } from '@simmer/contracts';
import { Bus, type EnvironmentVariables, ServiceConfig } from '@simmer/kit';

const USAGE = `usage: npm run staff -- list
       npm run staff -- grant <email> [moderator | operator]
       npm run staff -- revoke <email> [moderator | operator]
       npm run staff -- confirm <email>
       npm run staff -- log`;
const NEEDS_FACTOR = 'They can act as staff once they have turned two-step sign-in on, in their settings.';

const { account, auditLog, staff } = operations.identity;

/** What a person at the machine decides about staff. Returns what to print. */
export async function runStaffCommand([command, email, role]: string[], variables: EnvironmentVariables): Promise<string[]> {
  // what is printed is the answer
  Logger.overrideLogger(false);
  const bus = new Bus('operator', ServiceConfig.parse(variables));
  try {
    if (command === 'list') return await list(bus);
    if (command === 'log') return await log(bus);
    if (command === 'grant' && email) return await grant(bus, email, roleOf(role ?? 'operator'));
    if (command === 'revoke' && email) return await revoke(bus, email, role === undefined ? STAFF_ROLES : [roleOf(role)]);
    if (command === 'confirm' && email) {
      await bus.call(account.confirmEmail, { email }, { asService: true });
      return [`${email} is confirmed now.`];
    }
    throw new Error(USAGE);
  } finally {
    await bus.onApplicationShutdown();
  }
}

function roleOf(name: string): StaffRole {
  const role = STAFF_ROLES.find((one) => one === name);
  if (!role) throw new Error(`There is no role ${name}: give moderator or operator.\n${USAGE}`);
  return role;
}

async function grant(bus: Bus, email: string, role: StaffRole): Promise<string[]> {
  const before = await find(bus, email);
  const { staffRoles } = await bus.call(
    account.setStaffRoles,
    { email, roles: [...new Set([...(before?.roles ?? []), role])] },
    { asService: true },
  );
  const hasSecondFactor = (await find(bus, email))?.hasSecondFactor;
  return [`${email} is staff now: ${staffRoles.join(', ')}.`, ...(hasSecondFactor ? [] : [NEEDS_FACTOR])];
}

async function revoke(bus: Bus, email: string, taken: readonly StaffRole[]): Promise<string[]> {
  const before = await find(bus, email);
  const roles = (before?.roles ?? []).filter((role) => !taken.includes(role));
  await bus.call(account.setStaffRoles, { email, roles }, { asService: true });
  return [roles.length > 0 ? `${email} is still staff: ${roles.join(', ')}.` : `${email} is no staff any more.`];
}

async function find(bus: Bus, email: string) {
  const { items } = await bus.call(staff.list, {}, { asService: true });
  return items.find((one) => one.email.toLowerCase() === email.toLowerCase());
}

async function list(bus: Bus): Promise<string[]> {
  const { items } = await bus.call(staff.list, {}, { asService: true });
  if (items.length === 0) return ['Nobody is staff.'];
  return items.map(
    ({ email, name, roles, hasSecondFactor }) =>
      `${email}  ${name || '-'}  ${roles.join(', ')}  ${hasSecondFactor ? 'two-step sign-in' : 'NO two-step sign-in yet'}`,
  );
}

async function log(bus: Bus): Promise<string[]> {
  const { items } = await bus.call(auditLog.list, { limit: MAX_PAGE_SIZE }, { asService: true });
  const { lastCheck } = await bus.call(auditLog.summary, {}, { asService: true });
  const lines = items.map(({ number, at, actor, action, details }) => `${number}  ${at}  ${actor.name || actor.id}  ${action}  ${details}`);
  return [...lines, checkLine(lastCheck)];
}

function checkLine(check: AuditLogCheck | null): string {
  if (!check) return 'Not checked yet: that is done every night.';
  return `Checked ${check.at}: ${check.entries} entries, ${check.isIntact ? 'as they were written' : 'CHANGED OR REMOVED'}`;
}
