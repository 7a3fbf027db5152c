import type { Role, StaffRole } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import type { Language } from '@simmer/messages';
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
  /** `staff` where there are staff roles. */
  role: Role;
  staffRoles: StaffRole[];
  passwordHash: string;
  passwordChangedAt: Date | null;
  /** When the cook confirmed this address; null before. */
  emailVerifiedAt: Date | null;
  /** What mails are written in. */
  language: Language;
  /** Sessions from before count no more, whether each of them has been ended by then or not; null: all count. */
  sessionsFrom: Date | null;
  createdAt: Date;
  /** Its deletion has started: nothing accepts it any more. */
  isGoing: boolean;
  /** When the person confirmed to be 13 or older and accepted the terms. */
  acceptedTermsAt: Date;
}

export type StoredAccount = AccountDocument & WithOutbox;

/**
 * Whose an e-mail address is. The address is the `_id`, because only that is unique under a race on every store we
 * support; `isSettled` says that the account behind it is complete, and from then on the claim never moves.
 */
export interface EmailClaimDocument {
  _id: string;
  accountId: string;
  /** Of the registration that claimed it, to know that one again. */
  requestId: string;
  claimedAt: Date;
  isSettled: boolean;
}

export const AccountSchema = new Schema<StoredAccount>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    name: { type: String, default: '' },
    role: { type: String, required: true },
    staffRoles: { type: [String], default: [] },
    passwordHash: { type: String, required: true },
    passwordChangedAt: { type: Date, default: null },
    emailVerifiedAt: { type: Date, default: null },
    language: { type: String, default: 'en' },
    sessionsFrom: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    isGoing: { type: Boolean, default: false },
    acceptedTermsAt: { type: Date, required: true },
  },
  { collection: 'accounts', versionKey: false, id: false },
);

AccountSchema.plugin(outboxPlugin);
AccountSchema.index({ role: 1 });

export const EmailClaimSchema = new Schema<EmailClaimDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    requestId: { type: String, required: true },
    claimedAt: { type: Date, required: true },
    isSettled: { type: Boolean, required: true },
  },
  { collection: 'email_claims', versionKey: false, id: false },
);
EmailClaimSchema.index({ accountId: 1 });
