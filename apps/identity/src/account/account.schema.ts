import type { Role } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const ACCOUNT_MODEL = 'Account';
export const EMAIL_CLAIM_MODEL = 'EmailClaim';

export interface AccountDocument {
  _id: string;
  /** As it was typed; letters go there in any case. */
  email: string;
  /** The e-mail address by which the account is found: the `_id` of its claim. */
  emailKey: string;
  name: string;
  role: Role;
  passwordHash: string;
  createdAt: Date;
}

/**
 * Whose an e-mail address is. The address is the `_id`, because only that is unique under a race on every store we
 * support; `isSettled` says that the account behind it is complete, and from then on the claim never moves.
 */
export interface EmailClaimDocument {
  _id: string;
  accountId: string;
  claimedAt: Date;
  isSettled: boolean;
}

export const AccountSchema = new Schema<AccountDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    name: { type: String, default: '' },
    role: { type: String, required: true },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'accounts', versionKey: false, id: false },
);

export const EmailClaimSchema = new Schema<EmailClaimDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    claimedAt: { type: Date, required: true },
    isSettled: { type: Boolean, required: true },
  },
  { collection: 'email_claims', versionKey: false, id: false },
);
