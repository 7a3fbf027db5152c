import type { Scope } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const API_TOKEN_MODEL = 'ApiToken';

/** So long a token that has expired is listed. */
const LISTED_AFTERWARDS_SECONDS = 30 * 86_400;

export interface ApiTokenDocument {
  /** Made by the client. */
  _id: string;
  accountId: string;
  name: string;
  scopes: Scope[];
  /** The `hashOf` of the token. */
  hash: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

export const ApiTokenSchema = new Schema<ApiTokenDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    name: { type: String, required: true },
    scopes: { type: [String], required: true },
    hash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'api_tokens', versionKey: false, id: false },
);
ApiTokenSchema.index({ hash: 1 }, { unique: true });
ApiTokenSchema.index({ accountId: 1 });
// housekeeping alone: every use compares expiresAt itself
ApiTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: LISTED_AFTERWARDS_SECONDS });
