import { domainToASCII } from 'node:url';
import type { Account } from '@simmer/contracts';
import type { AccountDocument } from './account.schema';

/** The normalized form of an address: without differences of case, of accents' encoding and of the domain's spelling. */
export const emailKeyOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 0) return email.toLowerCase();
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  return `${local.normalize('NFC')}@${domainToASCII(domain) || domain}`.toLowerCase();
};

export const toAccount = ({ _id, email, emailVerifiedAt, name, role, staffRoles, createdAt }: AccountDocument): Account => ({
  id: _id,
  email,
  emailVerified: emailVerifiedAt !== null,
  name,
  role,
  staffRoles,
  createdAt: createdAt.toISOString(),
});
