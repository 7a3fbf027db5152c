// What a person at the machine may do to accounts of a running product: done as the operator, whose key this machine holds.
import type { StaffRole } from '@simmer/contracts';
import type { EnvironmentVariables } from '@simmer/kit';
import { bundled } from '../bundled.mjs';

type Operator = typeof import('./as-operator.entry');
let bundle: Promise<Operator> | undefined;
/** As a bundle, made once: what runs browser journeys cannot read decorators. */
const operator = () => (bundle ??= bundled('as-operator', 'tools/verify/as-operator.entry.ts') as Promise<Operator>);

/** Puts an account on the premium plan. */
export async function makePremium(environment: EnvironmentVariables, accountId: string): Promise<void> {
  await (await operator()).grantPremium(environment, accountId);
}

/** Notes that these addresses are their accounts' own, as their mails would show. */
export async function confirmEmails(environment: EnvironmentVariables, ...emails: string[]): Promise<void> {
  await (await operator()).confirmEmails(environment, emails);
}

/** Gives an account these staff roles in place of those that it has. */
export async function setStaffRoles(environment: EnvironmentVariables, email: string, roles: StaffRole[]): Promise<void> {
  await (await operator()).setStaffRoles(environment, email, roles);
}
