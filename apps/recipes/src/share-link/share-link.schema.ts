import type { SharedKind } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const SHARE_LINK_MODEL = 'ShareLink';

/** Gives anybody with the token access to one thing of its owner's. */
export interface ShareLinkDocument {
  _id: string;
  ownerId: string;
  /** The hash of the token, which is shown once. */
  hash: string;
  kind: SharedKind;
  about: string;
  /** The household of the week: a former member's link no longer shows it. */
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
