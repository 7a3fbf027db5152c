import { Schema } from 'mongoose';

export const OAUTH_RECORD_MODEL = 'OAuthRecord';

/** Something of oidc-provider's that has to last: a request that waits for a cook, a grant, a code, a token. */
export interface OAuthRecordDocument {
  /** SHA-256 of kind and id: ids are the secrets themselves, so only hashes are stored. */
  _id: string;
  /** What oidc-provider keeps, as JSON, wherever its own id stands in it replaced by `ID`. */
  payload: string;
  /** What the cook allowed, which this follows from; null for requests and for grants themselves. */
  grantId: string | null;
  accountId: string | null;
  consumedAt: Date | null;
  expiresAt: Date;
}

export const OAuthRecordSchema = new Schema<OAuthRecordDocument>(
  {
    _id: { type: String, required: true },
    payload: { type: String, required: true },
    grantId: { type: String, default: null },
    accountId: { type: String, default: null },
    consumedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'oauth_records', versionKey: false, id: false },
);
OAuthRecordSchema.index({ grantId: 1 });
OAuthRecordSchema.index({ accountId: 1 });
// housekeeping alone: oidc-provider compares the time itself
OAuthRecordSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
