import type { SharedKind } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const SHARE_LINK_MODEL = 'ShareLink';

/** Opens something of its owner's to whoever has the token. */
export interface ShareLinkDocument {
  _id: string;
  ownerId: string;
  /** Of the token, which is told once. */
  hash: string;
  kind: SharedKind;
  about: string;
  /** Whose week it is: whoever leaves a household no longer shows its plan. */
  householdId: string | null;
  created_at: Date;
  expires_at: Date;
  revoked: boolean;
}

export const ShareLinkSchema = new Schema<ShareLinkDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    hash: { type: String, required: true },
    kind: { type: String, required: true },
    about: { type: String, required: true },
    householdId: { type: String, default: null },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
    revoked: { type: Boolean, default: false },
  },
  { collection: 'share_links', versionKey: false, id: false },
);
ShareLinkSchema.index({ hash: 1 }, { unique: true });
ShareLinkSchema.index({ ownerId: 1, _id: -1 });
ShareLinkSchema.index({ householdId: 1 });
ShareLinkSchema.index({ expires_at: 1 });
