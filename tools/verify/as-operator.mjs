// What a person at the machine may do to accounts of a running product: done as the operator, whose key this machine holds.
import { bundled } from '../bundled.mjs';

const operator = () => bundled('as-operator', 'tools/verify/as-operator.entry.ts');

/** Puts an account on the premium plan. */
export async function makePremium(environment, accountId) {
  await (await operator()).grantPremium(environment, accountId);
}

/** Notes that these addresses are their accounts' own, as their mails would show. */
export async function confirmEmails(environment, ...emails) {
  await (await operator()).confirmEmails(environment, emails);
}

/** Gives an account these staff roles in place of those that it has. */
export async function setStaffRoles(environment, email, roles) {
  await (await operator()).setStaffRoles(environment, email, roles);
}
