import type { Account } from '@simmer/contracts';
import type { AccountDocument } from './account.schema';

/** The form in which an address is compared: nobody expects two accounts that differ in capitals. */
export const emailKeyOf = (email: string): string => email.toLowerCase();

export const toAccount = ({ _id, email, emailVerifiedAt, name, role, createdAt }: AccountDocument): Account => ({
  id: _id,
  email,
  emailVerified: emailVerifiedAt !== null,
  name,
  role,
  createdAt: createdAt.toISOString(),
});
