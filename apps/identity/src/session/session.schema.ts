import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const SESSION_MODEL = 'Session';

export interface SessionDocument extends WithOutbox {
  /** SHA-256 of the token, in base64url: whoever reads the store cannot sign in with it. */
  _id: string;
  accountId: string;
  startedAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  revision: number;
}

export const SessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    startedAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    revision: { type: Number, required: true },
  },
  { collection: 'sessions', versionKey: false, id: false },
);
SessionSchema.plugin(outboxPlugin);
// housekeeping alone: every read compares expiresAt itself
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
