import { Schema } from 'mongoose';

export const MAIL_LINK_MODEL = 'MailLink';

export const LINK_PURPOSES = ['verify-email', 'new-email', 'reset-password'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A link that was sent by mail. It opens one thing, once. */
export interface MailLinkDocument {
  /** SHA-256 of the secret in the link. */
  _id: string;
  purpose: LinkPurpose;
  accountId: string;
  /** Where it was sent. Whoever has it reads the mail of this address. */
  email: string;
  /** Whoever uses it has until then to end; dying on the way leaves it usable afterwards. */
  takenUntil: Date | null;
  usedAt: Date | null;
  /** How often digits were typed for it. */
  codeTries: number;
  createdAt: Date;
  expiresAt: Date;
}

export const MailLinkSchema = new Schema<MailLinkDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    accountId: { type: String, required: true },
    email: { type: String, required: true },
    takenUntil: { type: Date, default: null },
    usedAt: { type: Date, default: null },
    codeTries: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mail_links', versionKey: false, id: false },
);
MailLinkSchema.index({ accountId: 1 });
// housekeeping alone: every use compares expiresAt itself
MailLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
