import { domainToASCII } from 'node:url';
import type { Account } from '@simmer/contracts';
import type { AccountDocument } from './account.schema';

/** The form in which an address is compared: nobody expects two accounts that differ in capitals, in how an accent is written or in the spelling of the domain. */
export const emailKeyOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 0) return email.toLowerCase();
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  return `${local.normalize('NFC')}@${domainToASCII(domain) || domain}`.toLowerCase();
};

export const toAccount = ({ _id, email, emailVerifiedAt, name, role, createdAt }: AccountDocument): Account => ({
  id: _id,
  email,
  emailVerified: emailVerifiedAt !== null,
  name,
  role,
  createdAt: createdAt.toISOString(),
});
